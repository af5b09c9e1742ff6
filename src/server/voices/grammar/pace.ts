import type { Shark } from '#src/rules/sharks/decision.ts'
import type { VoicePart } from '../voice.ts'

/** The maximum duration of a reply, in ms. The page shows its typing indicator for as long. */
const MAX_DURATION_MS = 3_500
/** The maximum length of a piece, in characters. */
const PIECE_LENGTH = 3
/** The pauses after a comma and after a sentence, in characters. */
const COMMA_PAUSE = 12.5
const SENTENCE_PAUSE = 25
/** The speed of each shark, in ms a character. */
const CHARACTER_MS: Readonly<Record<Shark, number>> = {
  vinnie: 12,
  tommy: 16,
  carmela: 20,
  bigboss: 45,
}

type TextPart = Extract<VoicePart, { type: 'text' }>

/** Splits a text into pieces of a few characters, with pauses after punctuation. The pauses add up to at most 3.5 s. */
export function paceSpeech(shark: Shark, text: string): TextPart[] {
  const pieces = splitPieces(text)
  const pauses = pieces.map((piece, index) =>
    index === pieces.length - 1 ? 0 : pauseAfter(piece) * CHARACTER_MS[shark],
  )
  const total = pauses.reduce((sum, pause) => sum + pause, 0)
  const scale = Math.min(1, MAX_DURATION_MS / total)
  return pieces.map((piece, index) => ({
    type: 'text',
    text: piece,
    pauseMs: Math.floor((pauses[index] ?? 0) * scale),
  }))
}

/** Splits a text into pieces that end at punctuation. No code point is split. */
function splitPieces(text: string): string[] {
  const pieces: string[] = []
  let piece = ''
  let count = 0
  for (const character of text) {
    piece += character
    count += 1
    if (count < PIECE_LENGTH && !/[.,;:!?\n]/.test(character)) continue
    pieces.push(piece)
    piece = ''
    count = 0
  }
  if (piece !== '') pieces.push(piece)
  return pieces
}

/** Returns the pause after a piece, in characters. */
function pauseAfter(piece: string): number {
  if (/[.!?]$/.test(piece)) return SENTENCE_PAUSE
  return /[,;:\n]$/.test(piece) ? COMMA_PAUSE : [...piece].length
}
