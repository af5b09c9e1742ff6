import { LOOK_VERSION, type LookDocument, type LookResult } from './look-document.ts'
import { readLook } from './read-look.ts'

/** Formats a look as the text of a file. */
export function writeLookJson({ look, name, overrides }: LookDocument): string {
  return `${JSON.stringify({ version: LOOK_VERSION, name, look, overrides }, null, 2)}\n`
}

/** Reads a look from the text of a file. See {@link readLook} for older and newer versions. */
export function readLookJson(text: string): LookResult {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return { ok: false, failure: { field: '', sentence: 'This file is no JSON.' } }
  }
  return readLook(input)
}
