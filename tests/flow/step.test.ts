import {
  NOW,
  ADA,
  at,
  signing,
  home,
  timeOut,
  click,
  closed,
  testRows,
  type Row,
} from './support/rows.ts'

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
    effects: ['dispatch'],
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
    from: { ...signing, pendingView: 'chat' },
    event: { type: 'signed_in', wallet: ADA },
    to: { view: 'chat', pendingView: null },
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

testRows(OPENING)
testRows(SIGN_IN)
