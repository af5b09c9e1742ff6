import type { FAMILY_EXCHANGES } from '#src/rules/sharks/exchanges/themes/family.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about their family. */
export const FAMILY_LINES: ThemeLines<typeof FAMILY_EXCHANGES> = {
  baby_born: [
    [
      'My sincere congratulations; it is the one long investment that nobody regrets aloud. Is everybody well?',
      'How very happy a piece of news; I keep a fountain pen for such letters. Has the child a name that will age well?',
      'I am glad for your family. Begin a small account in that name; the years will do the rest, do you see?',
    ],
    ['I have the happy event in my book already; does the household sleep yet?'],
  ],
  kid_milestone: [
    [
      'My compliments to the child, and to whoever had the patience. Did you write down the date?',
      'One keeps every first of that kind; my own are in a drawer, from a daughter in Switzerland. Were you there to see it?',
      'You are quite right to be proud; it is the one dividend that cannot be taxed. What will come next?',
    ],
    ['The child continues to excel, I gather; do you still pretend to be calm about it?'],
  ],
  kids_asleep: [
    [
      'You have my admiration; it is the only post with no evening and no notice. What will you do with the quiet?',
      'Children are creditors of the first rank, and they never grant an extension. Have you help?',
      'Livia slept badly until she was four; I know the hour after, and its value. Do you waste it on me?',
    ],
    ['The little ones again; do they rest, or merely plan?'],
  ],
  in_laws: [
    [
      'One marries a person and inherits a board of directors; find out which of them has the vote. Do you know?',
      'I had a brother-in-law with opinions; he has a car park now. What would keep yours busy?',
      'Agree warmly and change nothing; it served me for eleven years. Shall I teach you the tone?',
    ],
    ['Your relations by marriage persist; has anybody set a date for departure?'],
  ],
  teen_trouble: [
    [
      'At that age one does not want advice; one wants terms. Have you any written down?',
      'Find what the child values and become its only supplier; I say so with affection. What is it?',
      'Livia did not speak to me for a whole summer; I answered each silence with a letter. Have you tried that?',
    ],
    ['Your young rebel again; who is negotiating for your side?'],
  ],
  kin_owes_me: [
    [
      'Lend to relations only what you can afford to give, or have it signed at the table. Have you a line in writing?',
      'Propose small, regular sums, and say it in front of a witness who bakes. Is there an aunt?',
    ],
    ['The relation has still not paid; are you a creditor, or an heir?'],
  ],
  family_wants_money: [
    [
      'Generosity needs a budget, or it becomes a habit of others. What do you set aside for it?',
      'Give on a fixed day and a fixed sum, and be unreachable in between; it preserves affection. Could you hold to that?',
      'Dependents are a charge upon income, and an honorable one. Does anybody among them earn?',
    ],
    ['Your family draws still; who among them keeps the account?'],
  ],
  mom_warned_me: [
    [
      'You were well advised; borrow only against a plan, and then it is not borrowing but trade. Have you a plan?',
      'Those who love you read the risk, and seldom the return. Which of the two have you shown them?',
      'I never quarrel with a family; it has the better claim. What brings you here in spite of it?',
    ],
    ['They object still; have you told them the terms, or only the name?'],
  ],
  family_visit: [
    [
      'Relatives inspect without notice; I should settle where everybody sits and who may speak of money. Have you beds enough?',
      'One prepares a table, a walk and an excuse. Which of the three is lacking?',
      'I am glad for you; Livia comes twice a year, and I have the piano tuned. What do you do for yours?',
    ],
    ['Your visitors again; have they arrived, or only their letters?'],
  ],
  dad_says: [
    [
      'Then you were told twice, by people who had nothing to gain from one another. Did you heed it the first time?',
      'I am in good company; what did you reply on the earlier occasion?',
      'It must be true, if it survives both our families. Was that person usually right?',
      'Then you were well brought up and failed to profit by it; what else did that person tell you?',
      'I take it as a compliment to them. Did you listen then any better than you do now?',
      'One hears the same truth from several mouths because it is inexpensive. Were they right, on the whole?',
    ],
    [
      'You compare me again; should I be flattered, or concerned for them?',
      'The resemblance persists; did they, too, keep accounts?',
    ],
  ],
  intro_by_uncle: [
    [
      'A name and a recommendation; I shall write down both, and look up the second. What did your family tell you to ask for?',
      'How do you do. Relatives recommend freely, since it costs them nothing; would they also sign for you?',
      'You come introduced, which is more than most. It opens the door; what do you propose to do in the room?',
    ],
    ['Your connections are on file already; what of yourself?'],
  ],
  mob_relative: [
    [
      'Such an ancestor is a reference of a sort, though seldom a written one. Did he die in bed?',
      'Distinguished, in a narrow sense; I trust that you inherited the discretion and not the debts. Did you?',
      'I may have his file; gentlemen of that trade were careless with paper. What was he called in company?',
      'An inheritance of a kind; did they leave you their contacts, or merely their reputation with the police?',
      "I judge no one's ancestors; several of mine were in shipping, at night. What did you learn from yours?",
      'One generation is caught so that the next may be careful; are you the careful one?',
    ],
    [
      'Your relative once more; what would he say to being quoted?',
      'You mention that lineage once more; is it a reference or a warning?',
    ],
  ],
  kin_robbed: [
    [
      'I am sorry to hear it; was anybody hurt, and what was taken?',
      'A robbery is a poor introduction to economics. Has the matter been left to the police, or to somebody competent?',
      'It is always somebody that one knows. Do they need consolation, or a locksmith?',
    ],
    ['A second misfortune in that circle; do they keep bad hours?'],
  ],
  friend_says_hi: [
    [
      'Good evening to your companion, who has manners. Which of you makes the decisions?',
      'I return the greeting; two at one keyboard is a board of directors. Who holds the majority?',
      'How do you do. I write down one name for each account; shall I put the other in the margin?',
    ],
    ['My regards to the gallery again; has it formed an opinion?'],
  ],
  expecting_baby: [
    [
      'My congratulations; it is the one obligation that nobody can refinance. When is it due?',
      'A child; I had one, and she has improved my handwriting and ruined my sleep. Are you well?',
      'How good to hear of a delivery without a crate. Have you settled on a name?',
    ],
    ['And how does the undertaking progress; is everybody well?'],
  ],
  help_my_kin: [
    [
      'I intercede for contracts, not for relatives. Who advised them so badly in the first place?',
      'A word from me is costly, and it is not yours to spend. What exactly has happened?',
      'I regret their difficulty and decline to enter it. Have they a lawyer, or merely a family?',
    ],
    ['The answer to your intercession is still no; do they know that you ask?'],
  ],
  kin_old_hustle: [
    [
      'Your family had a sense of margins, then. Was the supplier ever named?',
      'Half of the respectable fortunes in this city began on the back of something. What became of theirs?',
      'How charming; I may have financed the truck. Did the habit pass down to you?',
    ],
    ["Your family's old trade again; did they keep accounts, by any chance?"],
  ],
}
