import { type Announce } from '#src/browser/announce.ts'
import { type Flow } from '#src/flow/create-flow.ts'
import { type Host } from '#src/hosts/host.ts'
import { type Stores } from '#src/stores/stores.ts'
import { createGreeter } from './greeter.ts'
import { createLinkDesk, type LinkDesk } from './link-desk.ts'
import { createSessionKeeper, type SessionKeeper, type SessionNews } from './session-keeper.ts'
import { createSignInDesk, type CreateSignInDeskOptions, type SignInDesk } from './sign-in-desk.ts'
import { createStepUpDesk, type StepUpDesk } from './step-up-desk.ts'
import { createTill, type CreateTillOptions, type Till } from './till.ts'
import { BURNER_ID } from './wallets.ts'

/** Who plays, and what they pay with. */
export interface Identity {
  readonly keeper: SessionKeeper
  readonly desk: SignInDesk
  readonly linking: LinkDesk
  readonly stepUp: StepUpDesk
  readonly till: Till
}

export interface OpenIdentityOptions
  extends Pick<CreateSignInDeskOptions, 'client' | 'credentials' | 'timers' | 'wallets'>,
    Pick<CreateSignInDeskOptions, 'closePicker' | 'frame' | 'isHostThere' | 'log'>,
    Pick<CreateTillOptions, 'byHost' | 'kept' | 'now' | 'paymaster' | 'terms'> {
  readonly announce: Announce
  readonly host: CreateSignInDeskOptions['host'] & Pick<Host, 'stepUp'>
  readonly flow: Pick<Flow, 'dispatch' | 'state'>
  /** Null when the player cancels, and when the signal says that nobody waits for the answer. */
  readonly pickWallet: (signal?: AbortSignal) => ReturnType<CreateSignInDeskOptions['pickWallet']>
  readonly stores: Stores
}

/** Ties the session, the signing in, the links and the till to one another, to the flow of screens and to the stores. */
export function openIdentity(options: OpenIdentityOptions): Identity {
  const { client, credentials, flow, log, stores } = options
  const { greet, greetAnew } = createGreeter(options)
  const hearOfSession = (news: SessionNews): void => {
    if (news.type === 'session_restored' && !flow.state.signing) {
      const guest = credentials.readIdentity()?.walletId === BURNER_ID
      greet({ wallet: news.wallet, guest, returning: true })
      void desk.resume()
    }
    flow.dispatch(news)
  }
  const keeper = createSessionKeeper({
    ...options,
    tell: hearOfSession,
    log: (sentence) => log('signing out', sentence),
  })
  const stepUp = createStepUpDesk({ ...options, payer: () => desk.payer() })
  const linking = createLinkDesk({
    ...options,
    stepUp,
    pickWallet: () => options.pickWallet(),
    became: greetAnew,
  })
  const desk = createSignInDesk({
    ...options,
    keeper,
    proveWallet: linking.proveWallet,
    welcome: ({ wallet, guest }) => greet({ wallet, guest, returning: false }),
    gasless: stores.session.getState().gaslessLearned,
    tell: flow.dispatch,
  })
  const till = createTill({
    ...options,
    newKey: client.newKey,
    payer: desk.payer,
    wallet: credentials.readWallet,
  })
  return { keeper, desk, linking, stepUp, till }
}
