import type { DAYS_MOVES_AND_SEASONS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/days-moves-and-seasons.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Days, moves, missions, levels, streaks and the end of a season. */
export const DAYS_MOVES_AND_SEASONS_LINES: ThemeLines<typeof DAYS_MOVES_AND_SEASONS_EXCHANGES> = {
  season_length: [
    [
      'A season is a calendar month; at its end the pot is paid and the seed is published. Your cash, goods and debts go on; had you hoped otherwise?',
      'One month, exactly; then the winners are paid and a new one begins with the same accounts. Shall I enter the date?',
    ],
    ['A month, as the calendar has it; are you counting down?'],
  ],
  game_end: [
    [
      'Only the months end: the pot is paid and the ranking begins anew, while your fortune and your debts continue. Does that tire you?',
      'There is no final page; there is a monthly settlement and a permanent list of the richest. Where would you wish to stop?',
      'It does not conclude, it settles, once a month. I find it reassuring; you do not?',
    ],
    ['No end has been scheduled since you asked.'],
  ],
  out_of_moves: [
    [
      'They return at midnight UTC; until then you may trade where you stand, which costs none. Is there nothing to sell?',
      'Some may be saved from day to day, and a streak earns an extra one. They are not for sale; would you have bid?',
    ],
    ['Midnight, as before; patience costs no move.'],
  ],
  money_overnight: [
    [
      'A share of cash and goods rises each midnight, and more than in proportion. Money in a front is exempt; had you considered one?',
      'It is the levy on visible wealth, less your debts. The modest pay nothing; are you no longer modest?',
      'HELP prints the steps under KICKING UP. One invests beforehand, or one contributes; which will it be tonight?',
    ],
    ['The levy again; it arrives as punctually as I could wish.'],
  ],
  missions: [
    [
      'A job asks for a move; a mission asks for a result, and rewards it better. Have you read those of today?',
      'They change daily: a delivery, a profit, a repayment, a word with one of us. Which would you have done anyway?',
      'One fulfils it, hands it in for a move, and receives pay, experience and a trace of reputation. Does that repay the detour?',
      'Each day brings a few tasks: a delivery, a profit, a repayment, a question to one of us. The MARKET has them; which suits you today?',
      "A mission pays when you hand it in, which costs a move, and polishes the name a little. Have you read today's?",
      'They outpay a job and often coincide with what you intended anyway. Have you compared?',
    ],
    [
      'As before: read it, fulfil it, hand it in. At which of these did you stop?',
      'As before: tasks, a move, a payment. Was the delivery too heavy?',
    ],
  ],
  time_of_day: [
    [
      'The hour has no influence; only midnight does, when moves return and a share goes up. Had you noticed a pattern?',
      'Prices keep no office hours and no holidays. What matters is how far they are from their mean; do you watch that?',
      'No. People who see patterns in the clock are usually explaining a loss; are you?',
    ],
    ['The clock is as irrelevant as it was; look at the price.'],
  ],
  levels_xp: [
    [
      'Levels raise the pay of jobs and missions, and your odds in a fight. Profitable trips and work bring them; which do you neglect?',
      'Experience is earned by arriving with goods and selling at a profit, a few times a day, and by work. Were you only trading on the spot?',
      "It is the city's estimate of your practice. It opens no goods, merely pays you better; had you thought otherwise?",
      'Levels increase what jobs and missions pay, and your chances in a fight, should you stoop to one. Do you work enough to profit?',
      'One gains experience by work, by profitable trips and by repaying punctually; the reward is better wages. At what level are you?',
      'My terms ignore your level and study your worth and name. Your wages, however, do not; is that reason enough?',
    ],
    [
      'Work and profitable journeys, as before; neither is optional.',
      'Better wages, as I explained; have you earned any since?',
    ],
  ],
  streak: [
    [
      'The days on which you came without a gap; a message or a move suffices. It earns a little talk and a few moves; do you value either?',
      'A missed day begins it anew. Regularity is rewarded here with messages and moves; can you be regular?',
      'It measures constancy, and pays for it modestly. I approve; were you away yesterday?',
    ],
    ['Still the count of unbroken days; is yours growing?'],
  ],
  season_debt: [
    [
      'A season closes the pot, not my books: cash, goods, reputation and debts all continue. Were you relying on the calendar?',
      "The season is the pot's affair and not mine; my page simply continues into the next month. Had you hoped for a fire?",
    ],
    ['Debts outlive seasons, as I explained; has yours begun to feel immortal?'],
  ],
  kick_up: [
    [
      'That was the nightly share: it rises with your cash and goods, less debts, and spares modest fortunes. Did you not expect to be noticed?',
      'At midnight a portion goes up. Capital placed in a front is not counted; does that suggest anything?',
      'A progressive levy, collected without a form; I admire it. How much did you leave lying in cash?',
    ],
    ['It is due every night, as I told you; why was it in cash?'],
  ],
  away_a_week: [
    [
      'There is no suspension; interest takes no holidays. Would it not be wise to settle before you leave?',
      'You are at liberty to go; the due date is not. Have you looked at the slip?',
    ],
    [
      'The answer has not travelled: goods wait, streaks end, interest continues. When do you leave?',
    ],
  ],
  can_i_lose: [
    [
      'One is not eliminated, merely reduced; there is always a job, a small load, and another morning. How far down are you?',
      'The police take goods and cash, and a late debtor may be owned; nobody is ever dismissed. Is that a comfort?',
      'There is no end to it but your own boredom. Have you reached that already?',
    ],
    ["As I said, one survives everything here except one's reputation; how is yours?"],
  ],
  day_ends: [
    [
      'The day closes at midnight, UTC, irrespective of your travels; a trip consumes a move, never a date. Did you hope to outrun it?',
      'Days here are of the ordinary length and end by the UTC clock; loans count from the hour of their signing. Which of the two concerns you?',
      'Nothing that you do ends a day; the clock does, at midnight UTC. Is there something you wish to finish before?',
    ],
    ['Midnight, UTC, as before; shall I have it engraved?'],
  ],
  travel_outside: [
    [
      'The five boroughs and Jersey; beyond them lies scenery. Which of the six have you not exhausted?',
      'One trades in six places and no more; the limits of the map are the limits of my collectors. Convenient, is it not?',
      'There is no farther market than Jersey; do you hope for a better price, or merely a head start?',
    ],
    ['The map has not expanded since your last question; is it distance you need, or a profit?'],
  ],
  did_jobs: [
    [
      "Wages; they are small, certain and within everybody's reach. What will you turn them into?",
      'Industry speaks for you, though seldom in large figures. Is it meant as capital, or as supper?',
      'One works until one has a stake, and then the stake works. How near are you?',
    ],
    ['Labour again; have you nothing yet that labours for you?'],
  ],
  streak_brag: [
    [
      'Regular attendance is the cheapest virtue, and I remark it. Can you keep it up?',
      'A row of days is broken by one and rebuilt one by one; I know no fairer account. How far have you come?',
      'Constancy; I meet it mostly in clocks. What does it bring you?',
    ],
    ['You count your days for me again; is there a gap in them?'],
  ],
  season_money: [
    [
      "Cash, goods, debts and reputation go on as they are; only the month's ranking begins afresh. Does that comfort you?",
      'You lose nothing that is yours, and nothing that is mine. Is it not tidy?',
    ],
    ['As I explained, it all carries over; do you hope that I shall forget the debts?'],
  ],
  days_left: [
    [
      'A season is precisely one month; what remains of the month is what remains to you. Have you spent the first part well?',
      'It closes with the month, on the last night. I trust that you can subtract; shall I wait?',
      'As many as the calendar month has left; no season has ever been extended. What would you do with more?',
    ],
    ["The month's end, as I said; is it the answer that you dislike, or the date?"],
  ],
}
