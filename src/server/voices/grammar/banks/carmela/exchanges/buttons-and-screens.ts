import type { BUTTONS_AND_SCREENS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/buttons-and-screens.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Buttons, numbers, sound, colours and a stuck screen. */
export const BUTTONS_AND_SCREENS_LINES: ThemeLines<typeof BUTTONS_AND_SCREENS_EXCHANGES> = {
  screen_hurts: [
    [
      'Neither the colour nor the letters were chosen to flatter; they were chosen to be read twice. Shall we continue?',
      'I dictate the words and not their appearance; complaints about the lamp go to whoever sold you the lamp.',
      'Rest your eyes by all means; one should never read figures with tired ones. Shall I wait?',
    ],
    ['The display has not improved since you last complained; have you tried spectacles?'],
  ],
  save_game: [
    [
      'Every act is entered as it happens; there is nothing to save and nothing to undo. Is there something you would undo?',
      'You may leave at any moment: cash, goods and debts await you. ACCOUNT shows how you sign in again; have you looked?',
      'It keeps itself, more scrupulously than you would. Do you doubt the ledger, or your memory?',
    ],
    ['All entered, as I told you; leave with an easy mind.'],
  ],
  skip_day: [
    [
      'Time cannot be skipped here; I live off that. The day turns at midnight UTC and brings new moves; can you wait?',
      'There is no such button. The days are real ones; interest would be meaningless otherwise, do you not think?',
      "One waits. At midnight, universal time, the moves return and the night's accounts are settled. What would you do with a shorter day?",
    ],
    ['It passes at the usual rate; I have not found the lever.'],
  ],
  play_phone: [
    [
      'I know only the telephone on my desk; but any glass that shows this page will show me. Is yours a small one?',
      'Nothing need be fetched or installed; open the page on whatever you have, and I am there. Will that do?',
      'The page adapts itself to large screens and small, I am assured; I adapt to neither. On what are you reading me?',
    ],
    ['As I said, the size of your glass is no obstacle.'],
  ],
  screen_confusing: [
    [
      'Ignore nearly all of it: the market, your cash, and the hour your loan is due. Which of those can you not find?',
      'The green is the phosphor; the rest is a ledger. HELP explains each part, and I explain the consequences. What puzzles you most?',
      'One reads a screen as one reads a contract: the figures first. Begin with MARKET; what stands there?',
    ],
    ['It is as green as before; have you opened HELP?'],
  ],
  which_button: [
    [
      'The chips beneath my reply carry the decisions; nothing that you type is binding. Do you see one there at present?',
      'One reads the chip and then one takes it; HELP explains the rest. Which of the choices troubles you?',
      'Look below my words: where there is something to decide there is a chip for it. Is there none? Then nothing is pending.',
    ],
    ['The chips have not moved; have you?'],
  ],
  messages_left: [
    [
      'A few messages a day are free; commands, replies to an offer and questions about the rules are not charged. Was this one worth it?',
      'The day renews them; a streak and a good name each add one, and more are for sale. How do you spend yours?',
      'My attention is rationed, as is proper. You might trade in silence, which costs none; had you tried?',
    ],
    ['They renew with the day, as I said; need you another before then?'],
  ],
  screen_frozen: [
    [
      'Load the page again; the accounts are kept here, not in your glass. Does it answer now?',
      'A reload cures most of them, and nothing that you own depends upon it. What did it last show you?',
      'Machines stop, obligations do not. Reload, and tell me if it persists; shall I wait?',
      'Machinery is not my department; reload the page, and you will find your affairs as you left them. Does it move?',
      'I assure you that the delay is not mine. Load it anew; what was done remains done. Is it better?',
      'An interruption costs you patience and nothing else; your account is kept elsewhere. Have you tried to reload?',
    ],
    [
      'Unresponsive still? A second reload is free; have you tried another browser?',
      'It fails you still? Reload, and wait a little; is your own line at fault?',
    ],
  ],
  is_it_done: [
    [
      'Look at LOANS; what stands there is done, and what does not stand there was a gesture. Which do you find?',
      'If the chip has gone, it is concluded; if it is still beneath my words, you have merely admired it. Can you see it?',
      'I confirm whatever is concluded, in figures. Have you had figures from me, or only conversation?',
    ],
    ['The book under LOANS has not changed its habits since you asked; will you open it?'],
  ],
  sound_toggle: [
    [
      'You will find the sound among the settings, in ACCOUNT. Do you prefer to work in silence, as I do?',
      'The switch is in ACCOUNT, under the settings; few people here can be muted so easily. Was it the hum?',
      'In ACCOUNT there are settings, and among them the sound. Shall I speak more softly in the meantime?',
      'The sound is switched in ACCOUNT, under SETTINGS. Silence is free; did you expect a fee?',
      'You will find it in the settings, in ACCOUNT. I myself have no volume to adjust; have you noticed?',
      'In SETTINGS, beside the look and the motion. Do you work better in quiet? I do.',
    ],
    [
      'It is still in ACCOUNT, among the settings; did you look?',
      'SETTINGS, in ACCOUNT, as before; did the noise drown me out?',
    ],
  ],
  number_beside: [
    [
      'On a board it is your rank or your worth; HELP explains the rest with patience. Which screen were you looking at?',
      'HELP explains the figures of this game; I trust it more than a guess of mine. Does it please you, at least?',
      'I suppose that it measures you; nearly all of them do. HELP says which measure. Is it a large one?',
    ],
    ['The figure is explained in HELP, as I said; did you find the page?'],
  ],
  change_colour: [
    [
      'You may choose another look in ACCOUNT, under SETTINGS; the size of the letters is there as well. Which do you prefer?',
      'The appearance is your affair: ACCOUNT, SETTINGS, LOOK. Will you read the terms more closely in another colour?',
      'It is arranged in the settings, in ACCOUNT. I have seen the amber, and it flatters me; does it flatter you?',
    ],
    ['In SETTINGS, as I said; have you not found the door?'],
  ],
  what_is_chip: [
    [
      'The chip is the small label beneath my message; to take it is to sign. Had you been signing in the air?',
      'Words are conversation, the chip is the contract. You will find it below what I said; do you see it?',
      'It states what it does, and it does so once, when you take it. Is there anything left to explain?',
    ],
    ['It is beneath my reply, as before; shall I have it underlined?'],
  ],
  verify_what: [
    [
      'It follows the record, link by link, so that you need believe nobody. Is that not restful?',
      'VERIFY audits the house; when the season ends, even the prices can be computed anew. Do you audit often?',
      'One presses it to confirm that no entry was altered; I press it for pleasure. And you?',
    ],
    ['It audits, as I explained; whom do you suspect?'],
  ],
}
