import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FlowEvent, OPENABLE_VIEWS } from '#src/flow/flow-event.ts'
import { type FlowState } from '#src/flow/flow-state.ts'
import { step } from '#src/flow/step.ts'
import { type View, VIEWS } from '#src/protocol/views.ts'

const NOW = 50_000
const ADA = '0xada'
const BOB = '0xb0b'

const BASE: FlowState = {
  view: 'waitlist',
  previous: null,
  confirmed: false,
  signing: false,
  wallet: null,
  embedded: false,
  mobile: false,
  wanted: null,
  welcomeBack: false,
  graceUntil: 0,
  errorCode: null,
  message: null,
  due: null,
}
const at = (view: View, changes: Partial<FlowState> = {}): FlowState => ({
  ...BASE,
  view,
  ...changes,
})
const signing = at('loading', { signing: true })
const home = (view: View = 'confirmation', changes: Partial<FlowState> = {}): FlowState =>
  at(view, { confirmed: true, wallet: ADA, ...changes })

interface Row {
  readonly name: string
  readonly from: FlowState
  readonly event: FlowEvent
  /** What the next state has to have; 'same' is a refused event. */
  readonly to: Partial<FlowState> | 'same'
  readonly effects?: readonly string[]
}

const timeOut: FlowEvent = { type: 'view_timed_out' }
const click: FlowEvent = { type: 'sign_in_clicked' }
const lost: FlowEvent = { type: 'session_lost', message: 'Lost.' }
const checkFailed: FlowEvent = { type: 'session_check_failed', message: 'Expired.' }
const closed: FlowEvent = { type: 'closed' }
const swipe = (dx: number, dy: number): FlowEvent => ({ type: 'swiped', dx, dy })

const OPENING: readonly Row[] = [
  {
    name: 'boot gives way to unbranded',
    from: at('boot'),
    event: timeOut,
    to: { view: 'unbranded', previous: 'boot', due: { at: NOW + 4_000, event: timeOut } },
  },
  {
    name: 'unbranded gives way to the title, which stands 20 s',
    from: at('unbranded'),
    event: timeOut,
    to: { view: 'asciiTitle', due: { at: NOW + 20_000, event: timeOut } },
  },
  {
    name: 'an embedded title stands 6 s',
    from: at('unbranded', { embedded: true }),
    event: timeOut,
    to: { view: 'asciiTitle', due: { at: NOW + 6_000, event: timeOut } },
  },
  {
    name: 'the title gives way to the login screen, which stands',
    from: at('asciiTitle'),
    event: timeOut,
    to: { view: 'waitlist', due: null },
  },
  { name: 'the login screen does not time out', from: at('waitlist'), event: timeOut, to: 'same' },
  { name: 'the home does not time out', from: home(), event: timeOut, to: 'same' },
]

