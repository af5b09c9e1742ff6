import type { HEAT_AND_POLICE_EXCHANGES } from '#src/rules/sharks/exchanges/themes/heat-and-police.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Heat, police stops, raids and bribes. */
export const HEAT_AND_POLICE_LINES: ThemeLines<typeof HEAT_AND_POLICE_EXCHANGES> = {
  cops_on_block: [
    [
      'If they watch your street, do your business in another; attention is a local tax. Did they look at your door?',
      'One does not run, and one does not sell; one takes a trip. Have you anything at home that you would rather not have?',
      'An officer who waits is paid by the hour; you are not. Will you spend the day elsewhere?',
    ],
    ['They remain, then; has nobody asked whom they want?'],
  ],
  safest_borough: [
    [
      'The police are few in the Bronx and many in Manhattan; your own heat does the rest. Where have you sold least?',
      'Staten Island and the Bronx are thinly watched; my own street is not. Safety, however, is a borough that has not met you. Which is that?',
      'The quietest on paper is the Bronx. Sell there daily and it will not remain so; had you considered rotating?',
    ],
    ['The Bronx still has the fewest officers; have you begun to interest them?'],
  ],
  what_is_heat: [
    [
      'It is the attention of the police, kept for each borough apart; sales raise it, and moves made elsewhere lower it. Is that clear?',
      'Heat measures how well the officers of a borough could describe you. A large sale improves their description; shall I go on?',
      'It is what the police remember. The more of it, the likelier they stop you on arrival, and the dearer they are; have you much?',
    ],
    ['It remains police attention; do you require a diagram?'],
  ],
  heat_is_high: [
    [
      'It is a position, not yet a sentence: spend your moves in other boroughs and it subsides. Must you return there at once?',
      'With so much heat an officer on arrival is likely, and his price rises with it. Why not sell where you are unknown?',
    ],
    ['As hot as before; then you have not travelled enough, have you?'],
  ],
  bribe_cop: [
    [
      'It is the one choice that never fails; the officer names his price, and he is calmer afterwards. Do you carry enough for it?',
      'When stopped, one may pay, and it always succeeds. His price follows your heat and your fortune; do you travel rich?',
      'An officer cannot be retained, only paid each time. Should your cash fall short, he takes part of it and some goods; is that a risk?',
    ],
    ['They accept, as I said; it is their one dependable habit.'],
  ],
  cops_take: [
    [
      'Money, if you pay; merchandise, if you run and fail; both, if you fight and lose. Which can you best spare?',
      'A portion and never the whole. Pay, and the goods are safe; be short of his price, and he takes some of each. Are you liquid?',
      'That depends on your conduct: payment costs cash alone, a failed flight costs goods. How fast are you?',
    ],
    ['A portion, by your own choice, as I explained; have you chosen?'],
  ],
  cop_stop_choice: [
    [
      'Payment never fails; talk succeeds with a good reputation, flight where officers are few. Have you read the odds beside each?',
      'Compare his price with what you would lose by failing. The screen states the odds; what remains is arithmetic, would you not agree?',
    ],
    ['The odds have not altered: pay for certainty. Are you certain?'],
  ],
  heat_wait: [
    [
      'Time alone does nothing; each move spent in another borough lowers it. Where have you spent yours?',
      'It does not fade overnight. One travels, one works elsewhere, or one asks for protection; which suits you?',
      'The police forget by your absence at work, not by your absence in bed. How many moves have you left?',
    ],
    ['Moves, not hours, as I said; have you made any?'],
  ],
  cop_car_outside: [
    [
      "Let them wait; the city pays for the petrol. I should conclude today's business in another borough, would you not?",
      'Officers at a corner are a price list: they tell you where not to sell. Have you somewhere else to be?',
      'Do not hurry and do not stare. A person with an errand is invisible; have you an errand?',
    ],
    ['Are they still there? Then be still yourself, or be elsewhere.'],
  ],
  where_police_stop: [
    [
      'On arrival, where your heat is high, or upon a further sale in the same stay; nowhere else. Where are you expected?',
      'They do not visit; they wait where you are known. With little heat in a borough they let you pass; have you little?',
      'An unknown face is never stopped. A known one, at the station, rather often; which is yours?',
    ],
    ['On arrival and upon repetition, as I explained; not in bed.'],
  ],
  raid_rumor: [
    [
      'A rumour that reaches you has passed through everyone who profits by it. Who told you, and what was he holding?',
      'The wire reports them when they occur; beforehand there is only your own heat, which you can read. Have you?',
    ],
    ['The same rumour; has it at least acquired a date?'],
  ],
  if_cops_ask: [
    [
      'You may say that I advise on liquidity; it has never prompted a second question. Can you pronounce it?',
      'You know no one, you signed nothing, and you would like your lawyer. Shall we rehearse?',
      'My name protects nobody who uses it aloud. Had you intended to?',
    ],
    ['The advice stands: silence, then a lawyer. Which of the two do you find difficult?'],
  ],
  cops_took_it: [
    [
      'The police are a toll on those who sell too much in one place; where had you grown conspicuous?',
      'Paying them always succeeds, running does so sometimes; which did you attempt?',
      'I regret your loss, though not as much as if it had been pledged to me. Will you let the heat fall before the next load?',
    ],
    ['Again the constabulary; have you considered a quieter borough?'],
  ],
  knows_a_bribe: [
    [
      'An official with tastes is an asset, provided that nobody can trace the invoice. Is he yours alone?',
      'I prefer those who cannot be bought; they are cheaper over the years. What would yours want next?',
      'How resourceful. I neither heard his name nor wish to; what would it save you per load?',
    ],
    ['You return to your official; has he become more expensive?'],
  ],
}
