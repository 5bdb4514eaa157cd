/** Who sits at this device. The server's session decides; a name can be changed at any time. */
import { api, Refused } from "../wire/api";
import type { Person } from "../wire/types";
import { say } from "../words/words.svelte";

/** Whether this device has been asked for a name. */
const NAMED = "tafelrunde.named";

class Me {
  person = $state.raw<Person | null>(null);
  #recognised: Promise<void> | null = null;
  #asked: Promise<Person> | null = null;

  /** Recognise somebody who has been here before; strangers stay strangers until they do something. */
  recognise(): Promise<void> {
    this.#recognised ??= this.#look();
    return this.#recognised;
  }

  /** Who I am; a stranger becomes a guest. */
  async known(): Promise<Person> {
    if (this.person) return this.person;
    this.#asked ??= this.#become().finally(() => (this.#asked = null));
    return this.#asked;
  }

  /** Whether somebody has said what they are called, or that they do not mind. */
  get named(): boolean {
    return localStorage.getItem(NAMED) !== null;
  }

  async rename(name: string): Promise<void> {
    const person = await this.known();
    this.person = person.name === name ? person : await api.rename(name);
    localStorage.setItem(NAMED, "yes");
  }

  async takeOver(code: string): Promise<void> {
    this.person = await api.takeOver(code);
    localStorage.setItem(NAMED, "yes");
  }

  async #look(): Promise<void> {
    try {
      this.person = await api.me();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  async #become(): Promise<Person> {
    await this.recognise();
    this.person ??= await api.become(say("guest"));
    return this.person;
  }
}

export const me = new Me();
