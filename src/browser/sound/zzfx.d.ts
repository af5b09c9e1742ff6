/** zzfx ships without types. These are the parts that are used here. */
declare module 'zzfx' {
  export const ZZFX: {
    /** The master volume, 0 to 1. */
    volume: number
    readonly sampleRate: number
    readonly audioContext: AudioContext
    buildSamples(...parameters: readonly number[]): number[]
    playSamples(
      channels: readonly (readonly number[])[],
      volumeScale?: number,
      rate?: number,
      pan?: number,
      loop?: boolean,
    ): AudioBufferSourceNode
  }
}
