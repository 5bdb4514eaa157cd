/** The sounds library has no types of its own. */
declare module "zzfx" {
  export function zzfx(...sound: readonly number[]): AudioBufferSourceNode;
}