const SIGN_IN: readonly Row[] = [
  {
    name: 'a click on the login screen begins',
    from: at('waitlist', { message: 'Old news.' }),
    event: click,
    to: { view: 'loading', signing: true, message: null },
    effects: ['sign_in'],
  },
  {
    name: 'a click on the title goes by way of the login screen',
    from: at('asciiTitle'),
    event: click,
    to: { view: 'waitlist', signing: false },
    effects: ['then'],
  },
  { name: 'blocked while signing', from: signing, event: click, to: 'same' },
  {
    name: 'blocked while signing, wherever',
    from: at('waitlist', { signing: true }),
    event: click,
    to: 'same',
  },
  { name: 'blocked while confirmed', from: home('waitlist'), event: click, to: 'same' },
  { name: 'not from the boot lines', from: at('boot'), event: click, to: 'same' },
  {
    name: 'success goes home, with 10 s of grace',
    from: signing,
    event: { type: 'signed_in', wallet: ADA },
    to: {
      view: 'confirmation',
      confirmed: true,
      signing: false,
      wallet: ADA,
      welcomeBack: false,
      graceUntil: NOW + 10_000,
    },
    effects: ['fetch_first_encounter'],
  },
  {
    name: 'success shows the screen that was asked for',
    from: { ...signing, wanted: 'chat' },
    event: { type: 'signed_in', wallet: ADA },
    to: { view: 'chat', wanted: null },
  },
  {
    name: 'confirmed without an address goes back to the login screen',
    from: signing,
    event: { type: 'signed_in', wallet: null },
    to: {
      view: 'waitlist',
      confirmed: false,
      signing: false,
      message: 'Wallet address is required',
    },
  },
  {
    name: 'an answer nobody waits for is ignored',
    from: at('waitlist'),
    event: { type: 'signed_in', wallet: ADA },
    to: 'same',
  },
  {
    name: 'failure goes back and says why',
    from: signing,
    event: { type: 'sign_in_failed', message: 'Authentication failed: no' },
    to: { view: 'waitlist', signing: false, message: 'Authentication failed: no' },
  },
  {
    name: 'cancelling goes back without a word',
    from: signing,
    event: { type: 'sign_in_cancelled' },
    to: { view: 'waitlist', signing: false, message: null },
  },
  {
    name: 'a late failure is ignored',
    from: home(),
    event: { type: 'sign_in_failed', message: 'No.' },
    to: 'same',
  },
  {
    name: 'a late cancellation is ignored',
    from: home(),
    event: { type: 'sign_in_cancelled' },
    to: 'same',
  },
  {
    name: 'Escape while connecting drops it',
    from: signing,
    event: closed,
    to: { view: 'waitlist', signing: false },
    effects: ['abort_sign_in'],
  },
]

const SESSION: readonly Row[] = [
  {
    name: 'a stored session is welcomed back',
    from: at('boot', { due: { at: NOW + 1, event: timeOut } }),
    event: { type: 'session_restored', wallet: ADA },
    to: { view: 'confirmation', confirmed: true, wallet: ADA, welcomeBack: true, due: null },
  },
  {
    name: 'a stored session opens the screen that was asked for',
    from: at('boot', { wanted: 'chat' }),
    event: { type: 'session_restored', wallet: ADA },
    to: { view: 'chat', wanted: null },
  },
  {
    name: 'a page of its own stays, signed in',
    from: at('leaderboard'),
    event: { type: 'session_restored', wallet: ADA },
    to: { view: 'leaderboard', confirmed: true, wallet: ADA },
  },
  {
    name: 'a restored session without an address is none',
    from: at('boot'),
    event: { type: 'session_restored', wallet: '' },
    to: {
      view: 'boot',
      confirmed: false,
      message: 'Your session has expired. Please sign in again.',
    },
  },
  {
    name: 'a sign-in under way outruns the stored session',
    from: signing,
    event: { type: 'session_restored', wallet: ADA },
    to: 'same',
  },
  {
    name: 'a refused stored session leaves the opening alone',
    from: at('boot'),
    event: { type: 'session_refused', message: 'Expired.' },
    to: { view: 'boot', message: 'Expired.' },
  },
  {
    name: 'a refusal after a sign-in is old news',
    from: home(),
    event: { type: 'session_refused', message: 'Expired.' },
    to: 'same',
  },
  {
    name: 'a failed check is not believed within the grace period',
    from: home('confirmation', { graceUntil: NOW + 1 }),
    event: checkFailed,
    to: 'same',
  },
  {
    name: 'a failed check after it ends the session',
    from: home('confirmation', { graceUntil: NOW }),
    event: checkFailed,
    to: { view: 'waitlist', confirmed: false, wallet: null, message: 'Expired.' },
    effects: ['clear_session', 'forget_player'],
  },
  { name: 'a failed check of nobody', from: at('waitlist'), event: checkFailed, to: 'same' },
  {
    name: 'a 401 is believed even within the grace period',
    from: home('confirmation', { graceUntil: NOW + 9_000 }),
    event: lost,
    to: { view: 'waitlist', confirmed: false, message: 'Lost.' },
    effects: ['clear_session', 'forget_player'],
  },
  {
    name: 'in chat the redirect follows after 300 ms',
    from: home('chat'),
    event: lost,
    to: {
      view: 'chat',
      confirmed: false,
      message: 'Lost.',
      due: { at: NOW + 300, event: { type: 'closed' } },
    },
    effects: ['clear_session'],
  },
  {
    name: 'which forgets the talk and shows why',
    from: at('chat', { message: 'Lost.' }),
    event: closed,
    to: { view: 'waitlist', message: 'Lost.' },
    effects: ['forget_player'],
  },
  {
    name: 'a public page stays when the session is lost',
    from: home('leaderboard'),
    event: lost,
    to: { view: 'leaderboard', confirmed: false, message: 'Lost.' },
    effects: ['clear_session', 'forget_player'],
  },
  { name: 'a 401 of nobody', from: at('waitlist'), event: lost, to: 'same' },
  {
    name: 'another account resets to the login screen',
    from: home('chat'),
    event: { type: 'account_changed', wallet: BOB },
    to: { view: 'waitlist', confirmed: false, wallet: null, message: null },
    effects: ['sign_out', 'forget_player'],
  },
  {
    name: 'so does a wallet that went away',
    from: home('about', { graceUntil: NOW + 9_000 }),
    event: { type: 'account_changed', wallet: null },
    to: { view: 'waitlist', confirmed: false },
    effects: ['sign_out', 'forget_player'],
  },
  {
    name: 'the same account changes nothing',
    from: home(),
    event: { type: 'account_changed', wallet: ADA },
    to: 'same',
  },
  {
    name: "an account that is nobody's changes nothing",
    from: at('waitlist'),
    event: { type: 'account_changed', wallet: BOB },
    to: 'same',
  },
  {
    name: 'disconnect',
    from: home('confirmation', { welcomeBack: true, graceUntil: NOW + 1 }),
    event: { type: 'disconnect_clicked' },
    to: {
      view: 'waitlist',
      confirmed: false,
      wallet: null,
      welcomeBack: false,
      graceUntil: 0,
      message: null,
    },
    effects: ['sign_out', 'forget_player'],
  },
  {
    name: 'disconnect is a button of the home only',
    from: home('chat'),
    event: { type: 'disconnect_clicked' },
    to: 'same',
  },
]

