import { type LookDocument } from '#src/crt/presets/look-document.ts'

/** A look from the URL, or a sentence that says why it could not be read. */
export interface SharedLook {
  readonly document: LookDocument | null
  readonly failure: string | null
}

/** Reads the look of `?look=`. Loads the reader only when there is one. */
export async function openSharedLook(text: string | null): Promise<SharedLook> {
  if (text === null) return { document: null, failure: null }
  const [{ readLookLink }, { TWEAK_MESSAGES }] = await Promise.all([
    import('#src/crt/presets/look-link.ts'),
    import('#src/protocol/tweak-texts.ts'),
  ])
  const read = readLookLink(text)
  if (read.ok) return { document: read.document, failure: null }
  return { document: null, failure: TWEAK_MESSAGES.badLink(read.failure.sentence) }
}
