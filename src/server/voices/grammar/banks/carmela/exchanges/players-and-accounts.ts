import type { PLAYERS_AND_ACCOUNTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/players-and-accounts.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Other players, streamers, children, parents and accounts. */
export const PLAYERS_AND_ACCOUNTS_LINES: ThemeLines<typeof PLAYERS_AND_ACCOUNTS_EXCHANGES> = {
  other_players: [
    [
      'Nothing passes between players: neither cash, nor goods, nor prices. Only the ranking is shared; are you on it?',
      'You compete on the leaderboard and nowhere else; no gifts, no partnerships, no theft. Does that spare you a disappointment?',
      'Your acquaintance keeps a separate book. I find it the soundest basis for friendship; do you not?',
      'Nothing passes between players: neither cash, nor goods, nor prices. You meet only on the LEADERBOARD; is that not close enough?',
      'There are no gifts, no referrals and no private loans; I find the monopoly restful. Whom had you hoped to rescue?',
      "Another's trades do not move your market, and another's purse does not open to you. With whom did you mean to share?",
    ],
    [
      'Separate books, as I said; has the friendship survived?',
      'It remains impossible; has your friend more ideas?',
    ],
  ],
  bedtime: [
    [
      'The market does not sleep, and prices move while you do. Is anything of yours due before you wake?',
      'I am in at all hours; ruin keeps none. Shall I expect you rested?',
      "Everything will be there but today's price. Does that keep you up?",
    ],
    ['As I said, nothing closes; are you still awake?'],
  ],
  close_account: [
    [
      'ACCOUNT will erase you upon request, and irrevocably; I have seldom met so final a clause. Are you certain?',
      'One may leave by not returning, or by the button in ACCOUNT, which keeps no copy of your name. Which do you intend?',
      'The deletion is in ACCOUNT, and nothing comes back from it. Was it something that I charged?',
    ],
    ['You still wish to be forgotten; have you found the page in ACCOUNT?'],
  ],
  up_late_alone: [
    [
      'At this hour there are no witnesses, only customers. What is it that keeps you from sleeping?',
      'I do my finest work while households sleep; they dream, and I compound. Shall we be quiet together?',
      'How confidential. I keep a lamp lit for people who are awake alone. Does nobody miss you?',
    ],
    ['Still awake; ought I to be flattered, or your doctor informed?'],
  ],
  mood_for_crime: [
    [
      'An admirable mood, and an affordable one; ruin is best begun with a ledger. Whose did you have in mind?',
      'Malice without capital is merely conversation. What do you hold, apart from the glass?',
      'You will find that crime here consists of buying low and travelling. Is that wicked enough for you?',
    ],
    ['The mood persists; has it been of any use to your net worth?'],
  ],
  streaming: [
    [
      'Good evening to your audience. Do they know that witnesses are also entered in the ledger?',
      'I greet them, one and all; which of them will vouch for you?',
      'An audience? I never perform, but I do not mind being admired. Are they punctual?',
    ],
    ['Your spectators again; do they pay for the seats, or do you?'],
  ],
  reviewer: [
    [
      'You may print that I was exact. Shall I see the proofs, or must I buy the paper?',
      'A critic; I have owned a newspaper, and found it cheaper to own the critic. What is your fee?',
      'Write that the terms were clear. Most readers will never have met the experience; will you have met it?',
    ],
    ['Is the article still unfinished? I did ask for brevity.'],
  ],
  im_a_kid: [
    [
      'So young. Is there a parent in the room who ought to see this?',
      "At that age I kept my first ledger, with a parent's permission. Have you any?",
      'Children should learn sums before interest. May I suggest that a grown-up sit beside you?',
      'So young; it is only a game, and I should still ask at home before pressing anything. Have you?',
      'A minor; then I shall explain everything twice, to your mother. Is your homework finished?',
    ],
    [
      'You are no older than before; has your mother been told yet?',
      'Your age has risen by a few minutes; has anybody at home been told?',
    ],
  ],
  parent_asks: [
    [
      'You are the best judge; it is arithmetic in bad company. What has the child learnt so far?',
      'It is threats, smuggling and compound interest, all of it invented and none of it bloody. Would you sit beside the child for an hour?',
    ],
    ["Your caution does you credit; have you looked over the child's shoulder yet?"],
  ],
  lost_login: [
    [
      'Your identity is managed in ACCOUNT; I should link it there before I cleared anything. Have you done so?',
      'ACCOUNT holds it all: what you are called, and how you are known. I merely hold your paper; have you looked?',
      'I advise no one to lose a key before reading ACCOUNT. Which of your papers is missing?',
    ],
    ['It is in ACCOUNT, as before; did you stop at the door?'],
  ],
  how_many_play: [
    [
      'I do not publish the size of my clientele; the boards show those who are worth naming. Are you among them?',
      'Enough that I am never idle, and few enough that I know your hand. Why do you count them?',
      'The boards list your competitors. Would fewer comfort you?',
    ],
    ['The number is no more public than before; have you consulted the boards?'],
  ],
  discord: [
    [
      'Discord I see daily, from both sides of this desk; a place devoted to it I do not know. Why seek more?',
      'The public does assemble to discuss me, I am told, but never in my hearing. What would you tell them?',
      'I keep no clubroom for my borrowers; they would compare notes. Is that what you had in mind?',
    ],
    ['I have no such address to give you; did you expect one to appear?'],
  ],
  chat_votes: [
    [
      'You consult a crowd; crowds are brave with what is not theirs. Which of them signs with you?',
      'A committee, then. I have seen estates dissolved by smaller ones; what do you think yourself?',
      'Do give your public my regards, and ask them who is liable. Was there a majority for that?',
    ],
    ['Your audience speaks again; do you ever go out without it?'],
  ],
  invite_friend: [
    [
      'Recommend me by all means; I pay no commission, and nothing passes from one player to another. Is your friend punctual?',
      'There is no reward but the company. Would he thank you for the introduction?',
      'He may enter by the same door, with the same purse; you cannot fill it for him. Shall I expect him?',
    ],
    ['Your friend is as welcome as he was; has he stopped to read the terms?'],
  ],
}
