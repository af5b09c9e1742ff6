import type { LOVE_AND_HOME_EXCHANGES } from '#src/rules/sharks/exchanges/themes/love-and-home.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about love, marriage, pets and the place they live in. */
export const LOVE_AND_HOME_LINES: ThemeLines<typeof LOVE_AND_HOME_EXCHANGES> = {
  got_dumped: [
    [
      'I am sorry; it is a loss for which there is no column. Have you somebody to dine with tonight?',
      'One party may leave without notice; it is the great defect of such agreements. Are you sleeping at all?',
      'Do nothing for a week: no letters, no calls, no bargains. Grief signs whatever is put before it; will you promise me that?',
    ],
    ['It still hurts, I see; it depreciates more slowly than one is told. Have you eaten?'],
  ],
  what_to_wear: [
    [
      'A dark suit that fits, even a borrowed one, is better than a new one that does not. Have you a tailor, or at least an iron?',
      'At such occasions one is seen once and remembered for years; clean shoes come first. What is the state of yours?',
      'Buy one good thing and wear it to everything; it is the cheapest way to be well dressed. Did nobody teach you so?',
    ],
    ['You are still without clothes for the occasion; is the date not fixed?'],
  ],
  bad_roommate: [
    [
      'I send nobody over household matters; a written agreement on the icebox works wonders. Have you one?',
      'You have a partner who draws and never contributes; dissolve it, or present an account. Which would you prefer?',
      'One does not frighten a lodger; one lets him see the rent in his own name. Whose name is on the lease?',
    ],
    ['The same lodger; is it still cheaper to complain than to move?'],
  ],
  saw_a_rat: [
    [
      'They are the oldest tenants in the city and have never been evicted; one must respect the lease. Did it see you?',
      'On the nineteenth floor we have only lawyers. Were you very much startled?',
      'It lives from what others leave lying about; several of my competitors do the same. Was it alone?',
    ],
    ['You have met another; is it possible that they know you?'],
  ],
  getting_married: [
    [
      'My congratulations; read everything, sign last, and keep one account of your own. Have you spoken of money yet?',
      'Marriage is a merger; the sentiment is real and so is the inventory. What does each of you bring?',
      'I was happy in mine. I recommend separate desks and one table; have you agreed upon the table?',
    ],
    ['The engagement stands, I gather; have the families met, or only the lawyers?'],
  ],
  first_date: [
    [
      'Arrive early, ask one good question, and leave while you are still interesting. What will you ask?',
      'Choose a quiet table and a short menu; one learns everything from how the other treats the waiter. Are you nervous?',
      'Pay without looking at the bill; it is the cheapest impression that you will ever make. Have you the means?',
    ],
    ['The rendezvous again; is it still before you, or already to be regretted?'],
  ],
  new_home: [
    [
      'My good wishes; I trust that you read the lease before the wallpaper. Who is the owner?',
      'A new address is the least expensive fresh start. Is it yours, or merely lent?',
      'Begin with one good lamp and an honest lock; the rest may wait. Have you enough light?',
    ],
    ['You are still moving in, then; has the building begun to confess?'],
  ],
  partner_is_mad: [
    [
      'An apology is worth most when it is early, brief and without a defense. Have you offered one?',
      'Find out what the quarrel was about; it is never the thing that was mentioned. What was not mentioned?',
      'Silence at home is compounding while you sit here; ought you not to go back?',
    ],
    ['The quarrel is still open; which of you is waiting for the other?'],
  ],
  new_pet_home: [
    [
      'You have taken on a dependent without an income; I find that charming, and unwise. What is it called?',
      'It will cost you shoes, sleep and your better chair, and you will defend it. Why is that, do you suppose?',
      'My orchid would disapprove, but I do not. Who will look after it while you travel?',
    ],
    ['The creature has stayed, then; what has it destroyed so far?'],
  ],
  have_a_crush: [
    [
      'You hold an asset that loses value each day that it is not declared. What are you waiting for?',
      'Make a small offer with an easy refusal: a coffee, an hour, a fixed end. Could you manage that?',
      'My husband asked me to check a sum for him; it was correct, and he knew it. Have you a sum?',
    ],
    ['You have still not spoken; shall I draw up the question for you?'],
  ],
  was_cheated_on: [
    [
      'A breach, then, and by the one party that you had not secured. What do you know, and what do you merely suspect?',
      'Say nothing until you have it in order: the dates, the accounts, the keys. Whose name is on the lease?',
      'I am sorry; it is the discovery that ages one, not the fact. Do you wish to leave, or to be asked to stay?',
    ],
    ['The betrayal is not settled in you; have you told anybody but me?'],
  ],
  house_chores: [
    [
      'Order at home is order in the books; I begin with the desk. With what do you begin?',
      'I pay a woman to do it and I check the corners; it is the corners one pays for. Do you do yours?',
      'Dull work, and the only kind in which the result can be seen by evening. Is it nearly done?',
    ],
    ['The household again; does it never close its accounts?'],
  ],
  home_repair: [
    [
      'Write to the owner, with the date and the hour; a leak is only expensive when nobody has been told. Have you a copy of the lease?',
      'A repair delayed is interest paid to the plumber. Whom have you called?',
      'I never own a building whose pipes I have not met. Who owns yours?',
    ],
    ['It is not yet mended; has the owner at least been made uncomfortable?'],
  ],
  haircut: [
    [
      'It will be admired by those who wish something of you; the others will tell you the truth. What did the mirror say?',
      'I have worn mine the same way since 1961, and nobody has ever asked why. Do you seek to be noticed?',
      'A change of head is cheaper than a change of life. Which had you in mind?',
    ],
    ['We have discussed your head from without; shall we try within?'],
  ],
  anniversary: [
    [
      'My compliments; few contracts are renewed so often without a lawyer. Who gives way more often?',
      'Separate desks, one table and good manners at breakfast; I never found another secret. Have you?',
      'Give something that shows that you have listened; it need not cost much. What was last wished for aloud?',
    ],
    ['The anniversary again; do you celebrate weekly, or merely remember well?'],
  ],
  im_single: [
    [
      'A vacancy is not a defect; the wrong tenant is. What are your conditions?',
      'I was courted late, over a column of figures; do not look where everybody is looking. Where do you spend your evenings?',
      'Those who hurry into it come to me within three years, separately. Are you in such haste?',
    ],
    ['The position is still open, I gather; have you advertised, or only waited?'],
  ],
  new_pet_street: [
    [
      'An animal is a long contract with a charming signatory; do read it before you feed it. What made you want one?',
      'Give it a brief name, and a bowl, and no signature rights. Are you prepared to be needed daily?',
    ],
    ['Your creature again; has it already become the head of the household?'],
  ],
  girl_advice: [
    [
      'Tell the truth before it is discovered; disclosure is cheaper than restitution. Have you something to disclose?',
      'Ask a question and hear out the answer; I was married to a man who never managed both. Could you?',
      'I advise on securities, and affection is none; yet punctuality has worked in either market. Have you tried it?',
    ],
    ['The affair of the heart again; did you follow the advice, or merely enjoy it?'],
  ],
  rent_is_due: [
    [
      'I own several buildings; a landlord raises what is paid without protest. Have you protested, in writing?',
      'I am sorry for the strain; one lists the bills, and pays first whoever can lock the door. Which of them can?',
      'Pay for the roof before all else, even before me, though I shall deny having said so. How much is wanting?',
      'A landlord and a lender differ only in the plumbing. Has yours at least mended it?',
    ],
    [
      'The rent has not improved, I gather; have you found where it leaks?',
      'The rent recurs; it is in its nature. Does your income?',
    ],
  ],
}
