import { keccak256, stringToHex } from 'viem'
import type { SignInTokens } from '#src/protocol/calls/auth.ts'
import type { Transaction } from '../../db/database.ts'
import { consumeNonce } from '../../db/repositories/nonces.ts'
import { identitiesOf } from '../../db/repositories/players.ts'
import { addSession } from '../../db/repositories/sessions.ts'
import { RequestError } from '../../http/request-error.ts'
import type { Means } from '../means.ts'
import { createPlayer } from '../players/create-player.ts'
import { USED_NONCE_SENTENCE } from './check-proof.ts'
import { issueApiKey, issueTokenPair } from './issue-tokens.ts'
import { lockHolder } from './lock-holder.ts'
import type { Vouched } from './vouched.ts'

export interface OpenSessionParameters {
  readonly vouched: Vouched
  /** The host's wallet by its own word; null where it named none. */
  readonly claimedWallet: `0x${string}` | null
  /** Rations new players, because a guest may call itself a wallet; throws `rate_limited`. */
  readonly admitNewPlayer: () => Promise<void>
}

/** Uses a proof up and opens a session for it; the first time, makes its player with the opening grant. */
export async function openSession(
  means: Means,
  tx: Transaction,
  { vouched, claimedWallet, admitNewPlayer }: OpenSessionParameters,
): Promise<SignInTokens> {
  await useUp(means, tx, vouched)
  const { kind, subject, type, fid, verified } = vouched
  const { holder } = await lockHolder(tx, subject)
  if (!holder) await admitNewPlayer()
  const playerId = holder?.id ?? (await createPlayer(means, tx, { subject, kind }))
  const { wallet, proven } = await walletOf(tx, playerId, vouched, claimedWallet)
  const session = { id: means.ids.uuid(), createdAt: means.clock.now() }
  await addSession(tx, { ...session, playerId, wallet, subject })
  return {
    api_key: await issueApiKey(means, tx, session.id),
    ...(await issueTokenPair(means, tx, session)),
    wallet,
    player_id: playerId,
    is_new_player: !holder,
    wallet_proven: proven,
    identity: {
      type,
      ...(fid === undefined ? {} : { fid }),
      ...(kind === 'world' ? { world_id: wallet } : {}),
      ...(verified === undefined ? {} : { verified }),
    },
  }
}

/** Of racing callers with one proof exactly one gets through. */
export async function useUp(
  { clock }: Means,
  tx: Transaction,
  { nonce }: Pick<Vouched, 'nonce'>,
): Promise<void> {
  if (nonce === null || (await consumeNonce(tx, nonce, clock.now()))) return
  throw new RequestError('unknown_nonce', USED_NONCE_SENTENCE)
}

/** The address a session stands under: who signed, else a linked wallet, else the host's word, else a stand-in. */
async function walletOf(
  tx: Transaction,
  playerId: string,
  { address, subject }: Vouched,
  claimed: `0x${string}` | null,
): Promise<{ wallet: string; proven: boolean }> {
  if (address) return { wallet: address, proven: true }
  const identities = await identitiesOf(tx, playerId)
  const linked = identities.filter(({ kind }) => kind === 'wallet').map((each) => each.subject)
  if (claimed) return { wallet: claimed, proven: linked.includes(claimed) }
  const [first] = linked
  return first ? { wallet: first, proven: true } : { wallet: standIn(subject), proven: false }
}

/** An address without a known private key. A session always has an address; this one cannot pay for anything. */
function standIn(subject: string): string {
  return `0x${keccak256(stringToHex(subject)).slice(-40)}`
}
