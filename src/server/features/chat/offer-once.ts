import type { QuickReply } from '#src/protocol/chat.ts'

/** Removes chips whose choice id was offered in this conversation before. */
export function offerOnce(
  chips: readonly QuickReply[],
  /** Choice ids that were offered in this conversation before. */
  offeredBefore: readonly string[] = [],
): { readonly quickReplies: QuickReply[]; readonly offeredChoices: string[] } {
  const quickReplies = chips.filter((chip) => {
    const id = choiceIdOf(chip)
    return id === null || !offeredBefore.includes(id)
  })
  const ids = quickReplies.map(choiceIdOf).filter((id) => id !== null)
  return { quickReplies, offeredChoices: [...new Set([...offeredBefore, ...ids])] }
}

/** Returns the choice id of a chip; null for a chip that is text, or another action. */
function choiceIdOf({ payload }: QuickReply): string | null {
  if (typeof payload === 'string') return null
  const { choice_id } = payload.details
  return typeof choice_id === 'string' ? choice_id : null
}