const WALKING: readonly Row[] = [
  ...OPENABLE_VIEWS.map(
    (view): Row => ({
      name: `the home opens ${view}`,
      from: home(),
      event: { type: 'opened', view },
      to: { view, previous: 'confirmation' },
    }),
  ),
  ...OPENABLE_VIEWS.map(
    (view): Row => ({
      name: `${view} closes to the home`,
      from: home(view),
      event: closed,
      to: { view: 'confirmation', previous: view },
      effects: [],
    }),
  ),
  {
    name: 'chat needs a session',
    from: at('waitlist'),
    event: { type: 'opened', view: 'chat' },
    to: 'same',
  },
  {
    name: 'the board is for everybody',
    from: at('asciiTitle'),
    event: { type: 'opened', view: 'leaderboard' },
    to: { view: 'leaderboard', due: null },
  },
  {
    name: 'but not before the tube is warm',
    from: at('boot'),
    event: { type: 'opened', view: 'leaderboard' },
    to: 'same',
  },
  {
    name: 'L is a letter in chat',
    from: home('chat'),
    event: { type: 'opened', view: 'leaderboard' },
    to: 'same',
  },
  {
    name: 'nothing opens while connecting',
    from: signing,
    event: { type: 'opened', view: 'about' },
    to: 'same',
  },
  {
    name: 'what is open is not opened again',
    from: home('about'),
    event: { type: 'opened', view: 'about' },
    to: 'same',
  },
  {
    name: "a visitor's board closes to the login screen",
    from: at('leaderboard'),
    event: closed,
    to: { view: 'waitlist' },
  },
  { name: 'the home does not close', from: home(), event: closed, to: 'same' },
  {
    name: 'a swipe goes back from chat',
    from: home('chat', { mobile: true }),
    event: swipe(61, 39),
    to: { view: 'confirmation' },
  },
  {
    name: 'a swipe goes back from about',
    from: home('about', { mobile: true }),
    event: swipe(61, -39),
    to: { view: 'confirmation' },
  },
  { name: 'a mouse does not swipe', from: home('chat'), event: swipe(200, 0), to: 'same' },
  {
    name: '60 px are no swipe',
    from: home('chat', { mobile: true }),
    event: swipe(60, 0),
    to: 'same',
  },
  {
    name: '40 px up are no swipe',
    from: home('chat', { mobile: true }),
    event: swipe(90, -40),
    to: 'same',
  },
  {
    name: 'a swipe to the left is no way back',
    from: home('chat', { mobile: true }),
    event: swipe(-90, 0),
    to: 'same',
  },
  {
    name: 'the board is not swiped away',
    from: home('leaderboard', { mobile: true }),
    event: swipe(90, 0),
    to: 'same',
  },
  {
    name: "the host's back leaves chat",
    from: home('chat'),
    event: { type: 'host_back' },
    to: { view: 'confirmation' },
  },
  {
    name: "the host's back leaves an unsigned home",
    from: at('confirmation'),
    event: { type: 'host_back' },
    to: { view: 'waitlist' },
  },
  {
    name: "the host's back leaves the signed home to the host",
    from: home(),
    event: { type: 'host_back' },
    to: 'same',
  },
  {
    name: 'an error screen leads to the start',
    from: at('error', { errorCode: '404' }),
    event: { type: 'restarted' },
    to: { view: 'boot', errorCode: null, due: { at: NOW + 4_200, event: timeOut } },
  },
  {
    name: 'or home',
    from: home('error', { errorCode: '500' }),
    event: { type: 'restarted' },
    to: { view: 'confirmation', errorCode: null },
  },
  {
    name: 'only an error screen restarts',
    from: home('chat'),
    event: { type: 'restarted' },
    to: 'same',
  },
]

