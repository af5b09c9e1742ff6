import type { Shark } from '#src/rules/sharks/decision.ts'
import type { VoicePart } from '../voice.ts'

/** The longest that one line takes, in ms: the time that the typing indicator shows. */
const MAX_DURATION_MS = 3_500
/** Characters that come at once. */
const PIECE = 3
/** How much longer than a character a comma, and an end of sentence, hold the tongue. */
const COMMA_TIMES = 12.5
const STOP_TIMES = 25
/** Each shark's tongue, in ms a character. */
const CHARACTER_MS: Readonly<Record<Shark, number>> = {
  vinnie: 12,
  tommy: 16,
  carmela: 20,
  bigboss: 45,
}

type TextPart = Extract<VoicePart, { type: 'text' }>

/** A speech in pieces of a few characters with the pauses of its punctuation, all within 3.5 s. */
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

/** Pieces end at punctuation, so that the pause falls where the reader takes breath; no character is split. */
function splitPieces(text: string): string[] {
  const pieces: string[] = []
  let piece = ''
  let count = 0
  for (const character of text) {
    piece += character
    count += 1
    if (count < PIECE && !/[.,;:!?\n]/.test(character)) continue
    pieces.push(piece)
    piece = ''
    count = 0
  }
  if (piece !== '') pieces.push(piece)
  return pieces
}

/** In characters. */
function pauseAfter(piece: string): number {
  if (/[.!?]$/.test(piece)) return STOP_TIMES
  return /[,;:\n]$/.test(piece) ? COMMA_TIMES : [...piece].length
}
