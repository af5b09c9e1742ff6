import { orderPayment } from '#src/api/order-payment.ts'
import { type Announce } from '#src/browser/announce.ts'
import { type Flow } from '#src/flow/create-flow.ts'
import { type Host } from '#src/hosts/host.ts'
import { type Stores } from '#src/stores/stores.ts'
import { GUEST_ID } from '#src/wallet/connector-ids.ts'
import { createIdentityLinker, type IdentityLinker } from './identity-linker.ts'
import { createPayments, type CreatePaymentsOptions, type Payments } from '#src/wallet/payments.ts'
import { createProfileLoader } from './profile-loader.ts'
import { createSessionManager, type SessionEvent, type SessionManager } from './session-manager.ts'
import {
  createSignInController,
  type CreateSignInControllerOptions,
  type SignInController,
} from './sign-in-controller.ts'
import { createStepUpController, type StepUpController } from './step-up-controller.ts'

/** The player's session, identities and payments. */
export interface PlayerServices {
  readonly sessionManager: SessionManager
  readonly signInController: SignInController
  readonly linking: IdentityLinker
  readonly stepUp: StepUpController
  readonly payments: Payments
}

export interface CreatePlayerServicesOptions
  extends Pick<CreateSignInControllerOptions, 'client' | 'credentials' | 'timers' | 'loadWallets'>,
    Pick<CreateSignInControllerOptions, 'frame' | 'isHostPresent' | 'log' | 'pickWallet'>,
    Pick<CreatePaymentsOptions, 'now' | 'paymaster' | 'storage' | 'terms'> {
  readonly announce: Announce
  readonly host: CreateSignInControllerOptions['host'] & Pick<Host, 'pay' | 'stepUp'>
  readonly flow: Pick<Flow, 'dispatch' | 'state'>
  readonly stores: Stores
}

/**
 * Creates the session, sign-in, linking, step-up and payment services, and connects them to the flow and the stores.
 */
export function createPlayerServices(options: CreatePlayerServicesOptions): PlayerServices {
  const { client, credentials, flow, log, stores } = options
  const profile = createProfileLoader(options)
  const onSessionEvent = (event: SessionEvent): void => {
    if (event.type === 'session_restored' && !flow.state.signing) {
      const guest = credentials.readIdentity()?.walletId === GUEST_ID
      profile.load({ wallet: event.wallet, guest, returning: true })
      void signInController.resume()
    }
    flow.dispatch(event)
  }
  const sessionManager = createSessionManager({
    ...options,
    dispatch: onSessionEvent,
    log: (sentence) => log('signing out', sentence),
  })
  const stepUp = createStepUpController({ ...options, payer: () => signInController.payer() })
  const linking = createIdentityLinker({
    ...options,
    stepUp,
    onPlayerChange: profile.reload,
  })
  const signInController = createSignInController({
    ...options,
    sessionManager,
    proveWallet: linking.proveWallet,
    onSignedIn: ({ wallet, guest }) => profile.load({ wallet, guest, returning: false }),
    onGasless: stores.session.getState().gaslessLearned,
    dispatch: flow.dispatch,
  })
  const payments = createPayments({
    ...options,
    newKey: client.newKey,
    order: (order) => orderPayment(client, order),
    payer: signInController.payer,
    wallet: credentials.readWallet,
  })
  return { sessionManager, signInController, linking, stepUp, payments }
}
