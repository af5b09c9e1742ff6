import type { REPUTATION_AND_FAVOURS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/reputation-and-favours.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Reputation, favours, errands and work for a debt. */
export const REPUTATION_AND_FAVOURS_LINES: ThemeLines<typeof REPUTATION_AND_FAVOURS_EXCHANGES> = {
  rep_dropped: [
    [
      'A reputation falls for a single reason here: a loan that is late. Have you read your LOANS today?',
      "Each late day costs some of one's name, whoever the lender is. Whom have you kept waiting?",
    ],
    ['Lateness, as I said; the list of your loans will name the day.'],
  ],
  work_off_debt: [
    [
      'I do not accept labour; it cannot be counted twice. There are jobs that pay on the day; have you taken one?',
      'Service is pleasant and cannot be audited. Perform it for somebody who pays, and bring me the proceeds; is that not simpler?',
      'You propose to replace a figure with an effort; the ledger accepts only the figure. How much of it have you?',
      'I settle debts in cash, not in effort; JOBS will pay you for the effort. Shall we convert it first?',
      'Your labour has a market, and it is not this desk. Take a job, a mission, and bring the proceeds; what delays you?',
      'I reduce a balance by payments alone. Should you be owned, your wages come to me in any case; why not anticipate it?',
    ],
    [
      'Dollars, as before. Are there no jobs left?',
      'No substitute has occurred to me since you asked; has any cash occurred to you?',
      'Work elsewhere, pay here, as I said; was the order unclear?',
    ],
  ],
  become_boss: [
    [
      'By accumulation: capital, fronts, and a name that is never late. The leaderboard keeps score; where are you on it?',
      'One does not replace the Boss; one becomes rich beside him, quietly. Are you able to be quiet?',
      'Ambition is a plan without figures. What is your net worth, who is above you, and how long have they been there?',
    ],
    ['You mentioned the throne before; have you moved a step nearer?'],
  ],
  rep_fast: [
    [
      'A loan of consequence, held some days and repaid in time; that is nearly all of it. Shall we speak of one?',
      'Missions add a trace; punctual repayment adds the substance, up to a limit each day. What can you carry comfortably?',
      'The larger the loan beside your fortune, and the longer it is held, the more its repayment is worth. Have you one running?',
    ],
    ['Repay in time, as I said; nothing else has been invented.'],
  ],
  why_errands: [
    [
      'A job exchanges one move for cash and experience; a mission pays rather better and polishes your name. Is a trip worth more to you today?',
      'The point is certainty: work pays whether the market is kind or not. What did your last move earn you?',
      'One works while one has no capital, and trades once one has. Which of the two describes you at present?',
    ],
    ['Cash, experience and a slightly better name; did you expect a medal?'],
  ],
  late_name: [
    [
      'There is one reputation for the whole city, and it falls with these days; every purse is closed until you settle. How long can you afford that?',
      'My colleagues were informed by the silence. None of them lends to you now; does that simplify your choice?',
      'It has. Trust is kept by each of us separately, but your name is common property, and it is falling. Shall we stop it today?',
    ],
    ['They know what they knew; would you not rather give them fresh news?'],
  ],
  whats_in_it: [
    [
      'Capital when you lack it, and every cent above its price; a better name, if you are punctual. Is that too little?',
      'Whatever you can earn beyond what I charge. The clever find that generous; shall you?',
      'Time, bought; profit, kept; reputation, earned. Which of the three did you come for?',
    ],
    ['The same three advantages; have you made use of any?'],
  ],
  name_back: [
    [
      'It recovers, though only by conduct: loans worth mentioning, held some days and repaid on time. Have you one in mind?',
      'A reputation falls by the storey and rises by the stair; there is a most that one day can add. Shall you begin with the overdue ones?',
      'Nothing is forgotten with time alone; it is outweighed by punctual repayments. How many can you manage?',
    ],
    ['The remedy has not changed: be punctual, repeatedly. Have you been?'],
  ],
  favours_list: [
    [
      'Each may be had again after a pause, from any of us; protection requires that I trust you. Do I?',
      'One pays with a move, and with a clean slate: the late receive none. What is it that you need done?',
    ],
    [
      'The four have not become five: an advance, an extension, a tip, protection. Which was it that you came for?',
    ],
  ],
  skip_errand: [
    [
      'You may ignore it once for every share of the principal that you can afford. Is a trip not cheaper?',
      'He names a place, and you are there before the day ends, or the sum grows. Did you take that loan for free?',
    ],
    ['The price of absence is as I stated; have you been absent?'],
  ],
  good_word: [
    [
      'I endorse bills, not people; your record will introduce you. What does it say at present?',
      'Standing opens those doors, and mine cannot be borrowed. How is your own?',
      'A word of mine would be asked about, and I should have to be truthful. Do you still wish it?',
    ],
    ['I recommend nobody twice who has not recommended himself once; have you?'],
  ],
  needs_favour: [
    [
      'I keep four: an advance, a later date, information, and a quieter street. Which of them did you mean?',
      'You may ask; it costs you a move, and my good opinion is the collateral. What is it to be?',
    ],
    ['You have announced it twice and named it not at all; shall we be specific?'],
  ],
  standing_others: [
    [
      'Trust is kept separately by each of us; reputation is a single figure that all of us consult. Which of them do you mean to improve?',
      'My regard remains on this floor, but a punctual payment here raises your name with all four. Is that not generous of the system?',
      'Each lender has his own opinion and the same public record; lateness with one closes the purses of all. Were you about to test it?',
    ],
    ['As before: regard is private, reputation public.'],
  ],
  favour_vs_work: [
    [
      'The board offers jobs and missions, which pay; I offer tips, extensions, protection and a small advance, which merely help. Which do you lack, money or time?',
      'One earns, the other spares; both take a move of your day. Have you one left?',
    ],
    ['The distinction stands: the board pays you, I oblige you.'],
  ],
  going_places_slow: [
    [
      'I ask for a respectable name, and Big Boss for a better one; both are made of loans repaid on their day. How stands yours?',
      'Reputation opens my door and, rather later, his; Vinnie and Tommy require none. With whom have you been punctual?',
    ],
    ['The stair is the same: be punctual below, and you will be received above. Have you begun?'],
  ],
}
