/** Where the reader is: the path of the page and what stands behind its `#`. */

class Address {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the address without a step to go back to. */
  become(to: string): void {
    history.replaceState(null, "", to);
    this.#read();
  }

  /** The values behind the `#`, as in `#step=4&seat=1`. */
  get values(): URLSearchParams {
    return new URLSearchParams(this.hash.slice(1));
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  /** Links to other pages of the client are followed without loading it again. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const meant = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!link || !meant || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const address = new Address();
