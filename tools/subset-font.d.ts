declare module 'subset-font' {
  /** Returns the font with these characters only. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Uint8Array>
}
