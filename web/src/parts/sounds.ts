/** Sounds: soft wood and paper, made on the spot. They are off until the reader turns them on, but for "your turn". */
import { preferences } from "../preferences.svelte";

/**
 * Sounds as zzfx takes them: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, its change,
 * then a jump in pitch and when, repeat, noise.
 */
export const SOUNDS = {
  /** Two notes upwards. */
  "your-turn": [0.45, 0, 392, 0.02, 0.1, 0.3, 0, 1, 0, 0, 131, 0.1],
  /** A piece is put down on wood. */
  move: [0.6, 0.04, 190, 0, 0.006, 0.07, 0, 0.6, -2, 0, 0, 0, 0, 0.3],
  /** Dice and cards: a short rustle. */
  chance: [0.4, 0.05, 320, 0.01, 0.05, 0.12, 0, 1, 0, 0, 0, 0, 0.045, 4],
  /** A dull knock. */
  refused: [0.5, 0, 110, 0.005, 0.03, 0.12, 0, 1, -0.6],
  /** Somebody said something. */
  said: [0.35, 0, 660, 0.005, 0.01, 0.09],
  end: [0.5, 0, 262, 0.03, 0.25, 0.6, 0, 1, 0, 0, 131, 0.16],
} as const;

export type Sound = keyof typeof SOUNDS;

export function chime(sound: Sound): void {
  if (!preferences.sound && sound !== "your-turn") return;
  if (!navigator.userActivation?.hasBeenActive) return; // browsers are silent until somebody has touched the page
  void import("zzfx").then(({ zzfx }) => zzfx(...SOUNDS[sound]));
}
