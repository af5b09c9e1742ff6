/** What the synthesiser ships without: the part of it that is used here. */
declare module 'zzfx' {
  export const ZZFX: {
    /** Of everything, 0 to 1. */
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