describe.each([
  ['opening', OPENING],
  ['sign-in', SIGN_IN],
  ['session', SESSION],
  ['walking about', WALKING],
] as const)('%s', (_, rows) => {
  test.each(rows)('behavior: $name', ({ from, event, to, effects }) => {
    const before = structuredClone(from)
    const result = step(from, event, NOW)
    expect(from).toEqual(before)
    if (to === 'same') {
      expect(result.state).toBe(from)
      expect(result.effects).toEqual([])
      return
    }
    expect(result.state).toMatchObject(to)
    if (effects) expect(result.effects.map(({ type }) => type)).toEqual(effects)
  })
})

const eventArbitrary: fc.Arbitrary<FlowEvent> = fc.oneof(
  fc.constantFrom<FlowEvent>(
    timeOut,
    click,
    lost,
    checkFailed,
    closed,
    { type: 'sign_in_cancelled' },
    { type: 'sign_in_failed', message: 'No.' },
    { type: 'session_refused', message: 'No.' },
    { type: 'disconnect_clicked' },
    { type: 'host_back' },
    { type: 'restarted' },
  ),
  fc.record({
    type: fc.constantFrom('signed_in', 'session_restored', 'account_changed'),
    wallet: fc.constantFrom(ADA, BOB, '', null),
  }),
  fc.record({ type: fc.constant('opened'), view: fc.constantFrom(...OPENABLE_VIEWS) }),
  fc.record({ type: fc.constant('swiped'), dx: fc.integer(), dy: fc.integer() }),
)

test('behavior: no order of events shows a session view to nobody, or signs in twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(eventArbitrary, fc.nat(20_000)), { maxLength: 60 }),
      fc.boolean(),
      (events, mobile) => {
        let state = at('boot', { mobile })
        let now = 0
        let signIns = 0
        for (const [event, ms] of events) {
          now += ms
          const result = step(state, event, now)
          for (const effect of result.effects) {
            if (effect.type === 'sign_in') signIns += 1
          }
          if (state.signing && !result.state.signing) signIns = 0
          expect(signIns).toBeLessThanOrEqual(1)
          state = result.state
          expect(VIEWS).toContain(state.view)
          expect(state.confirmed).toBe(Boolean(state.wallet))
          expect(state.confirmed && state.signing).toBe(false)
          expect(state.signing).toBe(state.view === 'loading')
          if (state.view === 'confirmation') expect(state.confirmed).toBe(true)
          // A lost session lets the chat stand for its last line, and only with a way out set.
          if (state.view === 'chat' && !state.confirmed) expect(state.due).not.toBeNull()
        }
      },
    ),
    { numRuns: 500 },
  )
})
