/** Parses a JSON text. Returns undefined when the text is null or invalid. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
