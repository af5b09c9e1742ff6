import type { OPINIONS_OF_THE_GAME_EXCHANGES } from '#src/rules/sharks/exchanges/themes/opinions-of-the-game.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Praise, complaints, bugs and suspicions about the game. */
export const OPINIONS_OF_THE_GAME_LINES: ThemeLines<typeof OPINIONS_OF_THE_GAME_EXCHANGES> = {
  game_is_hard: [
    [
      'It is not hard, merely exact: buy where a thing is cheap, carry it, sell where it is dear. Which of the three troubles you?',
      'Difficulty is what keeps others out. Compare two boroughs before you buy, and read HELP; have you done either?',
      'One loses by haste. Make small trades, watch what they fetch, and settle on the day; which of those have you skipped?',
    ],
    ['You still find it hard; is it the prices, or the patience?'],
  ],
  friend_made_me: [
    [
      'A recommendation, then, if a noisy one; one should always ask what the recommender gains. What did you hear of us?',
      'You were persuaded, and yet you came alone; I call that curiosity. What would you like to see first?',
      'Enthusiasm is a poor prospectus; look at the market and judge for yourself. Shall you?',
    ],
    ['You were only looking, you said; at what, may I ask, by now?'],
  ],
  game_fun: [
    [
      'I am told that enjoyment improves attention. Do enjoy yourself; I shall be counting, would you mind?',
      'How gratifying; few people say so from that chair. What pleased you: the gains, or the risk?',
      'You are amused, and so far you are solvent; it is a charming combination. How long do you suppose it lasts?',
    ],
    ['Your pleasure is noted once more; it bears no interest.'],
  ],
  rigged: [
    [
      "The season's seed is sealed in advance and published at its end; VERIFY recomputes the whole of it. Will you, or is suspicion cheaper?",
      'I have no need to falsify a market in which you trade like that. VERIFY is open to you; what do you expect to find?',
      'Chance here is drawn from one secret, and the secret is shown afterwards. Could your bookkeeper say as much?',
      'It may be checked, which is more than may be said for most markets; there is VERIFY. Have you looked, or only lost?',
      'One calls it rigged when one loses and skill when one wins; which was it last time?',
      'An accusation requires a figure. Which one do you say is false?',
    ],
    [
      'VERIFY awaits you still; do you prefer the grievance?',
      'You repeat the charge; where is the evidence?',
    ],
  ],
  just_a_game: [
    [
      'Everything with rules and losers is a game; the distinction is who keeps the score. Do you know who does?',
      'You think it unreal, and yet you haggle as though it were not. Which of you am I to believe?',
      'If it is merely play, you will have no objection to playing it well. Have you?',
    ],
    ['You call it a game again; are you losing?'],
  ],
  elder_new: [
    [
      'Courtesy is recognised here at any age. You write as you would a letter; a chip below it does what it says, and HELP explains. Shall we begin slowly?',
      'I prefer a careful beginner to a quick one; press nothing that you have not read. What did your young teacher leave out?',
      'One sentence from you, one from me, and a chip when you are certain; the rest is decoration. Are you comfortable?',
    ],
    ['At your own pace; it is my purse that hurries, never I. Which button is it?'],
  ],
  found_bug: [
    [
      'The makers should hear of it, with the hour and the figure; I only audit people. What exactly did you see?',
      'A wrong number is usually a right one that nobody explained. Shall we go through it line by line?',
      'I note the fault; I have no engineer at this desk. Would it be worth your while to leave and enter again?',
      'A defect in the apparatus, then. I lend, and do not solder. Does it persist when the page is loaded anew?',
      'Thank you for the report; it belongs with those who built the thing. Did you at least lose nothing?',
    ],
    [
      'The discrepancy persists? Then write down what you did last; can you recall it?',
      'The apparatus is still unwell, you say; have you tried another one?',
    ],
  ],
  cant_stop_play: [
    [
      'Habit is the most reliable debtor there is; I am glad of yours, and a little concerned. When did you last see daylight?',
      'The moves are rationed for precisely your sort of character. Do you mean to spend the rest of the evening well?',
      'I ought to tell you to stop, and I ought to charge for it. Is somebody waiting for you at home?',
    ],
    ['You have not stopped, I see; shall I be flattered a second time?'],
  ],
  game_name: [
    [
      'A title is packaging; I have known poison in a handsome bottle and the reverse. Does the word disturb you so?',
      'I was not consulted on the name; the trade here is in smokes, tapes and better things. Which would you have called it?',
      'One does not choose the name over the door, only whether to walk through it; yet here you are. Shall we proceed?',
    ],
    [
      'The sign has not been repainted since you objected; would you like the address of the painter?',
    ],
  ],
  why_i_play: [
    [
      'People come for the profit and stay for the arithmetic; which of them is failing you?',
      'You are free to close the ledger at any moment; what is it that prevents you?',
      "Perhaps because here, unlike elsewhere, one can see precisely what one's mistakes cost. Is that not refreshing?",
    ],
    ['The question recurs, and so do you; is that not an answer?'],
  ],
  new_features: [
    [
      'I am not consulted upon the architecture; I merely charge for the rooms. Have you exhausted the present ones?',
      'Plans are made elsewhere, and never on my nineteenth floor; is the existing city too small for your losses?',
      'A suggestion costs nothing, which is why I receive so many; what would it return?',
      'The management does not consult me on improvements, an error of theirs. What would you have built?',
      'I am told of changes when they have become expensive. Was there something that you missed?',
      'Proposals belong to the people who made the place; I merely make it pay. Is yours a profitable one?',
    ],
    [
      'I have no news of improvements; what have you improved in the meantime?',
      'No announcement has reached me since; would you invest in one?',
    ],
  ],
  too_much_reading: [
    [
      'The figures suffice: what you take, what you return, and when. Can you manage three lines?',
      'Those who do not read are my most reliable source of income. Shall I go on at length?',
      'In brief: buy where it is cheap, sell where it is dear, settle on the day. Was that too long?',
    ],
    ['Still too many words; shall I send an invoice instead?'],
  ],
  hacked: [
    [
      'My books show your true figure, and every entry is chained to the one before. Which of us has miscounted?',
      'Invented money has no interest, in either sense. Would you like to see what you really have?',
      'I congratulate you on an imaginary fortune; may I suggest an imaginary yacht?',
    ],
    ['Your miracle has still not reached my ledger; ought I to wait up?'],
  ],
  somebody_cheats: [
    [
      'Here every act is written in a chain that anybody may verify; elsewhere I should mark the cards first. Whom do you suspect?',
      'A cheat is a man who could not do the sum. Have you evidence, or only a rank?',
      'I admire method and despise shortcuts; they leave a record. Did he profit by it in the end?',
    ],
    ['You accuse again; has the proof improved since?'],
  ],
  found_typo: [
    [
      'An error of mine? I shall dismiss the typist, who is also me. Do you find them in contracts, too?',
      'I am obliged to you; a careful reader is rare in my line. Did you read the terms as closely?',
      'You proofread me. How very brave, and how very unpaid; had you hoped for a position?',
    ],
    ['You have caught me in another; shall I begin to send you drafts?'],
  ],
  good_game: [
    [
      'You are gracious, which is more than most can afford. Shall we play again for something that matters?',
      'I accept your resignation; it was well timed. Where do you think you lost it?',
      'A good game is one after which both can still pay. Can you?',
    ],
    ['You concede once more; is it becoming a style?'],
  ],
  why_chain: [
    [
      'Each entry in the record seals the one before it, so that none can be altered afterwards; VERIFY lets you inspect it. Do you mean to?',
      'The chain is the ledger: no link comes out without breaking the rest. I find that soothing; do you not?',
      'It refers to the record of moves, each fastened to the last; for wallets there is ACCOUNT. Which of the two concerns you?',
    ],
    ['The record is still linked, entry to entry; have you tried VERIFY yet?'],
  ],
}
