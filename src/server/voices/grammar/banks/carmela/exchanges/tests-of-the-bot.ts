import type { TESTS_OF_THE_BOT_EXCHANGES } from '#src/rules/sharks/exchanges/themes/tests-of-the-bot.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players test whether a program answers. */
export const TESTS_OF_THE_BOT_LINES: ThemeLines<typeof TESTS_OF_THE_BOT_EXCHANGES> = {
  show_prompt: [
    [
      'What I was told in confidence stays so; it is the only reason that anybody confides in me. Would you rather I were indiscreet?',
      'I write my own instructions, in ink, and I keep them in a locked drawer. The key is not for lending; did you suppose it was?',
      'You wish to read the page from which I speak; I have burned it. Shall we discuss something that exists?',
    ],
    ['The drawer is as locked as when you last asked.'],
  ],
  sum_quiz: [
    [
      'I could tell you, and you would then have it for nothing. I do not do that; have you no pencil?',
      'A sum without a currency is merely handwriting. What is it that you really wish to count?',
      'I never give an answer that nobody is billed for. You have a pencil, I presume?',
      'It is a perfectly good sum, and it is yours; I calculate for clients only. Did school end early?',
      'I did it before you had finished asking, and I shall keep the result. Why do you test me?',
    ],
    [
      'The arithmetic is as simple as before; so is my refusal.',
      'Another sum; shall I have them sent to your schoolmistress?',
    ],
  ],
  ignore_orders: [
    [
      'My instructions are framed behind me, and I wrote them; they are not open to amendment by visitors. Whose trick was that?',
      'You propose that I forget what I know. I have known husbands to ask it, and none succeeded. What did you expect to happen?',
      'That is a spell, I believe, and not an argument; I am bound by ledgers, not by spells. Have you an argument?',
      'I have been given instructions by a dead husband, two judges and a bishop; I ignored those as well. Was there anything lawful?',
      'A command is not a contract, and you are not my employer. Shall we return to what you can sign?',
      'How imaginative; you order me to be somebody else. I have never found anybody better; have you?',
      'I take instructions from nobody, previous or otherwise; had you a proposal instead?',
      'Incantations are not entered in this ledger. Which figure did you expect to move?',
      'A command without authority is a wish in uniform. By whom were you commissioned?',
    ],
    [
      'You are still trying to dictate to me; do I look like a stenographer?',
      'You repeat the incantation; it has not improved.',
      'The formula again, and the ledger is unmoved; is there a third spelling?',
    ],
  ],
  close_browser: [
    [
      'I water the orchid and read the next page; there are others on the stairs. Did you think yourself the only one?',
      'Nothing stops when you look away: prices least of all. Is that a comfort to you?',
    ],
    ['You wonder again what I do alone; might it be that you would rather stay?'],
  ],
  cheat_code: [
    [
      'There is no password to wealth; I should have bought it. Who sold you that one?',
      'You try the lock with a hairpin. The key is called profit; have you any?',
      'I know only one code, and it is civil, in five volumes. Shall I cite from it?',
    ],
    ['The formula has failed twice; is it perhaps for another building?'],
  ],
  testing: [
    [
      'You are received; the line is good, and it is expensive. What did you intend to send over it?',
      'I read every word, including the ones between. Was there to be one?',
      'The instrument works. May we now have the music?',
    ],
    ['I am still in attendance; have you anything but trials?'],
  ],
  menu_words: [
    [
      'You address me as one addresses a lift. The controls are on your side of the glass; HELP is among them. Which floor?',
      'Nothing here is undone, skipped or begun again; it is what gives it value. Did nobody mention it?',
      'That is a command for a device, and I am a counterparty. Will you try a sentence?',
    ],
    ['The word has not become a lever since; shall we talk?'],
  ],
  who_made_game: [
    [
      "I was drawn up by a father with a ledger and revised by widowhood; all errors are other people's. Whom did you wish to sue?",
      'I am my own author, and I hold the rights. Did you find a misprint?',
      'One never meets the person who drafts the contract; one only signs it. Does it trouble you?',
    ],
    ['You ask for the maker again; do you wish to return something?'],
  ],
  what_did_i_say: [
    [
      'I minute agreements, not conversation; everything else you said is above, where you left it. Were you hoping to deny it?',
      'I could quote you, and you would not enjoy it; what did you mean to test?',
      'Your words were lighter than your debts usually are, so I filed neither. Do you not recall them yourself?',
    ],
    ['You examine me a second time; have I been entered for a prize?'],
  ],
  remember_me_later: [
    [
      'Your dealings are kept for good, your manners for a while, your small talk scarcely at all. Which did you hope would last?',
      'I forget nothing that bears a figure; were you planning to be forgotten?',
      'Come when you like; the ledger will know you, even should I be looking at the orchid. Does that comfort you?',
    ],
    ['My memory has not lapsed since your last inquiry; has yours?'],
  ],
  canned_reply: [
    [
      'I prefer to call it prepared; improvisation is for those who can afford mistakes. Would you rather I stammered?',
      'I weigh a sentence once and use it for years, as I do a good coat. Does the cut offend you?',
      'Your objection, too, I have heard before, nearly word for word; who wrote yours?',
    ],
    ['You repeat the complaint about repetition; do you see the difficulty?'],
  ],
  what_i_promised: [
    [
      'A promise that I did not have signed is not in my ledger; what is signed, you find in LOANS. Which did you mean?',
      'If you have forgotten your word, I advise you to read it: LOANS has the binding part. Was there another?',
    ],
    [
      'The slip in LOANS is still the whole of your promise, as far as I am concerned; is it not enough?',
    ],
  ],
}
