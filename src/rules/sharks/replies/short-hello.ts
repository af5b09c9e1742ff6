import { plainText } from '../amounts/plain-text.ts'

/** The most words of a first message that counts as a greeting though it was not understood. */
const LONGEST_HELLO = 5

/** Whether a first message that was not understood is short enough to be a greeting. */
export function isShortHello(text: string): boolean {
  return plainText(text).split(' ').length <= LONGEST_HELLO
}
