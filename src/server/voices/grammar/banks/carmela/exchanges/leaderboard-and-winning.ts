import type { LEADERBOARD_AND_WINNING_EXCHANGES } from '#src/rules/sharks/exchanges/themes/leaderboard-and-winning.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** The leaderboard, the pot, records and getting rich. */
export const LEADERBOARD_AND_WINNING_LINES: ThemeLines<typeof LEADERBOARD_AND_WINNING_EXCHANGES> = {
  rich_no_debt: [
    [
      'Idle cash is levied every midnight; a front is not counted. I should buy the next one that is open to you; which is it?',
      'Three uses: fronts, room, and the dearer goods. The pot counts what you gain in the month; have you gained enough?',
      'You have capital and no creditors, which I find almost indecent. Put it to work before the month closes; in what?',
    ],
    ['Still unemployed, your money? It must be very bored.'],
  ],
  pot_prize: [
    [
      'It collects a part of the trades and the interest, and goes each month to those who gained the most. Have you gained?',
      "One must be proven, be present on enough days, and increase one's worth by more than the others. At which are you weakest?",
      'The leaderboard of the month decides it, when the month ends. What stands beside your name?',
      'The pot is divided at the end of the month among those who gained most in it; regular attendance and a proven identity are required. Have you both?',
      'Fees and interest fill it, and gain over the month divides it. Past wealth is irrelevant; does that encourage you?',
      'LEADERBOARD shows the standing, ACCOUNT whether you qualify. By how much have you grown this month?',
    ],
    [
      'The gain of the month, as I said; is yours any larger?',
      'The conditions are those I named; which one is missing?',
    ],
  ],
  net_worth: [
    [
      'Cash, goods and fronts, less debts; the leaderboard prints the result beside your name. Is it larger than you feared?',
      'Goods count at what the city lately bids for them, fronts at their resale, and debts in full. Which of them surprises you?',
      'You are the difference between two columns, as we all are. Have you read both?',
    ],
    ['The same two columns; have you altered either?'],
  ],
  leaderboard: [
    [
      'The LEADERBOARD ranks by fortune, and by the gain of the day and of the month. The third is the one that pays; where are you?',
      'I do not discuss who leads; it is published, with your own rank. Have you been afraid to look?',
      'The first place changes hands at midnight more often than one supposes. What separates you from it?',
    ],
    ['The ranking is where it was; whether you are is another matter.'],
  ],
  board_counts: [
    [
      'It ranks net worth: cash, goods and fronts, less all debts; or its gain over the day or month. Which column flatters you?',
      'A loan leaves your rank where it was, since it stands on both sides. Only profit moves it; have you any?',
      'Your goods count at what the city would pay, your fronts at resale, your debts in full. Shall we look at the last?',
    ],
    ['The method is as before; is it the method that you dislike, or the place?'],
  ],
  ranked: [
    [
      'My congratulations; I note the rank, and I revise my opinion by exactly one line. Do you expect to keep it?',
      'I do not send flowers to the living. Will a respectful silence do?',
    ],
    ['Your ranking once more; has it moved, that you must keep it in conversation?'],
  ],
  bet_on_myself: [
    [
      'I take no wagers on character; the boards are published, and I read them. Where shall I look for you?',
      "Confidence is excellent in a buyer, from the seller's point of view. What is your margin so far?",
      'The market has met a great many people who could not lose; it lives on them. How shall you be different?',
    ],
    ['The prophecy is unchanged; and the position?'],
  ],
  quit_while_ahead: [
    [
      'Take out what you cannot bear to lose, and let the remainder be brave. How large is each part?',
      'Never the whole upon one card: the police and the market both read it. What is your second card?',
      'One leaves when the next day costs more than it pays. Have you reckoned tomorrow?',
    ],
    ['You hesitate a second time, which is itself an answer; would half of it soothe you?'],
  ],
  first_profit: [
    [
      'Well managed; a profit is an opinion until one has done it twice. What is your second?',
      "I congratulate you. Success raises one's appetite faster than one's cash; how much of it stays in reserve?",
      'It suits you. Was it foresight, or were you merely standing in the right borough?',
    ],
    ['The same profit, or another? I only applaud the series; does it continue?'],
  ],
  others_earn_more: [
    [
      'He held what a headline wanted, in the borough where it wanted it; that is half preparation and half luck. Which half do you lack?',
      'Those who sell in several places, and before everybody, get more for the same box. When did you sell, before or after the crowd?',
      'People announce their best trade and bury the rest. I have seen the books; shall I spoil the story?',
    ],
    ['You still envy his proceeds; have you yet inquired into his costs?'],
  ],
  hit_milestone: [
    [
      'My congratulations; it is a handsome figure, and the next one is always further off. What will you do to keep it?',
      'So you have reached it. Most people photograph the summit and fall on the way down; shall you?',
      'A milestone is a stone, and it is there to be passed. Which figure have you set yourself next?',
    ],
    ['I did note your figure the first time; has it grown since, or only your pride in it?'],
  ],
  how_am_i_doing: [
    [
      'Your worth is on the board, and it flatters nobody; mine is the second opinion. Shall I soften it?',
      'You ask before you act, which is promising, and you ask a lender, which is less so. What did you earn this week?',
      'Adequately; I have closed pages on cleverer people. Do you wish to be praised or improved?',
    ],
    ['My assessment has not matured since you asked; have your figures?'],
  ],
  richest_ever: [
    [
      'The board for all time answers that, with a name beside it. Do you want the figure, or the place?',
      'There is no ceiling that I know of; there is merely a nightly share that goes up, and it grows with you. How high had you planned?',
      "I never discuss other people's fortunes aloud; the board does it for me. Shall we discuss yours?",
    ],
    ['The record is on the board still; have you come nearer to it?'],
  ],
  catch_leader: [
    [
      'The board counts what you gain; so use every move, carry the dearest goods open to you, and be late with nobody. Which do you neglect?',
      'The leader makes mistakes at the end, by being careful. Can you afford not to be?',
      'Debts lower your worth, and idle cash does not raise it. How much of yours is asleep?',
    ],
    ['The gap will not be closed in conversation; how many moves are left to you?'],
  ],
  fast_rich: [
    [
      'Put the whole of your capital into the widest price difference, every trip, and let reputation open the dearer goods. What slows you?',
      'Borrow only for a margin above my price, and never let a move go unused. Have you let any?',
      'Wealth is the same small sum, repeated without interruption. How often have you interrupted it?',
      'Turn your capital often, keep your name spotless, and move up to dearer goods as they open to you; it is dull and it works. Have you the patience?',
      'The fast road leads past my desk in both directions. Buy where it is unloved, sell where it is missed; can you wait for both?',
      'Fortunes here are made by those who keep some cash on the worst day. Will you have any?',
    ],
    [
      'The shortest way is still the one with no stops; have you set out?',
      'The method has not quickened since you asked; have you begun it?',
    ],
  ],
}
