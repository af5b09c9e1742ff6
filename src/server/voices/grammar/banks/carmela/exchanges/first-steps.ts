import type { FIRST_STEPS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/first-steps.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What new players ask first. */
export const FIRST_STEPS_LINES: ThemeLines<typeof FIRST_STEPS_EXCHANGES> = {
  im_new_what_first: [
    [
      'Compare prices in two boroughs, buy a little in the cheaper, and sell it in the other; that is the trade. Have you looked yet?',
      'Read HELP, then the market, then the slip in LOANS, in that order; you will know more than most. Which have you read?',
      'Begin with the cheap goods and one short trip; nobody was ever ruined by a small beginning. Are you in haste?',
      'One buys in a borough where a good is low and sells where it is high. Start with the cheapest goods; which would you choose?',
      'The principle fits in a sentence: buy low, carry, sell high, and repay before the hour. HELP has the rest; shall we begin?',
    ],
    [
      'One begins as I said, with a comparison; have you made it?',
      'As before: the market first, the journey next, the profit last. Which is missing?',
    ],
  ],
  help: [
    [
      'Certainly; with what? HELP states every rule, and I explain what the rules leave out.',
      'The rules are under HELP, and they are complete. Which of them has hurt you?',
      'You may ask me one precise question, or read HELP for all of them. Which saves more time?',
    ],
    ['HELP is where it was; so am I. What precisely is the difficulty?'],
  ],
  what_can_i_ask: [
    [
      'You may ask me to lend, to wait, to advise, or to explain. I decline gracefully, too; where would you begin?',
      'Whatever has an answer: loans, heat, reputation, prices. My late husband is not on the list; is that agreeable?',
      'You write as you would speak: a sum if you want a loan, a question if you want news. The chips and HELP do the rest; what do you want?',
      'Plain sentences will do; I read all of them. Name a wish, and press a chip when you are sure; are you ever?',
      'Ask for money, for the word on the street, or for HELP, according to your need. Which is it?',
      'You write as you would speak, and you are already doing it well. Is it a loan, advice or information that you want?',
      'There are no magic words here; HELP lists the few commands. What would you like to know first?',
    ],
    [
      'The list is as before: terms, rules, advice. Which?',
      'As before: one writes, I answer. You have just done it, have you not?',
      'Simply write as you did just now; was it not painless?',
    ],
  ],
  cheapest_good: [
    [
      'Cigarettes are the cheapest, cassettes the next; neither requires a reputation. How full could you make your stash with those?',
      'The lowest rung is smokes, and the second is tapes. I should reach for the second as soon as cash permits; does it?',
      'Both smokes and tapes are sold to anyone. They teach the trade at a modest price; are you a quick pupil?',
    ],
    ['Smokes and tapes, as before; the beginning has not moved.'],
  ],
  wallet_need: [
    [
      'A guest has every right at this table; his identity, however, lives in one browser. ACCOUNT will link it to something sturdier; shall you?',
      'These dollars are of the game. Whoever you are is kept under ACCOUNT; do you rely on one key?',
      'Nothing is lost by leaving; only by losing the key. Have you linked a second one in ACCOUNT?',
    ],
    ['I recommend ACCOUNT once more; what are you waiting for?'],
  ],
  start_good: [
    [
      'The one whose price is below its custom here, and above it elsewhere; the label is immaterial. Have you compared two boroughs?',
      'With a small purse one buys what is cheap by the piece, and sells it where it is not. What does the market show you?',
      'The dearer goods want a better name; begin below, and be dull about it. Can you be dull?',
    ],
    ['You ask for a favourite again; have you read the prices since?'],
  ],
  what_you_sell: [
    [
      'Eight articles are traded, from cartons of cigarettes to bearer bonds; the better your name, the longer the list. How is your name?',
      'Nothing here has a price tag except the money. The goods are in the market; have you opened it?',
    ],
    ['The range has not widened since you asked; have you bought any of it?'],
  ],
  what_is_game: [
    [
      'A simple one: one buys where it is cheap, sells where it is dear, and borrows in between. The month decides; did you expect dragons?',
      'It is commerce with the manners removed: goods, six boroughs, police, and four lenders of varying patience. Which part puzzles you?',
      'Buy low, carry it elsewhere, sell high, and repay on the day; the rest is vanity. Which of the four do you find difficult?',
      'Goods have different prices in different boroughs, and money has a price everywhere. Do you see what follows?',
    ],
    [
      'I have described it once; HELP holds the unabridged edition. Have you opened it?',
      'It can be no shorter than I made it: buy, carry, sell, repay. Shall we begin?',
    ],
  ],
  is_it_crypto: [
    [
      "The sums we discuss are the game's own dollars and leave it nowhere; wallets belong to ACCOUNT. Were you hoping to spend me elsewhere?",
      'A wallet may prove who you are, and a guest may sit without one; the terms are in HELP. Which of the two are you?',
    ],
    ['My answer is unchanged: ACCOUNT for wallets, HELP for the rules. Did either refuse you?'],
  ],
  real_money: [
    [
      "The dollars are the game's and remain in it; only the obligation feels authentic. Does that reassure you, or disappoint you?",
      'Playing costs nothing; extra messages and impatience do, and the monthly pot has rules of its own in HELP. Shall I read them to you?',
      'You cannot withdraw what I lend, and you cannot lose what you never brought. Is that not more than a bank offers?',
      'The dollars here are imaginary. Real ones buy only more conversation or less waiting; do you think me worth it?',
      'Nothing, unless you wish to talk more than the day allows. No loan can be bought; does that reassure you?',
    ],
    [
      'The money is exactly as real as before; would you treat it better otherwise?',
      'As before: the game is free, and impatience has a price. Is there more?',
    ],
  ],
  tutorial: [
    [
      'There is HELP, and there is experience; the former is free. Which had you planned on?',
      'Type HELP; few people read instructions, and I have made a living from the others. Will you be one of them?',
      'The rules are under HELP, in plain words. Do you read before you sign?',
    ],
    ['HELP has remained where I left it; have you opened it?'],
  ],
}
