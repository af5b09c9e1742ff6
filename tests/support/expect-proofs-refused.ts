import { expect } from 'vitest'
import type { Chance } from '#src/lib/chance.ts'
import { tokensSchema } from '#src/protocol/calls/auth.ts'
import { errorBodySchema } from '#src/protocol/errors.ts'
import type { Ask, Proof, ProofForm } from './mutated-proofs.ts'

/** The signer of the proofs. */
export interface Signer {
  /** The address in lower case. */
  readonly address: string
  readonly fid: number
}

/**
 * Sends mutated proofs of one form. Each must be refused as the protocol says, never with a 5xx, or sign its own signer
 * in. Resolves with the number of answers by status.
 */
export async function expectProofsRefused(
  ask: Ask,
  form: ProofForm,
  { chance, count, signer }: { chance: Chance; count: number; signer: Signer },
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  for (let sent = 0; sent < count; sent += 1) {
    const proof = await form.mutated(chance)
    const status = await expectRefused(ask, proof, signer)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  return statuses
}

async function expectRefused(ask: Ask, { route, body }: Proof, signer: Signer): Promise<number> {
  const { status, json } = await ask(route, body === undefined ? {} : { body })
  const exchange = `${route} ${JSON.stringify(body)} -> ${status} ${JSON.stringify(json)}`
  expect(status, exchange).toBeLessThan(500)
  if (status !== 200) {
    expect(errorBodySchema.safeParse(json).success, exchange).toBe(true)
    return status
  }
  // A change that means nothing, such as another case of the address, is no other identity.
  const { identity, wallet } = tokensSchema.parse(json)
  const isOfHost = identity?.fid !== undefined
  expect(isOfHost ? identity.fid : wallet, exchange).toBe(isOfHost ? signer.fid : signer.address)
  return status
}
