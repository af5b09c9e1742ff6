import { OPENABLE_VIEWS } from '#src/flow/flow-event.ts'
import {
  NOW,
  at,
  signing,
  home,
  timeOut,
  closed,
  swipe,
  testRows,
  type Row,
} from './support/rows.ts'

const WALKING: readonly Row[] = [
  ...OPENABLE_VIEWS.map(
    (view): Row => ({
      name: `the home opens ${view}`,
      from: home(),
      event: { type: 'opened', view },
      to: { view, previous: 'confirmation', trail: ['confirmation'] },
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
  {
    name: 'the menu lies below what it opened',
    from: home('menu', { trail: ['confirmation'] }),
    event: { type: 'opened', view: 'about' },
    to: { view: 'about', trail: ['confirmation', 'menu'] },
  },
  {
    name: 'and what it opened closes to it',
    from: home('about', { trail: ['confirmation', 'menu'] }),
    event: closed,
    to: { view: 'menu', trail: ['confirmation'] },
  },
  {
    name: 'a walk in a circle does not grow the way back',
    from: home('leaderboard', { trail: ['confirmation', 'menu'] }),
    event: { type: 'opened', view: 'menu' },
    to: { view: 'menu', trail: ['confirmation'] },
  },
  {
    name: 'a way back that needs a session ends at the login screen without one',
    from: at('about', { trail: ['confirmation'] }),
    event: closed,
    to: { view: 'waitlist', trail: [] },
  },
  {
    name: 'a visitor comes from the opening, and does not go back into it',
    from: at('asciiTitle'),
    event: { type: 'opened', view: 'menu' },
    to: { view: 'menu', trail: [] },
  },
  {
    name: 'leaving forgets the way back',
    from: home('confirmation', { trail: ['menu'] }),
    event: { type: 'disconnect_clicked' },
    to: { view: 'waitlist', trail: [] },
  },
  {
    name: 'M is a letter in chat',
    from: home('chat'),
    event: { type: 'opened', view: 'menu' },
    to: 'same',
  },
  {
    name: 'a picture gives way to the boot lines',
    from: at('promo_logo'),
    event: timeOut,
    to: { view: 'boot' },
  },
  {
    name: 'or to the home of whoever is signed in',
    from: home('promo_logo'),
    event: timeOut,
    to: { view: 'confirmation' },
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

testRows(WALKING)
