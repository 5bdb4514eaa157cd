/** The stream as a file: a drawing that stands alone, with the colours it has on the page. */

const COLOURS = ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity"] as const;

export function saveStream(name: string): void {
  const drawn = document.querySelector<SVGSVGElement>("svg[data-stream]");
  if (!drawn) return;
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const parts = [...drawn.querySelectorAll("path, rect")];
  copy.querySelectorAll("path, rect").forEach((part, at) => {
    const style = getComputedStyle(parts[at] ?? drawn);
    for (const each of COLOURS) part.setAttribute(each, style.getPropertyValue(each));
  });
  copy.querySelector(".now")?.remove();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const link = document.createElement("a");
  const text = new XMLSerializer().serializeToString(copy);
  link.href = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  link.download = `${name}.svg`;
  link.click();
  URL.revokeObjectURL(link.href);
}
