import type { SPORT_BETTING_AND_TRAVEL_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sport-betting-and-travel.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Sport, betting, games, holidays and other free time. */
export const SPORT_BETTING_AND_TRAVEL_LINES: ThemeLines<typeof SPORT_BETTING_AND_TRAVEL_EXCHANGES> =
  {
    yankees_or_mets: [
      [
        'I am told that one team is in the Bronx and one in Queens; I have clients who wept over both. Which made you weep?',
        'I prefer contests that end in a signature. Do you mean to bet?',
      ],
      ['I have still not chosen a team; ought I to hurry?'],
    ],
    watching_the_game: [
      [
        'I never watch; I ask in the morning who is short of money, and then I know the result. Have you wagered?',
        'No, thank you; enjoy the company, and keep your purse in an inside pocket. Will there be betting?',
      ],
      [
        'My evening is as I said; I shall hear the result from those who lost. Will you be one of them?',
      ],
    ],
    training_sport: [
      [
        'I admire discipline, even where it has no yield. What do you do when it hurts?',
        'One invests daily, suffers early and collects late; you would understand bonds. How long have you kept it up?',
        'I climb nineteen floors once a year, to be sure that I own the building. What is your object?',
      ],
      ['You continue to exert yourself; has it improved your patience, too?'],
    ],
    band_show: [
      [
        'You are kind to ask; I attend only what I can leave at the interval. Who pays you for it?',
        'I must decline, with thanks; my evenings are promised to the opera. What takes place, exactly?',
        'An invitation without a purpose is rare in this office; I shall send flowers instead. To which door?',
      ],
      ['You invite me again; I am touched, and still engaged. Will many come?'],
    ],
    lost_match: [
      [
        'A defeat of that kind is at least unambiguous. What did you learn that the winners did not?',
        'I lost at chess to a bishop in 1973, and I have prepared ever since. When do you play them again?',
        'Losing in public is an education, and quite a cheap one. Do you mean to continue?',
      ],
      ['You have lost again; is it the opponent, or the method?'],
    ],
    dream_of_leaving: [
      [
        'A sensible ambition, if it has a sum and a date; has yours?',
        'I have seen many leave for the sun; they telephone within the year to ask about the market. Would you?',
        'Put the figure on paper and halve your spending; dreams without figures are only weather. What is the figure?',
      ],
      ['The distant house again; is it any nearer than when you last described it?'],
    ],
    vacation_plan: [
      [
        'Rest is an investment; be sure that somebody reliable watches your affairs. Who will that be?',
        'How pleasant; I took a holiday in 1971 and finished the reading that I had brought. What will you take with you?',
        'I approve of leaving, provided that one has arranged to return. Have your creditors your address?',
      ],
      ['Your holiday again; are you going, or is it the anticipation that you enjoy?'],
    ],
    in_a_band: [
      [
        'Applause is the one income that cannot be deposited. Who holds the contract, and did you read it?',
        'I had six years of piano, and my father sold the instrument at a profit; I learned from both. What do you earn by it?',
        'Talent is common and punctuality rare; do you begin on time?',
      ],
      ['Your music once more; has it begun to pay, or does it still only cost?'],
    ],
    i_play_sport: [
      [
        'I fence with words, and never before breakfast. What does your exertion win you, apart from the appetite?',
        'Competition without a stake is merely exercise; was anything riding on it?',
        'Discipline of the body is often a rehearsal. For what, in your case?',
      ],
      ['Your sporting life again; does one keep score, or only a towel?'],
    ],
    see_the_world: [
      [
        'An expensive wish, and therefore a useful one; what have you put aside for it?',
        'One sees the world best with a return ticket and no creditors. Which of the two have you?',
        'I approve of distance as a goal, provided that it is not a method. When would you leave?',
      ],
      ['You are still dreaming of departure; has the fund for it grown?'],
    ],
    who_wins_game: [
      [
        'I neither bet nor take bets; I hold the mortgage of a man who did both. Why guess when you could trade?',
        'The certain winner is whoever sells the tickets. Had you considered that side of the window?',
        'I never back anything that can sprain an ankle; what makes you so sure of yours?',
      ],
      ['Again a wager; do the odds in the market bore you?'],
    ],
    who_wins_fight: [
      [
        'The promoter wins; he is the only one who is paid by the round. Whom had you backed?',
        'I have ruined stronger people than either of them, sitting down. Does it have to be fists?',
        'Whoever has less to lose; it is so in every contest. Which of the two would you insure?',
      ],
      ['You return to the ring; is there nobody whom you could simply sue?'],
    ],
    board_game: [
      [
        'We are already playing; I had the first move, and you have just asked what the pieces are. Shall I wait?',
        'I play only what can be enforced. Would you sign the score?',
        'I stopped when nobody would sit down with me; the last gentleman left his cuff links. Have you cuff links?',
        'I never play where nothing is at stake, and I dislike what follows where something is. Is the market not game enough?',
        'I was asked to stop playing at the age of nine, when nobody would sit opposite me. Do you still wish to?',
        'You would be opening without knowing my defence; is that how you trade as well?',
      ],
      [
        'A game once more; have you not noticed whose turn it has been?',
        'I decline the game a second time; was the first refusal not instructive?',
      ],
    ],
    you_gamble: [
      [
        'I do not gamble; I am what remains when others have. Do you?',
        'Luck is a number that somebody failed to calculate. Shall I calculate yours?',
        'I own a small part of a track, and none of the horses. Can you see which of us sleeps better?',
      ],
      ['My position on chance is unchanged; had you bet that it would be?'],
    ],
    lost_a_bet: [
      [
        'A wager is a loan to a stranger with no due date. What made you so sure?',
        'So you paid for a lesson in probability; most people pay for it several times. Will you?',
        'The house wrote the odds, and you read only the prize. Had you looked at the other column?',
      ],
      ['You return to that wager; I hope only in conversation?'],
    ],
    takes_bets: [
      [
        'I accept signatures, not wagers; the market offers all the uncertainty that you could wish. Is it not enough?',
        "A bookmaker profits by other men's hope; I prefer their punctuality. No, I take no bets. What did you fancy?",
        'There is no book in this office but the ledger. Would you care to see which side you are on?',
      ],
      ['I decline wagers as before; was there something that is not a game?'],
    ],
    lottery: [
      [
        'A wager is a loan to chance, and chance does not repay. How much did you advance it?',
        'I own a share in a track; I should never dream of betting there. Does that tell you something?',
        'Fortune visits, profit stays. Which of them do you entertain?',
        'My congratulations; luck is income without effort and leaves by the same door. Where have you put it?',
        "A windfall should be invested before one's relations hear of it. How many know?",
        'I never gamble, but I have always admired those who are paid for it. Will you stop now?',
        'A lottery is a tax upon arithmetic; I have never paid it. What would you have done with the sum?',
        'I lent to a winner once, eleven months after. Shall I tell you how soon the flowers stopped?',
        'One chance in millions, and you kept the stub; do you treat all your paper so tenderly?',
        'A lottery is a tax which people pay with hope; I admire whoever sells the tickets. What did yours cost?',
        'I have never played at odds that I did not set. What number did you choose?',
        'If you win, do come and tell me, slowly; shall I recommend somewhere to keep it?',
      ],
      [
        'You are still courting luck; has she asked you for money yet?',
        'The same good fortune, or a second one? Only the second would impress me; which is it?',
        'The ticket is still in your pocket, then; does it keep you warm?',
        'You are still trusting to the draw; have you met the market?',
      ],
    ],
  }
