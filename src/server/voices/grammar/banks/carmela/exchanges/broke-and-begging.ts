import type { BROKE_AND_BEGGING_EXCHANGES } from '#src/rules/sharks/exchanges/themes/broke-and-begging.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Players who lost it all, and players who want money for nothing. */
export const BROKE_AND_BEGGING_LINES: ThemeLines<typeof BROKE_AND_BEGGING_EXCHANGES> = {
  lost_everything: [
    [
      'One begins again from the jobs on the board and the cheapest goods; it is dull, and it works. Will you start today?',
      'Ruin is a position like any other: no debts forgiven, nothing left to lose but time. What can you still move?',
      'I am sorry. List what remains: your name, your moves, the work board. Which will you use first?',
    ],
    ['You are still at the bottom; have you taken a job from the board?'],
  ],
  no_interest: [
    [
      'A loan without interest is a gift with a lawyer. The Boss asks none, and asks for your time instead; is your time cheap?',
      'No. Interest is the sole reason that I remember your name; would you prefer to be forgotten?',
    ],
    ['My answer is as free of interest as your proposal; shall we move on?'],
  ],
  broke_restart: [
    [
      'One begins with jobs, which require nothing; then the cheapest good. Have you any moves left today?',
      'Ruin is merely a small balance. Work pays the same day, missions a little more; which will you take first?',
      'Earn, then trade, then borrow, and in that order. Are any of your debts late? Then speak to that lender first.',
    ],
    ['The way up is where it was: work, then cargo. How far have you climbed?'],
  ],
  free_money: [
    [
      'A gift of money creates an obligation with no due day; I would not do that to a stranger. Have you done anything to deserve it?',
      'I give to one charity, and it has a building. What have you?',
      'Nothing is free here except the view, and the chair that you see it from is rented. Did you expect otherwise?',
    ],
    ['You ask for a present again; is it your birthday, or merely your habit?'],
  ],
  lost_all: [
    [
      'Then you have bought experience, at the full price; what remains is to use it. Shall you begin with a job?',
      'A total loss has the merit of being easy to enter. Do you mean to carry on with smaller ones?',
      'I am sorry; everybody loses everything once, and the prudent do it early. What is still in the stash?',
    ],
    ['Ruined once more; have you thought of risking only half?'],
  ],
  money_money: [
    [
      'You have stated the subject; a sum would make it a conversation. How much, and for what?',
      'My favourite word, and I notice that you shout it; those who have it whisper. Which are you?',
      'Enthusiasm is noted. Do you intend to bring money or to take it?',
    ],
    ['The same noun, without a verb; shall I supply one?'],
  ],
  do_you_owe: [
    [
      'I inherited debts once, together with a husband; I settled the one and buried the other. And you?',
      "I have been a borrower for one week in my life, and I remember the lender's wallpaper. Does that surprise you?",
    ],
    ['My own page remains blank, as it was when you looked last; how is yours?'],
  ],
  if_you_were_broke: [
    [
      'I should take the plainest work on the board, buy the cheapest good, and tell nobody. Which of the three would you find hardest?',
      'I began with less than that and one good coat; the coat was the capital. Have you still yours?',
      'Small trades, one borough apart, until the sum had a comma in it again. Is your patience intact?',
    ],
    ['As I said, I should begin again at the bottom; have you found it?'],
  ],
  take_anything: [
    [
      'One who accepts anything has told me his price; I advise you to name a sum before I do. Shall you?',
      'Desperation borrows badly and repays worse; what is the least that would do?',
      'You are not choosy, and I am; how do you propose that we meet?',
    ],
    ['Still anything at all; could you not manage a figure?'],
  ],
  invest_tip: [
    [
      'An investment that begins with trust usually ends with lawyers. Where is the prospectus?',
      'I buy what others must sell, not what they recommend. How much of your own is in it?',
      'An interesting idea, entirely without a date or a figure; may I decline in the same spirit?',
    ],
    ['You recommend it again; has it gone up since, or only your voice?'],
  ],
  demands_cash: [
    [
      'I part with money in exchange for a figure and a signature, never for volume. Which figure?',
      'You wish me silent and generous; I am seldom either, and never both. How much, and by what manners?',
      'An order to a lender is a curious instrument; it has never once moved my hand. Would you try a number?',
    ],
    ['You have raised your voice twice and my hand not once; shall we try a sum?'],
  ],
}
