/** Sounds: soft wood, made on the spot. They are off until the reader turns them on, but for "your turn". */
import { preferences } from "../preferences.svelte";

/** Sounds as zzfx takes them: volume, randomness, frequency, attack, sustain, release, shape … */
const SOUNDS = {
  "your-turn": [0.35, 0, 392, 0.01, 0.04, 0.28, 0, 1.6],
  move: [0.3, 0.05, 180, 0, 0.01, 0.06, 1, 0.4],
  end: [0.4, 0, 523, 0.02, 0.12, 0.4, 0, 1.4],
} as const;

export type Sound = keyof typeof SOUNDS;

export function chime(sound: Sound): void {
  if (!preferences.sound && sound !== "your-turn") return;
  if (!navigator.userActivation?.hasBeenActive) return; // browsers are silent until somebody has touched the page
  void import("zzfx").then(({ zzfx }) => zzfx(...SOUNDS[sound]));
}
