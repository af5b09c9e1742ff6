/** Control characters but line breaks, format characters such as those of direction, and noncharacters. */
const INVISIBLE = /(?!\n)\p{Cc}|\p{Cf}|\p{Variation_Selector}|\p{Noncharacter_Code_Point}/gu
const PICTURES = /\p{Extended_Pictographic}\u200d?|\p{Emoji_Modifier}|\p{Regional_Indicator}/gu
/** Descriptions of what a character does: *leans in*, (sighs), [pause]. */
const STAGE_DIRECTIONS = /\*[^*\n]{1,120}\*(?!\*)|\([a-z][^()\n]{0,120}\)|\[[^\]\n]{1,120}\]/g
const EMPHASIS = /\*\*|__|~~|`|^\s*#{1,6}\s+|^\s*(?:[-•]|\d+[.)])\s+/gm
/** The speaker's name, which models put in front of a reply as in a play. */
const SPEAKER = /^(?:vinnie|tommy|carmela|(?:the )?(?:big )?boss)\s*:\s*/i

/** Removes from a sentence what a terminal does not show: markup, stage directions, pictures, invisible characters. */
export function cleanSentence(sentence: string): string {
  return sentence
    .normalize('NFC')
    .replace(/[\t\r\v\f]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(PICTURES, '')
    .replace(/\*\*([^*\n]+)\*\*/g, '$1')
    .replace(STAGE_DIRECTIONS, '')
    .replace(EMPHASIS, '')
    .replace(/\n+/g, ' ')
    .replace(/ {2,}/g, ' ')
}

/** Removes what models put in front of the first sentence of a reply: spaces, a speaker's name, a quotation mark. */
export function cleanStart(sentence: string): string {
  return sentence
    .trimStart()
    .replace(SPEAKER, '')
    .replace(/^["“”]\s*/, '')
    .trimStart()
}

const THOUGHTS = /^\s*<(think|thinking|thought|reasoning|analysis|scratchpad)>/i

/** Removes a model's thoughts, which some endpoints stream in front of the reply: `<think>…</think>`. */
export class Thoughts {
  #held = ''
  #tag: string | null = null
  #isOver = false

  /** Returns the part of the reply in a piece of the stream. */
  pass(piece: string): string {
    if (this.#isOver) return piece
    this.#held += piece
    if (this.#tag === null) {
      const tag = THOUGHTS.exec(this.#held)?.[1]
      if (tag === undefined) return this.#mayBeTag() ? '' : this.#end()
      this.#tag = tag
    }
    const close = new RegExp(`</${this.#tag}>`, 'i').exec(this.#held)
    if (!close) return ''
    this.#held = this.#held.slice(close.index + close[0].length)
    this.#tag = null
    // A model may think again.
    return this.pass('')
  }

  /** Returns what is left at the end of the stream. Thoughts without an end are dropped. */
  finish(): string {
    return this.#tag === null ? this.#end() : ''
  }

  #end(): string {
    const rest = this.#held
    this.#held = ''
    this.#isOver = true
    return rest
  }

  /** Whether the start of the reply may still become a tag. */
  #mayBeTag(): boolean {
    return /^\s*(?:<[a-z]{0,12})?$/i.test(this.#held)
  }
}
