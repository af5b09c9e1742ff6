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
    name: 'boot times out to unbranded',
    from: at('boot'),
    event: timeOut,
    to: { view: 'unbranded', previous: 'boot', due: { at: NOW + 4_000, event: timeOut } },
  },
  {
    name: 'unbranded times out to the title, which is shown for 20 s',
    from: at('unbranded'),
    event: timeOut,
    to: { view: 'asciiTitle', due: { at: NOW + 20_000, event: timeOut } },
  },
  {
    name: 'an embedded title is shown for 6 s',
    from: at('unbranded', { embedded: true }),
    event: timeOut,
    to: { view: 'asciiTitle', due: { at: NOW + 6_000, event: timeOut } },
  },
  {
    name: 'the title times out to the login screen, which has no timer',
    from: at('asciiTitle'),
    event: timeOut,
    to: { view: 'waitlist', due: null },
  },
  { name: 'the login screen does not time out', from: at('waitlist'), event: timeOut, to: 'same' },
  { name: 'the home screen does not time out', from: home(), event: timeOut, to: 'same' },
]

const SIGN_IN: readonly Row[] = [
  {
    name: 'a click on the login screen starts the sign-in',
    from: at('waitlist', { message: 'Old news.' }),
    event: click,
    to: { view: 'loading', signing: true, message: null },
    effects: ['sign_in'],
  },
  {
    name: 'a click on the title shows the login screen first',
    from: at('asciiTitle'),
    event: click,
    to: { view: 'waitlist', signing: false },
    effects: ['dispatch'],
  },
  { name: 'a click is ignored during a sign-in', from: signing, event: click, to: 'same' },
  {
    name: 'a click on the login screen is ignored during a sign-in',
    from: at('waitlist', { signing: true }),
    event: click,
    to: 'same',
  },
  { name: 'a click is ignored when signed in', from: home('waitlist'), event: click, to: 'same' },
  { name: 'a click during boot is ignored', from: at('boot'), event: click, to: 'same' },
  {
    name: 'a sign-in shows the home screen, with a grace period of 10 s',
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
    name: 'a sign-in opens the pending view',
    from: { ...signing, pendingView: 'chat' },
    event: { type: 'signed_in', wallet: ADA },
    to: { view: 'chat', pendingView: null },
  },
  {
    name: 'a sign-in without an address returns to the login screen',
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
    name: 'an unexpected sign-in is ignored',
    from: at('waitlist'),
    event: { type: 'signed_in', wallet: ADA },
    to: 'same',
  },
  {
    name: 'a failed sign-in returns to the login screen with the message',
    from: signing,
    event: { type: 'sign_in_failed', message: 'Authentication failed: no' },
    to: { view: 'waitlist', signing: false, message: 'Authentication failed: no' },
  },
  {
    name: 'a cancelled sign-in returns to the login screen without a message',
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
    name: 'Escape while connecting aborts the sign-in',
    from: signing,
    event: closed,
    to: { view: 'waitlist', signing: false },
    effects: ['abort_sign_in'],
  },
]

testRows(OPENING)
testRows(SIGN_IN)
