import { type ORDER_CHAINS, paymentCall } from '#src/protocol/calls/payments.ts'
import { createHeadReader } from '../../platform/chain/read-head.ts'
import type { PaymentVerdict } from '../../platform/chain/verify-payment.ts'
import {
  claimWatchedPayments,
  type PaymentRow,
  updateWatchedPayment,
} from '../../write/payments/payment-repository.ts'
import { RequestError } from '../../platform/http/request-error.ts'
import type { PlayerWriter } from '../../write/act.ts'
import type { ServerContext } from '../../server-context.ts'
import { checkWorldPaymentAgain, worldHead } from '../../write/payments/check-world-payment.ts'

const ROUND_MS = 60_000
/** A node that claimed a payment for a look and then stopped keeps the claim for this time. */
const CLAIM_MS = 5 * 60_000
const BATCH_SIZE = 20

export interface PaymentWatch {
  readonly server: ServerContext
  readonly writer: PlayerWriter
}

/** A chain whose payments are looked at again. */
export interface WatchedChain {
  readonly name: (typeof ORDER_CHAINS)[number]
  /** Resolves with the number of the latest block. */
  readonly readHead: () => Promise<number>
  /** Looks for a payment of {@link PaymentRow.reference}. */
  readonly check: (payment: PaymentRow) => Promise<PaymentVerdict>
}

/** Returns the chains on which payments are configured. */
export function watchedChains(server: ServerContext): readonly WatchedChain[] {
  const { clock, config, providers, verifyPayment } = server
  const readHead = createHeadReader(config)
  const base: WatchedChain | null = readHead
    ? {
        name: 'base',
        readHead: async () => (await readHead()).number,
        check({ reference, usdc }) {
          const [transaction = '', payer = ''] = reference.split(':')
          // The payer may have unlinked the wallet since: only the transfer counts here.
          return verifyPayment({ reference: transaction, usdc, wallets: [payer] })
        },
      }
    : null
  const world: WatchedChain | null = providers.worldPayments
    ? {
        name: 'world',
        readHead: async () => worldHead(clock.now()).number,
        check: ({ reference }) => checkWorldPaymentAgain(server, reference),
      }
    : null
  return [base, world].filter((chain) => chain !== null)
}

/** Calls {@link watchPayments} every minute until `stopping` aborts, if payments on a chain are configured. */
export async function runPaymentWorker(watch: PaymentWatch, stopping: AbortSignal): Promise<void> {
  const { clock, log } = watch.server
  const chains = watchedChains(watch.server)
  while (chains.length > 0 && !stopping.aborted) {
    for (const chain of chains) {
      await watchPayments(watch, chain).catch((failure: unknown) =>
        log.warn({ err: failure, chain: chain.name }, 'could not look at payments again'),
      )
    }
    await clock.sleep(ROUND_MS, stopping)
  }
}

/**
 * Looks again at the payments that are as deep in the chain as a reorganisation reaches (PAYMENT_REORG_BLOCKS). A payment
 * that is still there is final. One that two looks, as many blocks apart, do not find has vanished: its messages are
 * taken back. Each payment is claimed, so that one of several nodes looks at it.
 */
export async function watchPayments(watch: PaymentWatch, chain: WatchedChain): Promise<void> {
  const { clock, config, log, store } = watch.server
  const head = await chain.readHead()
  const now = clock.now()
  const due = {
    now,
    chain: chain.name,
    upToBlock: head - config.PAYMENT_REORG_BLOCKS,
    claimedBefore: new Date(now.getTime() - CLAIM_MS),
    limit: BATCH_SIZE,
  }
  for (;;) {
    const claimed = await claimWatchedPayments(store.db, due)
    for (const payment of claimed) {
      await lookAgain(watch, payment, { ...chain, head }).catch((failure: unknown) =>
        log.warn({ err: failure, payment: payment.id }, 'could not look at a payment again'),
      )
    }
    if (claimed.length < BATCH_SIZE) return
  }
}

async function lookAgain(
  watch: PaymentWatch,
  payment: PaymentRow,
  { check, head }: WatchedChain & { readonly head: number },
): Promise<void> {
  const { config, store } = watch.server
  const verdict = await check(payment)
  if (verdict.type === 'unreachable' || verdict.type === 'off') return
  const { db } = store
  if (verdict.type === 'paid') {
    const block = verdict.block?.number ?? payment.block ?? head
    const isDeep = block + config.PAYMENT_REORG_BLOCKS <= head
    await updateWatchedPayment(db, payment, { state: isDeep ? 'final' : 'watched', block })
  } else if (isGone(verdict) && payment.state === 'missing') {
    await voidPayment(watch, payment)
  } else {
    await updateWatchedPayment(db, payment, { state: 'missing', block: head })
  }
}

/** Whether a transaction is neither in a block nor waiting for one. */
function isGone({ type }: PaymentVerdict): boolean {
  return type !== 'pending'
}

/** Takes a payment's messages back. A player who was deleted has none left: then only the payment is marked. */
async function voidPayment({ server, writer }: PaymentWatch, payment: PaymentRow): Promise<void> {
  const { id, block, playerId, reference } = payment
  try {
    await writer.act({
      request: { caller: { playerId }, call: paymentCall, key: undefined, body: null },
      command: { kind: 'void_payment', payment: id },
      watchedPayment: reference,
      answer: () => null,
    })
  } catch (failure) {
    if (!(failure instanceof RequestError && failure.code === 'not_found')) throw failure
    await updateWatchedPayment(server.store.db, payment, { state: 'vanished', block })
  }
  server.log.warn({ payment: id, player: playerId }, 'a payment vanished from its chain')
}
