import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { place } from '../../tools/lib/places.mjs'

/**
 * The fixed texts of the screens, by the test that asserts them where they are shown. That test must contain the same text,
 * so that a changed text or a removed test is noticed.
 */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  // The screens of the usual flow.
  'scenes/shown-texts.test.ts': [
    'BYTES FREE',
    'READY.',
    'INIT BIG BOSS AI',
    'SYNC FARCASTER NETWORK',
    'CONNECTING BASE L2',
    'LINKING WORLD ID',
    'LOADING BOROUGH DATA',
    'SPAWNING LOAN SHARKS',
    'CHECKING ECONOMY BALANCE',
    'DOPE CHAIN WARS v1.0',
    'WELCOME, OPERATOR!',
    'LOADING...',
    '2023-2024',
    'LOGIN WITH FID',
    'WALLET LOGIN',
    "'LOGIN'",
    'LOGIN SUCCESSFUL',
    'gasless OK',
    'TALK TO A SHARK',
    'ABOUT DCW',
    'DISCONNECT WALLET',
    'Welcome back',
    'Talking to: vinnie',
    'VERIFYING SESSION',
    'LOADING CHAT HISTORY',
    'INITIALIZING CHAT',
    'RESTORING YOUR SESSION',
    'GAME CONSOLE – BIG BOSS',
    'RUN SIMULATION',
    'RUNNING…',
    'state: running',
    'step 3/30',
    'reward 0.5',
    'No agents found',
    'Loading agents…',
    'Authentication failed: no such wallet',
    'Your session has expired. Please sign in again.',
    'No Ethereum provider found',
  ],
  'e2e/journeys/opening.spec.ts': ['[ U N B R A N D E D ]', 'PRESENTS', 'CONNECTING'],
  'scenes/confirmation/identity-banner.test.ts': [
    'Farcaster ID linked',
    'Worldcoin ID linked',
    'Base wallet linked',
    'wallet linked',
  ],
  'e2e/journeys/chat-speech.spec.ts': ['is typing...'],
  'e2e/glass/journey.spec.ts': ['*YOU CHOSE: '],
  'e2e/journeys/chat-failures.spec.ts': [
    'new messages',
    'Latest messages',
    'Buy 10 messages',
    'OK Purchased 10 messages. You have 13 left.',
    '[Connection error – try again later]',
    '[Error] Purchase failed: ',
    'HTTP 409: ',
  ],
  'scenes/shown-screens.test.ts': [
    'Leaderboard unavailable',
    'Please try again later.',
    'No leaderboard data yet',
    'Fetching leaderboard…',
    'Error: ',
    'PAGE NOT FOUND',
    'SERVER ERROR',
    "'ERROR'",
    'Retro CRT cyberpunk strategy on-chain',
  ],
  'e2e/journeys/leaderboard.spec.ts': ["'RANK', 'NAME', 'NET WORTH'"],
  'e2e/journeys/menu.spec.ts': [
    'DOPE CHAIN WARS',
    'SYSTEM MENU',
    'PLAY GAME',
    'SDK TEST INTERFACE',
    'LEADERBOARD',
    'GAME PULSE',
    'ABOUT',
  ],
  'e2e/glass/failing-picture.spec.ts': [
    'Loading…',
    'Rendering Error',
    'DopeOS Error: Failed to load required resources. Check your font, bitmap, and network setup.',
  ],
  // Errors of sign-in and conversation.
  'session/session-manager.test.ts': [
    'Your API key is invalid or expired. Please log in again.',
    'Please log in again to continue.',
  ],
  'session/sign-in.test.ts': [
    'Nonce fetch failed: ',
    'Failed to get nonce (',
    'Login failed (',
    'Sign in failed after ',
    'Login failed: No access token or API key received',
    'Failed to fetch nonce payload',
  ],
  'session/host-sign-in.test.ts': [
    'Failed to exchange farcaster token (500)',
    'Base exchange failed HTTP 500',
    'World auth exchange failed',
    'Invalid response from World auth exchange',
    'Farcaster authentication failed: No Farcaster environment detected',
    'Authentication failed: Unknown error',
  ],
  'wallet/wallets.test.ts': ['No accounts found or connected', 'Failed to sign message'],
  'flow/step.test.ts': ['Wallet address is required'],
  'api/client.test.ts': [
    'HTTP error 418',
    'No API key available for authenticated request',
    'Request timed out - please try again',
  ],
  'api/stream-chat.test.ts': ['No API key available for chat'],
  'scenes/chat/conversation.test.ts': [
    '[Auth Error] Session expired - please reconnect your wallet',
  ],
  'scenes/chat/conversation-errors.test.ts': [
    '[Network Error] Network connection failed - check your internet connection',
    '[Network Error] Request timed out - please try again',
    '[Network Error] Unknown error occurred',
    '[Error] Favour failed: ',
  ],
  'scenes/chat/conversation-commands.test.ts': ['OK Favour granted! Cooldown until '],
}

