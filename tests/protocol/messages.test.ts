import { expect, test } from 'vitest'
import { HOME_TEXTS } from '#src/protocol/home-texts.ts'
import {
  AUTH_TEXTS,
  BOOT_LINES,
  CALL_TEXTS,
  CHAT_TEXTS,
  errorHeadline,
  LOGIN_TEXTS,
  WALLET_TEXTS,
} from '#src/protocol/messages.ts'
import { CONSOLE_TEXTS, MENU_TEXTS } from '#src/protocol/street-messages.ts'

test('keeps the texts of the boot lines', () => {
  expect(BOOT_LINES).toMatchInlineSnapshot(`
    [
      "DOPEOS 640K RAM SYSTEM  589824 BYTES FREE",
      "READY.",
      "INIT BIG BOSS AI...",
      "SYNC FARCASTER NETWORK...",
      "CONNECTING BASE L2...",
      "LINKING WORLD ID...",
      "LOADING BOROUGH DATA...",
      "SPAWNING LOAN SHARKS...",
      "CHECKING ECONOMY BALANCE...",
      "DOPE CHAIN WARS v1.0",
      "WELCOME, OPERATOR!",
    ]
  `)
})

test('keeps the boot lines within 12 intervals and 45 characters', () => {
  expect(BOOT_LINES.length).toBeLessThan(12)
  for (const line of BOOT_LINES) expect(line.length).toBeLessThanOrEqual(45)
})

test('selects an error headline by the exact code, else by the first digit', () => {
  expect(['404', '418', '500', '503', '7', '302'].map(errorHeadline)).toEqual([
    'PAGE NOT FOUND',
    'PAGE NOT FOUND',
    'SERVER ERROR',
    'SERVER ERROR',
    'ERROR',
    'ERROR',
  ])
})

test('fills the placeholders of texts', () => {
  expect([
    CHAT_TEXTS.typing('vinnie'),
    CHAT_TEXTS.talkingTo('Big Boss'),
    CHAT_TEXTS.purchased(10, 12),
    CHAT_TEXTS.youChose('Deal'),
    CHAT_TEXTS.networkError(CALL_TEXTS.networkFailed),
    CHAT_TEXTS.httpError(409, 'Busy.'),
    CHAT_TEXTS.buyMessages(10),
    CALL_TEXTS.httpError(418),
    AUTH_TEXTS.attemptsSpent(3),
    AUTH_TEXTS.failed('no'),
    AUTH_TEXTS.nonceStatus(500),
    AUTH_TEXTS.loginStatus(500),
    HOME_TEXTS.welcomeBack('Ada'),
  ]).toMatchInlineSnapshot(`
    [
      "vinnie is typing...",
      "Talking to: Big Boss",
      "OK Purchased 10 messages. You have 12 left.",
      "*YOU CHOSE: DEAL*",
      "[Network Error] Network connection failed - check your internet connection",
      "HTTP 409: Busy.",
      "Buy 10 messages",
      "HTTP error 418",
      "Sign in failed after 3 attempts",
      "Authentication failed: no",
      "Failed to get nonce (500)",
      "Login failed (500)",
      "Welcome back, Ada.",
    ]
  `)
})

test('keeps the texts of the login and of wallets', () => {
  expect({ ...LOGIN_TEXTS, ...WALLET_TEXTS }).toMatchInlineSnapshot(`
    {
      "anothers": "This wallet has a player of its own: link it in ACCOUNT first.",
      "connecting": "CONNECTING",
      "guestsOnly": "Only guests can play here.",
      "lead": "THE CITY KEEPS A LEDGER. SIGN IT.",
      "linkedAlready": "This is the wallet you signed in with.",
      "login": "LOGIN",
      "noAccounts": "No accounts found or connected",
      "noGuests": "Guests cannot play here: connect a wallet.",
      "noProvider": "No Ethereum provider found",
      "noTransactions": "No transaction provider available",
      "notBase": "This wallet does not pay on Base.",
      "notCarriedOut": "The wallet could not carry this payment out: nothing was paid.",
      "notCarriedOutYet": "The wallet has not carried this payment out yet.",
      "notConnected": "No wallet connected",
      "notSigned": "Failed to sign message",
      "orderUnknown": "It is not known whether this was paid, so it is set aside. Check your wallet before you pay again.",
      "otherAccount": "The wallet has turned to another account than yours.",
      "paying": "Another payment is under way.",
      "paymentUnknown": "The chain does not know this payment yet, so it is set aside. Check your wallet before you pay again.",
      "paymentsOff": "Payments are not set up here.",
      "refused": "User rejected the request",
      "signerGone": "The wallet you signed in with is not here. Sign in again with one that is.",
      "statement": "Sign in to Dope Chain Wars",
      "stepUpStatement": "Confirm a change to your identities or keys in Dope Chain Wars",
      "successful": "LOGIN SUCCESSFUL",
      "terms": "One signature. No transaction, no fee.",
      "unanswered": "The wallet did not answer in time.",
      "wallet": "WALLET LOGIN",
      "withFid": "LOGIN WITH FID",
      "worldCannotSign": "World App does not support message signing",
    }
  `)
})

test('keeps the texts of the menu and the console', () => {
  expect({ ...MENU_TEXTS, consoleTitle: CONSOLE_TEXTS.title }).toMatchInlineSnapshot(`
    {
      "about": "ABOUT",
      "consoleTitle": "GAME CONSOLE – BIG BOSS",
      "leaderboard": "LEADERBOARD",
      "play": "PLAY GAME",
      "pulse": "GAME PULSE",
      "sdkTest": "SDK TEST INTERFACE",
      "subtitle": "SYSTEM MENU",
      "title": "DOPE CHAIN WARS",
    }
  `)
  expect([CONSOLE_TEXTS.run, CONSOLE_TEXTS.running, CONSOLE_TEXTS.step(3, 30)]).toEqual([
    'RUN SIMULATION',
    'RUNNING…',
    'step 3/30',
  ])
})
