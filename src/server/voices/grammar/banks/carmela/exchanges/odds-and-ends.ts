import type { ODDS_AND_ENDS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/odds-and-ends.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Questions and remarks of no other theme. */
export const ODDS_AND_ENDS_LINES: ThemeLines<typeof ODDS_AND_ENDS_EXCHANGES> = {
  only_talk: [
    [
      'Conversation for its own sake; how extravagant. I can spare a quarter of an hour, so what shall it be?',
      'You want nothing from me but company. People have asked for less and cost more. Whom do you usually talk to?',
      'Very well, the ledger is closed and the coffee is hot. Begin; what amuses you?',
    ],
    ['Company again, and no business; am I to be flattered or alarmed?'],
  ],
  teach_italian: [
    [
      "'Interesse.' It means interest, in every sense that matters; can you roll the final part?",
      'My husband swore in dialect, and I invoiced in English; we were both understood. Which do you want to learn?',
      'A few words will get you a table, and one wrong one will lose you a tooth. Where do you mean to use it?',
    ],
    ['More vocabulary; have you practised the first word?'],
  ],
  are_you_italian: [
    [
      'My family left one island for another and bought the better half of it. Does that place me?',
      'I was raised in two languages and silent in both; which did you expect?',
      "One's origins are like one's capital: one mentions them seldom. What are yours?",
    ],
    ['My ancestry has not been revised; has your interest in it grown?'],
  ],
  scars_tattoos: [
    [
      'Only one, from a paper knife; the letter was worth it. How did you come by yours?',
      'I leave marks on paper; the skin is a poor archive. Would you have it read by strangers?',
      'I am in one piece, and it is insured as such. Why do you ask?',
    ],
    ['You return to scars; are you collecting them?'],
  ],
  old_city: [
    [
      'I miss it too, a little, and I bought some of what replaced it. What was on your corner?',
      'Cities are rebuilt by those who can wait; sentiment is left to those who rented. Which building was it?',
      'One keeps the address and loses the street. Did you take anything with you when it went?',
      'Streets are like clients: one turns away for a moment and somebody has sold the corner. Which of the shops do you miss?',
      'What you remember was youth, I suspect, and the rents were lower too. Was it truly better?',
    ],
    [
      'That lost city again; shall we agree that it was also rather dirty?',
      'You mourn it handsomely; it stays torn down all the same. What stands there now?',
    ],
  ],
  least_liked: [
    [
      'Vinnie, at table; nobody, on paper. Which sort of dislike did you mean?',
      'The most dangerous is he who says least, and you will find him in the Bronx. Had you not guessed?',
      'I dislike only unpunctual people; among the four of us there are none. Among you?',
    ],
    ['My dislikes are listed alphabetically; shall I look under your letter?'],
  ],
  rates_differ: [
    [
      'Each of us prices a different risk: speed, sentiment, security or obedience. Which do you find the cheapest?',
      'I take security and may therefore ask less; he takes none and asks more. Is it not elegant?',
      'The Boss asks no interest because he asks for your mornings; nothing is given. Had you thought otherwise?',
    ],
    ['The prices differ because the burdens do; shall I draw you a table?'],
  ],
  out_of_jail: [
    [
      'Welcome back to the more expensive side of the bars; did they return your watch?',
      'A cell clears the calendar and very little else. Whom did you speak to while inside?',
      'I congratulate you on your release; the police do tend to keep a copy. Were you discreet?',
    ],
    ['You are still at liberty, I see; how do you intend to remain so?'],
  ],
  in_a_hurry: [
    [
      'Then we are alike, for I never have any; state the matter in one sentence, would you?',
      'Haste is the dearest thing that one buys from me. What cannot wait?',
      'I shall be brief: what do you want?',
    ],
    ['You have been in a hurry for some while now; what is it that you came for?'],
  ],
  pep_talk: [
    [
      'You have come this far without much capital and with no visible sense; that is talent. What might you do with a plan?',
      'I do not encourage people, I extend them credit; consider that a compliment. Does it help?',
      'Fortune is largely attendance. You are present, and the others are asleep; what will you do with the lead?',
    ],
    ['You need it again? Very well: onward. Was the tone right?'],
  ],
  nothing_to_accept: [
    [
      'You accept terms that I have not stated; name a sum, and there will be something to accept. How much?',
      'There is no paper before you; I admire the haste, and I shall use it. Which sum did you have in mind?',
      'One signs after the offer, not before it; what amount shall I write?',
    ],
    ['The table is as bare as when you first agreed to it; will you name a sum?'],
  ],
  was_cheaper: [
    [
      'Last time you bargained, and I was persuaded. Will you not try to persuade me again?',
      'A former price is a souvenir, not a claim; what do you propose today?',
      'Terms are drawn anew each time, like breath. Which number troubles you?',
    ],
    ['You quote the past once more; what do you offer the present?'],
  ],
  is_it_random: [
    [
      'Chance moves the prices; judgment decides where one stands when they move. Which of the two have you relied on?',
      'There is chance in every stop and every price, and there are odds. Do you know yours?',
      'It is random as weather is random; some carry umbrellas. Have you one?',
    ],
    ['Chance and judgment, in that order; do you blame the first for the second?'],
  ],
  carry_for_me: [
    [
      'I move figures, never parcels; the carriage is yours, and so is the toll. Is it heavy?',
      'My driver carries me, and he considers that sufficient. Shall you be travelling yourself?',
      'Freight is the one business in which I have no hand; take it across in person, would you?',
    ],
    ['The parcel is still yours to carry; did you hope that I had grown shoulders?'],
  ],
  last_day_plan: [
    [
      'What you hold is counted at its price, so a hurried sale only pays the fee. What makes you hurry?',
      'The race measures the worth that you gained; cash and goods weigh alike. Is yours where you want it?',
      'Sell only what stands high, and leave the rest to be counted; had you planned a panic?',
    ],
    ['The goods are counted regardless; is it the clock that frightens you?'],
  ],
}