/** The timings and limits of the screens, by words of the test that asserts them. */
const LIMITS: Readonly<Record<string, readonly string[]>> = {
  'scenes/shown-timings.test.ts': [
    'boot takes 4.2 s, with a line every 0.35 s',
    "['unbranded', false, 4_000",
    "['asciiTitle', false, 20_000",
    "['asciiTitle', true, 6_000",
    'the Base logo restarts every 5 s',
    'the leaderboard is fetched again after 30 s',
    'chat fetches the ticker every 20 s',
    'a simulation is polled every 2 s',
  ],
  'scenes/chat/conversation.test.ts': [
    'hides the typing indicator after 3.5 s',
    "reads the player's figures at most every 10 s",
  ],
  'scenes/chat/conversation-chips.test.ts': ['counts presses of chips within 300 ms as one'],
  'scenes/chat/message-log.test.ts': ['types out three characters every 50 ms'],
  'scenes/chat/ticker-text.test.ts': ['%'],
  'stores/ticker-store.test.ts': ['adds ten times the volatility when flashblocks are active'],
  'stores/chat-store.test.ts': ['counts messages below the visible part', '200'],
  'stores/game-store.test.ts': ['shows a sample pot until the real one arrives', '125_000'],
  'api/chat-body.test.ts': ['accepts the last 50 messages'],
  'api/client.test.ts': [
    'retries server errors after 1 s, then 2 s',
    'retries the session check twice, 1 s apart',
  ],
  'session/session-manager.test.ts': [
    'caches a valid session for 5 minutes',
    'asks the server every 30 s',
    'reads the stored session every 5 s',
  ],
  'session/sign-in-controller.test.ts': ["['gone.wallet', 2_000]", '[WALLETCONNECT_ID, 5_000]'],
  'flow/step.test.ts': ['graceUntil: NOW + 10_000'],
  'flow/create-flow.test.ts': ['timers.pass(299)'],
  'terminal/twin/listen-to-pointer.test.ts': [
    'two presses of one control within 500 ms once',
    'goes back on a swipe',
  ],
  'terminal/twin/create-twin.test.ts': ['targets of at least 44 px'],
  'crt/frame.test.ts': ['the frames and buffers of the three profiles'],
  'browser/watch-idle.test.ts': ['once after 5 idle minutes'],
  'e2e/journeys/menu.spec.ts': ['draws rows 40 px of the buffer apart'],
}

const rowsOf = (table: typeof TEXTS): [string, string][] =>
  Object.entries(table).flatMap(([file, words]) =>
    words.map((word): [string, string] => [word, file]),
  )

test.each(rowsOf(TEXTS))('text: %s is asserted in %s', (text, file) => {
  expect(readFileSync(place(`tests/${file}`), 'utf8')).toContain(text)
})

test.each(rowsOf(LIMITS))('limit: %s, in %s', (words, file) => {
  expect(readFileSync(place(`tests/${file}`), 'utf8')).toContain(words)
})
