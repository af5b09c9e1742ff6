import { paymentCall } from '#src/protocol/calls/payments.ts'
import { createHeadReader, type ReadHead } from '../../chain/read-head.ts'
import type { PaymentVerdict } from '../../chain/verify-payment.ts'
import {
  claimWatchedPayments,
  type PaymentRow,
  updateWatchedPayment,
} from '../../db/repositories/payments.ts'
import type { PlayerWriter } from '../../write/player-writer.ts'
import type { ServerContext } from '../server-context.ts'

const ROUND_MS = 60_000
/** A node that claimed a payment for a look and then stopped keeps the claim for this time. */
const CLAIM_MS = 5 * 60_000
const BATCH_SIZE = 20

export interface PaymentWatch {
  readonly server: ServerContext
  readonly writer: PlayerWriter
}

/** Calls {@link watchPayments} every minute until `stopping` aborts, if payments on Base are configured. */
export async function runPaymentWorker(watch: PaymentWatch, stopping: AbortSignal): Promise<void> {
  const { config, clock, log } = watch.server
  const readHead = createHeadReader(config)
  if (!readHead) return
  while (!stopping.aborted) {
    await watchPayments(watch, readHead).catch((failure: unknown) =>
      log.warn({ err: failure }, 'could not look at payments again'),
    )
    await clock.sleep(ROUND_MS, stopping)
  }
}

/**
 * Looks again at the payments that are as deep in the chain as a reorganisation reaches (PAYMENT_REORG_BLOCKS). A payment
 * that is still there is final. One that two looks, as many blocks apart, do not find has vanished: its messages are
 * taken back. Each payment is claimed, so that one of several nodes looks at it.
 */
export async function watchPayments(watch: PaymentWatch, readHead: ReadHead): Promise<void> {
  const { clock, config, log, store } = watch.server
  const head = await readHead()
  const now = clock.now()
  const due = {
    now,
    upToBlock: head - config.PAYMENT_REORG_BLOCKS,
    claimedBefore: new Date(now.getTime() - CLAIM_MS),
    limit: BATCH_SIZE,
  }
  for (;;) {
    const claimed = await claimWatchedPayments(store.db, due)
    for (const payment of claimed) {
      await lookAgain(watch, payment, head).catch((failure: unknown) =>
        log.warn({ err: failure, payment: payment.id }, 'could not look at a payment again'),
      )
    }
    if (claimed.length < BATCH_SIZE) return
  }
}

async function lookAgain(watch: PaymentWatch, payment: PaymentRow, head: number): Promise<void> {
  const { server } = watch
  const { config, store, verifyPayment } = server
  const { reference, state, usdc } = payment
  const [transaction = '', payer = ''] = reference.split(':')
  // The payer may have unlinked the wallet since: only the transfer counts here.
  const verdict = await verifyPayment({ reference: transaction, usdc, wallets: [payer] })
  if (verdict.type === 'unreachable' || verdict.type === 'off') return
  const { db } = store
  if (verdict.type === 'paid') {
    const { block = head } = verdict
    const isDeep = block + config.PAYMENT_REORG_BLOCKS <= head
    await updateWatchedPayment(db, payment, { state: isDeep ? 'final' : 'watched', block })
  } else if (isGone(verdict) && state === 'missing') {
    await voidPayment(watch, payment)
  } else {
    await updateWatchedPayment(db, payment, { state: 'missing', block: head })
  }
}

/** Whether a transaction is neither in a block nor waiting for one. */
function isGone({ type }: PaymentVerdict): boolean {
  return type !== 'pending'
}

async function voidPayment(
  { server, writer }: PaymentWatch,
  { id, playerId, reference }: PaymentRow,
): Promise<void> {
  await writer.act({
    request: { caller: { playerId }, call: paymentCall, key: undefined, body: null },
    command: { kind: 'void_payment', payment: id },
    watchedPayment: reference,
    answer: () => null,
  })
  server.log.warn({ payment: id, player: playerId }, 'a payment vanished from its chain')
}
