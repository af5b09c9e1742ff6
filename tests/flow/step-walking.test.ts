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
      name: `the home screen opens ${view}`,
      from: home(),
      event: { type: 'opened', view },
      to: { view, previous: 'confirmation', trail: ['confirmation'] },
    }),
  ),
  ...OPENABLE_VIEWS.map(
    (view): Row => ({
      name: `${view} closes to the home screen`,
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
    name: 'the leaderboard opens without a session',
    from: at('asciiTitle'),
    event: { type: 'opened', view: 'leaderboard' },
    to: { view: 'leaderboard', due: null },
  },
  {
    name: 'the leaderboard does not open during boot',
    from: at('boot'),
    event: { type: 'opened', view: 'leaderboard' },
    to: 'same',
  },
  {
    name: 'L opens nothing in chat',
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
    name: 'opening the current view changes nothing',
    from: home('about'),
    event: { type: 'opened', view: 'about' },
    to: 'same',
  },
  {
    name: "a visitor's leaderboard closes to the login screen",
    from: at('leaderboard'),
    event: closed,
    to: { view: 'waitlist' },
  },
  {
    name: 'a view opened from the menu has the menu on its trail',
    from: home('menu', { trail: ['confirmation'] }),
    event: { type: 'opened', view: 'about' },
    to: { view: 'about', trail: ['confirmation', 'menu'] },
  },
  {
    name: 'a view opened from the menu closes to it',
    from: home('about', { trail: ['confirmation', 'menu'] }),
    event: closed,
    to: { view: 'menu', trail: ['confirmation'] },
  },
  {
    name: 'opening a view on the trail goes back to it',
    from: home('leaderboard', { trail: ['confirmation', 'menu'] }),
    event: { type: 'opened', view: 'menu' },
    to: { view: 'menu', trail: ['confirmation'] },
  },
  {
    name: 'closing to a view that needs a session shows the login screen without one',
    from: at('about', { trail: ['confirmation'] }),
    event: closed,
    to: { view: 'waitlist', trail: [] },
  },
  {
    name: 'a view opened from the title has no trail',
    from: at('asciiTitle'),
    event: { type: 'opened', view: 'menu' },
    to: { view: 'menu', trail: [] },
  },
  {
    name: 'disconnect clears the trail',
    from: home('confirmation', { trail: ['menu'] }),
    event: { type: 'disconnect_clicked' },
    to: { view: 'waitlist', trail: [] },
  },
  {
    name: 'M opens nothing in chat',
    from: home('chat'),
    event: { type: 'opened', view: 'menu' },
    to: 'same',
  },
  {
    name: 'a picture times out to boot',
    from: at('promo_logo'),
    event: timeOut,
    to: { view: 'boot' },
  },
  {
    name: 'a picture times out to the home screen of a signed-in player',
    from: home('promo_logo'),
    event: timeOut,
    to: { view: 'confirmation' },
  },
  { name: 'the home screen does not close', from: home(), event: closed, to: 'same' },
  {
    name: 'a swipe closes chat',
    from: home('chat', { mobile: true }),
    event: swipe(61, 39),
    to: { view: 'confirmation' },
  },
  {
    name: 'a swipe closes about',
    from: home('about', { mobile: true }),
    event: swipe(61, -39),
    to: { view: 'confirmation' },
  },
  { name: 'a swipe on a desktop is ignored', from: home('chat'), event: swipe(200, 0), to: 'same' },
  {
    name: 'a swipe of 60 px is too short',
    from: home('chat', { mobile: true }),
    event: swipe(60, 0),
    to: 'same',
  },
  {
    name: 'a swipe that moves 40 px up is ignored',
    from: home('chat', { mobile: true }),
    event: swipe(90, -40),
    to: 'same',
  },
  {
    name: 'a swipe to the left is ignored',
    from: home('chat', { mobile: true }),
    event: swipe(-90, 0),
    to: 'same',
  },
  {
    name: 'a swipe does not close the leaderboard',
    from: home('leaderboard', { mobile: true }),
    event: swipe(90, 0),
    to: 'same',
  },
  {
    name: "the host's back closes chat",
    from: home('chat'),
    event: { type: 'host_back' },
    to: { view: 'confirmation' },
  },
  {
    name: "the host's back leaves a home screen without a session",
    from: at('confirmation'),
    event: { type: 'host_back' },
    to: { view: 'waitlist' },
  },
  {
    name: "the host's back on a signed-in home screen is left to the host",
    from: home(),
    event: { type: 'host_back' },
    to: 'same',
  },
  {
    name: 'an error screen restarts at boot',
    from: at('error', { errorCode: '404' }),
    event: { type: 'restarted' },
    to: { view: 'boot', errorCode: null, due: { at: NOW + 4_200, event: timeOut } },
  },
  {
    name: 'an error screen restarts at the home screen of a signed-in player',
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
