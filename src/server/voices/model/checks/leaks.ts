/** The number of words in a row that make a quotation. */
const RUN = 7

/** Finds sentences that quote a text, such as the prompt. Case and punctuation do not count. */
export class Quotations {
  readonly #runs: ReadonlySet<string>

  constructor(text: string) {
    this.#runs = new Set(runsOf(text))
  }

  isQuotedBy(sentence: string): boolean {
    return runsOf(sentence).some((run) => this.#runs.has(run))
  }
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => {
    return words.slice(at, at + RUN).join(' ')
  })
}
