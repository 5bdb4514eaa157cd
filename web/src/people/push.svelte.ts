/** Push notices: whether this browser gets them, and what prevents it. */
import { me } from "./me.svelte";
import type { Language } from "../preferences.svelte";
import { api, Refused } from "../wire/api";
import notifier from "./notifier?worker&url";

/** `denied`: the browser does not allow it; `failed`: it cannot be reached. */
type State = "off" | "asking" | "on" | "denied" | "failed";

const possible = () =>
  isSecureContext &&
  "serviceWorker" in navigator &&
  "PushManager" in window &&
  "Notification" in window;

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscribe(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(notifier, { scope: "/" });
  const registration = await navigator.serviceWorker.ready;
  await (await subscribed())?.unsubscribe(); // it may be one for another key
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function handIn(subscription: PushSubscription, language: Language): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  await api.tellMe({ endpoint: endpoint ?? "", keys: { p256dh, auth }, language });
}

class Push {
  /** Null where it cannot work, or as long as nobody has looked. */
  state = $state.raw<State | null>(null);

  /** Whether it can work here, and whether it does. */
  async look(): Promise<void> {
    if (!possible()) return;
    try {
      const { on } = await api.push();
      this.state = on && (await subscribed()) ? "on" : "off";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.state = error.code === "not-known" ? "off" : null;
    }
    if (this.state && Notification.permission === "denied") this.state = "denied";
  }

  /** Subscribe or unsubscribe. */
  async turn(on: boolean, language: Language): Promise<void> {
    this.state = "asking";
    try {
      this.state = on ? await this.#begin(language) : await this.#end();
    } catch {
      this.state = "failed";
    }
  }

  /** The server learns of a new language, person or address. */
  async renew(language: Language): Promise<void> {
    if (!possible() || Notification.permission !== "granted") return;
    const subscription = await subscribed();
    if (subscription) await handIn(subscription, language).catch(() => {}); // the next visit tries again
  }

  async #begin(language: Language): Promise<State> {
    const permission = await Notification.requestPermission();
    if (permission !== "granted") return permission === "denied" ? "denied" : "off";
    await me.known();
    const { key } = await api.push();
    await handIn(await subscribe(key), language);
    return "on";
  }

  async #end(): Promise<State> {
    await api.tellMeNoMore();
    await (await subscribed())?.unsubscribe();
    return "off";
  }
}

export const push = new Push();
