declare module "zzfx" {
  export function zzfx(...sound: readonly number[]): AudioBufferSourceNode;
}
