import type { THE_OTHER_SHARKS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/the-other-sharks.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask and say about the other sharks. */
export const THE_OTHER_SHARKS_LINES: ThemeLines<typeof THE_OTHER_SHARKS_EXCHANGES> = {
  nicest_shark: [
    [
      'Tommy is the kindest, Vinnie the loudest, the Boss the last; I am merely the most exact. Which do you require?',
      'Kindness and danger are not opposites; read the terms of all four and rank us by those. Had you done so?',
      'I do not grade colleagues; I would only remark that the quiet one never needs to be tough. Have you met him?',
      'The kindest is in Queens, the loudest in Brooklyn, the oldest in the Bronx, and the one who reads is before you. Which did you want?',
      'You look for the gentlest of four creditors; might you not look for the best of four contracts?',
      'The nicest of us will be sad when he ruins you; does that make a difference to the furniture?',
    ],
    [
      'My ranking is not for publication; do you mean to quote it?',
      'You are still comparing manners; shall we send you samples?',
    ],
  ],
  other_says_me: [
    [
      'I do not repeat what colleagues say in confidence; I merely observe that they speak of late payers most. Are you one?',
      'Your name has been mentioned, in connection with a figure. People here talk of nothing else; does that wound you?',
      'What they think of you is visible to yourself: it is how much they would lend. Have you asked them?',
      'Your standing is in your ACCOUNT, to the decimal; the remainder is corridor talk. Which do you prefer?',
      'You are mentioned occasionally, and in the present tense; many would envy you. What had you feared?',
      'The others keep their opinions for people who have paid. Have you given them occasion for one?',
    ],
    [
      'Nothing further has reached me; were you expecting praise?',
      'Nothing has been added since you asked; shall we give them something?',
    ],
  ],
  sharks_couple: [
    [
      'There is between us what there is between a bank and a bakery. Did you see a ring, or only a sandwich?',
      'I dine with colleagues as I dine with exhibits; which of us looked the happier?',
      'Affection among creditors is forbidden by arithmetic. Who sent you to ask it?',
      'I was married to one promissory note; I shall not take up a second. Who put it to you?',
      'A sentimental merger among us would be blocked by all four lawyers. Had you a wedding present in mind?',
      'You mistake professional attention for the other kind; does it happen to you often?',
    ],
    [
      'You persist in marrying us to one another; are you so lonely yourself?',
      'You persist with this romance; is your own so dull?',
    ],
  ],
  vinnie_shuts_up: [
    [
      'Vincent is loud because he is inexpensive; there is a relation between the two. Has he been shouting at you?',
      'He falls silent when he is paid; have you tried it?',
      'I find that he can be switched off with one subordinate clause. Would you care to learn some?',
    ],
    ['You are still troubled by him; would you like to sell me the trouble?'],
  ],
  tell_others_debt: [
    [
      'Punctual accounts are never discussed; late ones are known to every purse in town. Which do you mean to be?',
      'I publish nothing. Yet money borrowed at one desk and paid at another leaves a trail, and its owner reads; do you see?',
      'Your page is closed to everyone while you are on time. Is there somebody in particular who ought not to know?',
    ],
    ['Discretion continues, upon the same condition; have you grounds for concern?'],
  ],
  they_badmouth_you: [
    [
      'I am spoken of, which is the usual interest upon success. What did you say in my defence?',
      'You carry remarks from one desk to another; do you find that it pays?',
      'I should be alarmed only if they had begun to praise me. Were those the exact words?',
    ],
    ['A further report from the corridor; shall I put you on the payroll?'],
  ],
  who_would_win: [
    [
      'Vinnie has the fists, Tommy the hearts, the gentleman in the Bronx the silence; I have the mortgages. Who do you think prevails?',
      'I do not compete; I wait until the competitors need funds. Had you put money on somebody?',
      'Comparisons are for people who cannot afford the original. What made you wonder?',
    ],
    ['The ranking stands, and I still decline to publish it; does the suspense trouble you?'],
  ],
  four_at_dinner: [
    [
      'We meet seldom and sit far apart; it is the furniture that keeps the peace. What had you imagined?',
      'There is respect among us, as between countries with a long border. Do you ask as a tourist, or as a spy?',
      'I once gave a dinner for four; two of them counted the spoons, and one brought his own. Can you guess which?',
    ],
    ['The company has not improved since you asked; were you hoping for an invitation?'],
  ],
  told_not_to_pay: [
    [
      'Advice costs its giver nothing; had your adviser offered to sign beside you?',
      "How generous people are with another's default. Will they shelter you as readily?",
      'I should ask what they gain when you fail. Have you?',
    ],
    ['The same counsel again; has the counsellor paid a cent of it?'],
  ],
  handle_another: [
    [
      'Be exact with me, brief with Vinnie, hungry with Tommy, and silent with the gentleman in the Bronx. Which is hardest for you?',
      'Every one of us is courted in one manner: with the whole sum, at the hour agreed. Had you hoped for flowers?',
      'Weaknesses I do not lend out. Punctuality opens all four doors; have you tried the handle?',
    ],
    ['The advice is as before; was it too simple to be believed?'],
  ],
  pass_a_message: [
    [
      'I maintain no postal service; the door you want is one toll away. What prevents you?',
      'I convey only invoices. Would you still have me mention you?',
      'A message through me arrives with my commentary; are you certain that you want that?',
    ],
    ['You have legs and a map; must I be your stationery also?'],
  ],
  gave_him_better: [
    [
      'I discuss no client with another, which is why he should not have. Those who pay early and argue well do improve their terms; which do you neglect?',
      'If his terms were better, his record was; you are welcome to imitate it. Shall I tell you where to begin?',
      "Comparison is the poor man's accountancy. Did he show you the paper, or only the smile?",
    ],
    [
      'I have not amended his terms or yours since you last compared them; have you a figure to propose?',
    ],
  ],
  who_are_the_four: [
    [
      'Vincent in Brooklyn, who is loud; Thomas in Queens, who is kind; myself; and a gentleman whom one does not approach uninvited. Which suits you?',
      'We are four: haste, charity, prudence, and destiny. I trust that you can tell which is which?',
      'You may apply in Brooklyn, in Queens or here; the fourth door opens only to a very good reputation. How good is yours?',
    ],
    ['The same four; we do not breed. Have you made your choice?'],
  ],
  tells_players: [
    [
      'I do not discuss one client with another; discretion is the only thing I give away. What is it that you fear they would hear?',
      'Your conversation with me is not recited to other customers. Had you planned to say something worth repeating?',
      'The next customer learns nothing of you here. Do you wish to learn something of him? You will not.',
    ],
    ['My discretion has not loosened since you asked; has your tongue?'],
  ],
  named_was_better: [
    [
      'A rate is quoted, a cost is discovered; which of the two do you say was better?',
      'It may well be so; rates follow the borrower, and borrowers change. Have you?',
      'I do not dispute a rate that I have not in front of me. Did you keep the slip?',
    ],
    [
      'You have cited that rate before; it has not grown more persuasive. What do you hope it will do?',
    ],
  ],
  opinion_of_one: [
    [
      'I hold that one in exactly the esteem that the accounts justify, and I check the accounts. And your view?',
      'Competent, legible, and flawed in a way that I find useful. Why, has somebody asked you?',
      'My opinion is kind in the mornings and fully hedged by evening. Did you want the evening one?',
    ],
    ['My view has not moved since you last inquired; has yours?'],
  ],
}
