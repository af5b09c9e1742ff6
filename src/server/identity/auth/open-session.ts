import { keccak256, stringToHex } from 'viem'
import { MAX_KEYS } from '#src/protocol/calls/account.ts'
import type { SignInTokens } from '#src/protocol/calls/auth.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { consumeNonce } from './nonce-repository.ts'
import { identitiesOf } from '../../platform/db/repositories/players.ts'
import { addSession, revokeLeastUsedSessions } from './session-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { ServerContext } from '../../server-context.ts'
import { createPlayer } from './create-player.ts'
import { USED_NONCE_SENTENCE } from './check-stored-nonce.ts'
import { issueApiKey, issueTokenPair } from './issue-tokens.ts'
import { lockHolder } from './lock-holder.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

export interface OpenSessionParameters {
  readonly identity: VerifiedIdentity
  /** The wallet that the host states without proof, or null if it states none. */
  readonly claimedWallet: `0x${string}` | null
  /** Called before a player is created, also for wallets: a guest can claim to be one. Throws `rate_limited`. */
  readonly limitNewPlayers: () => Promise<void>
}

/**
 * Consumes a proof and opens a session for its identity. Creates the player at the first sign-in. Ends the sessions
 * above `MAX_KEYS` that were unused for the longest.
 */
export async function openSession(
  server: ServerContext,
  tx: Transaction,
  { identity, claimedWallet, limitNewPlayers }: OpenSessionParameters,
): Promise<SignInTokens> {
  await consumeProof(server, tx, identity)
  const { kind, subject, type, fid, verifiedUntil } = identity
  const { holder } = await lockHolder(tx, subject)
  if (!holder) await limitNewPlayers()
  const playerId = holder?.id ?? (await createPlayer(server, tx, { subject, kind }))
  const { wallet, proven } = await walletOf(tx, playerId, identity, claimedWallet)
  const now = server.clock.now()
  const session = { id: server.ids.uuid(), createdAt: now }
  await addSession(tx, { ...session, playerId, wallet, subject })
  const tokens = {
    api_key: await issueApiKey(server, tx, session.id),
    ...(await issueTokenPair(server, tx, session)),
  }
  await revokeLeastUsedSessions(tx, { playerId, kept: MAX_KEYS, now: session.createdAt })
  return {
    ...tokens,
    wallet,
    player_id: playerId,
    is_new_player: !holder,
    wallet_proven: proven,
    identity: {
      type,
      ...(fid === undefined ? {} : { fid }),
      ...(kind === 'world' ? { world_id: wallet } : {}),
      ...(verifiedUntil === undefined ? {} : { verified: verifiedUntil > now }),
    },
  }
}

/** Consumes the nonce of a proof, if it has one. Throws `unknown_nonce` if another caller has consumed it. */
export async function consumeProof(
  { clock }: ServerContext,
  tx: Transaction,
  { nonce }: Pick<VerifiedIdentity, 'nonce'>,
): Promise<void> {
  if (nonce === null || (await consumeNonce(tx, nonce, clock.now()))) return
  throw new RequestError('unknown_nonce', USED_NONCE_SENTENCE)
}

/** Returns the address of a session: the signer's, else the claimed one, else a linked wallet, else a placeholder. */
async function walletOf(
  tx: Transaction,
  playerId: string,
  { address, subject }: VerifiedIdentity,
  claimed: `0x${string}` | null,
): Promise<{ wallet: string; proven: boolean }> {
  if (address) return { wallet: address, proven: true }
  const identities = await identitiesOf(tx, playerId)
  const linked = identities.filter(({ kind }) => kind === 'wallet').map((each) => each.subject)
  if (claimed) return { wallet: claimed, proven: linked.includes(claimed) }
  const [first] = linked
  return first
    ? { wallet: first, proven: true }
    : { wallet: placeholderAddress(subject), proven: false }
}

/**
 * Returns an address derived from the subject, for a session without a wallet. Its private key is not known, so it
 * cannot pay.
 */
function placeholderAddress(subject: string): string {
  return `0x${keccak256(stringToHex(subject)).slice(-40)}`
}
