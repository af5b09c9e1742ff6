import type { Character } from '#src/protocol/characters.ts'
import type { Mood } from '#src/protocol/chat.ts'
import { newRelation, ofToday } from '#src/rules/sharks/relation.ts'
import { relationOf } from '../../read/player/relation-repository.ts'
import type { ServerContext } from '../../server-context.ts'

/** Returns the mood of a shark towards a player now. It recovers with a new day. */
export async function moodOf(
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  playerId: string,
  character: Character,
): Promise<Mood> {
  const now = clock.now()
  const relation = await relationOf(store.db, playerId, character)
  return ofToday(relation ?? newRelation(character, now), character, now).mood
}
