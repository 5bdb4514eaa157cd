/** Who sits at this device: a guest with a name that can be changed at any time. */
import { doors, Refused } from "../wire/doors";
import type { Person } from "../wire/types";
import { say } from "../words/words.svelte";

const PLACE = "tafelrunde.name";

class Me {
  person = $state.raw<Person | null>(null);
  #asked: Promise<Person> | null = null;

  /** Recognise somebody who has been here before; strangers stay strangers until they do something. */
  async recognise(): Promise<void> {
    if (localStorage.getItem(PLACE) === null) return;
    try {
      this.#welcome(await doors.me());
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Who I am; a stranger becomes a guest. */
  async known(): Promise<Person> {
    if (this.person) return this.person;
    this.#asked ??= this.#become().finally(() => (this.#asked = null));
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    if (this.person) this.#welcome(await doors.rename(name));
    else this.#welcome(await doors.become(name));
  }

  async takeOver(code: string): Promise<void> {
    this.#welcome(await doors.takeOver(code));
  }

  async #become(): Promise<Person> {
    await this.recognise();
    if (this.person) return this.person;
    return this.#welcome(await doors.become(localStorage.getItem(PLACE) ?? say("guest")));
  }

  #welcome(person: Person): Person {
    localStorage.setItem(PLACE, person.name);
    this.person = person;
    return person;
  }
}

export const me = new Me();
