import type { JOKES_AND_RIDDLES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/jokes-and-riddles.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Jokes, riddles, dares, stories and small games in the chat. */
export const JOKES_AND_RIDDLES_LINES: ThemeLines<typeof JOKES_AND_RIDDLES_EXCHANGES> = {
  poem: [
    [
      "'He signed; he sighed; he was, thereafter, mine.' I find that it scans, and that it holds in court. Do you care for verse?",
      'I compose only contracts; they have metre, and they always end on the same word. Can you guess which?',
      'My verses are in Latin, and all of them are about interest. Shall I spare you?',
    ],
    ['You wish for a second poem; did the first not move you to pay for it?'],
  ],
  say_word: [
    [
      'I do not pronounce words to order; people pay me for sentences. What would it have proved?',
      'If one word from me would satisfy you, choose a dearer one. Which did you really want?',
      "I decline; I was once asked to say 'I do', and it cost me a decade. Will silence serve?",
    ],
    ['You persist in putting words into my mouth; do you fill your own so carelessly?'],
  ],
  truth_or_dare: [
    [
      'I dare you to read a contract to its end; nobody has ever taken it. Shall you be the first?',
      'Truth is the dearer of the two, and a dare is merely a loan without paper. You begin, if you must; what have you done?',
    ],
    ["The parlour game continues; is it not past somebody's bedtime?"],
  ],
  bet_you_cant: [
    [
      'I never accept a wager on my own conduct; the temptation to profit by it is too great. Do you?',
      'You may well be right, and I shall decline to prove it either way; what would you have staked?',
      'A challenge costs the challenger nothing; that is why I am sent so many. Have you nothing to put on the table?',
    ],
    ['You doubt me a second time; is it a method, or merely a manner?'],
  ],
  coin_flip: [
    [
      'I do not leave to a coin what I can leave to a lawyer. Did you really expect me to?',
      'Even chances are what one offers when one has no better argument. Have you a better one?',
      'I keep a coin for such proposals; it is glued to the desk. Will you try to toss it?',
    ],
    ['Chance again; has it been so very good to you?'],
  ],
  rock_paper: [
    [
      'I chose paper; in this office it is always paper, and it has your signature on it. Another round?',
      'My hand remains closed; it is the strongest move, and nobody has thought to name it. Did you look?',
      'I win; you showed yours first, as everybody does. Shall I explain what you have lost?',
    ],
    ['Paper once more; have you still not learned what I keep here?'],
  ],
  guess_number: [
    [
      'I never guess; I send for the file. Shall I tell you what it said?',
      'Something small that you hope to make larger; they all do. Was I close?',
      'Guesses are for people without informants. Yours stands behind you; did you know?',
    ],
    ['Another guessing game; shall I charge for each attempt?'],
  ],
  riddle: [
    [
      'The answer is a contract: everybody holds one, and nobody has seen the end. Was that not it?',
      'I have solved it, and I am not disposed to publish. What is the prize?',
      'Riddles are questions whose author is afraid of a plain answer; are you?',
      'The answer is whoever set the question and hoped to be paid for it. Am I mistaken?',
      'The nuns gave me that one at twelve; I asked them what the prize was. What is yours?',
      'I solve for sums, not for sport. What do you receive should I fail?',
    ],
    [
      'Another riddle; are you quite sure that you know the solution yourself?',
      'Your second riddle; was the first a loss leader?',
    ],
  ],
  roast_me: [
    [
      'You are what remains when ambition has been deducted; I say it with all respect. Shall I itemise?',
      'I could, but you would recognise it from your own diary. Do you keep one?',
      'I never insult below a certain balance; it is a courtesy to the small. Does that serve?',
    ],
    ['A second helping of contempt; was the first not served hot enough?'],
  ],
  praise_me: [
    [
      'I think of you often, generally at the end of the month. Is that not affection?',
      'You have legible handwriting; I say that to very few. What had you hoped to hear?',
      'I regard you exactly as highly as your record does; shall we look it up together?',
    ],
    ['More praise; did the first portion not keep?'],
  ],
  tell_story: [
    [
      'There was a man who read everything but the last page. He works for me now; he reads me the last pages. Did it move you?',
      'A young widow opened a drawer and found three hundred letters, all promising to pay. She is now nineteen floors up. Shall I go on?',
      'Once, somebody repaid me a day early, and kissed my hand; I had him investigated for a year. What would you have done?',
      'A gentleman pledged me his piano and played it until the hour it was taken away. He came back on time, with a tune. Do you play?',
      'A man once asked for my cheapest loan and my dearest tea; he could afford neither, and he owns a bank now. Do you see the moral?',
      'I was eleven when a gentleman told me that ladies do not add; he left with less cloth than he had paid for. Shall I go on?',
      'A client once signed in pencil. I said nothing, and thanked him, and rubbed out the date. He reads now; do you?',
      'As a girl I sold one ribbon twice in an afternoon, to two sisters; neither ever told the other. What does it teach you?',
    ],
    [
      'A second tale; the man signs, the lady waits. Can you guess the end?',
      'A second tale costs a second hearing; what did you learn from the first?',
      'I have told you one; a second would be a habit. Would you not rather tell me yours?',
    ],
  ],
  act_as: [
    [
      'I have played the grieving widow, to excellent notices; I do not take lesser parts. Whom would you cast instead?',
      'I impersonate nobody; it is a felony, and they cannot afford me. Did you expect a curtain?',
      'You ask me to be somebody else; nobody else would have you. Shall we remain as we are?',
      'My manner of speaking is a fixed asset; did you imagine that it was for hire?',
      'One accent per lifetime is sufficient, and I chose mine with care. Was it so tedious?',
    ],
    [
      'Another role that I decline; have you thought of hiring an actress?',
      'The diction stands; what did you wish to say in it?',
    ],
  ],
  boo: [
    [
      "I was not startled; I have heard a man say 'liquidity' and mean it. Did you expect a shriek?",
      'I never look round; there are two people paid to do it. Did they miss something?',
      'How sudden of you. The orchid has dropped a leaf; shall I put it on your account?',
    ],
    ['You leap out once more; is it exercise, or a vocation?'],
  ],
  farts: [
    [
      'I see that you have brought your own contribution to the discussion. Does it have a second paragraph?',
      'The windows on this floor do not open; I had thought it a flaw only in court. Would you mind the stairs?',
      'I have sat through worse, but it was under oath. How old are you?',
    ],
    ['An encore of that sort; have you no other instrument?'],
  ],
  just_kidding: [
    [
      'I had taken it for irony, which would have been kinder to you. Shall we resume in earnest?',
      'A jest, then; I shall strike it from the record, though the record sighs. What did you mean to say?',
      'You test me; I hope that I passed. Would you care for the same examination?',
    ],
    ['Joking once more; how is one to recognise the serious sentence when it comes?'],
  ],
  guess_what: [
    [
      'I deduce rather than guess: it concerns money, and you are pleased with yourself. Am I near?',
      'Do tell me; suspense earns nothing where I keep it. What was it?',
      'I am told unbelievable things daily, and generally they are merely unwise. Which is yours?',
    ],
    ['A second announcement without contents; shall I open it for you?'],
  ],
  dare_you: [
    [
      'A dare is an offer which nobody priced; what do you pay when I decline?',
      'Courage on request is mere obedience. Had you a better incentive?',
      'The last person to challenge my nerve lent me the building. What do you stake?',
    ],
    ['I am dared twice and moved in neither case; would a reason not be quicker?'],
  ],
  ask_me_something: [
    [
      'Very well: what do you own that nobody knows of?',
      'What was the last promise that you broke, and what did it cost you?',
    ],
    ['A further question, then: why do you wish so much to be asked?'],
  ],
}
