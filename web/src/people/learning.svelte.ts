/** Which lessons the reader has finished; the server keeps it with the person. */
import { api, Refused } from "../wire/api";
import type { FinishedLesson } from "../wire/types";
import { me } from "./me.svelte";

class Learning {
  finished = $state.raw<readonly FinishedLesson[]>([]);

  /** Ask what has been finished; strangers have finished nothing. */
  async ask(): Promise<void> {
    await me.recognise();
    if (me.person) await this.#take(api.finishedLessons());
  }

  isFinished(game: string, lesson: string): boolean {
    return this.finished.some((each) => each.game === game && each.lesson === lesson);
  }

  /** Remember a lesson; a stranger becomes a guest, so that it is kept. */
  async finish(game: string, lesson: string): Promise<void> {
    if (this.isFinished(game, lesson)) return;
    await me.known();
    await this.#take(api.finishLesson({ game, lesson }));
  }

  async #take(answer: Promise<FinishedLesson[]>): Promise<void> {
    try {
      this.finished = await answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
}

export const learning = new Learning();
