import type { SHARKS_HEART_AND_CONSCIENCE_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sharks-heart-and-conscience.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask about a shark's feelings, fears and conscience. */
export const SHARKS_HEART_AND_CONSCIENCE_LINES: ThemeLines<
  typeof SHARKS_HEART_AND_CONSCIENCE_EXCHANGES
> = {
  like_your_job: [
    [
      'I like it exceedingly; it is the one profession in which curiosity is paid. Do you like yours?',
      'It suits me: people tell me the truth about their plans, in writing. Who else can say so?',
      'The work is pleasant; it is the explanations that weary me. What makes you wonder?',
    ],
    ['My satisfaction has not declined since you asked; has yours?'],
  ],
  what_scares_you: [
    [
      'An unread page; everything else can be negotiated with. And what are you afraid of?',
      'A telephone that rings at night from Switzerland; it has never happened, and I should like it to remain so. Does that satisfy you?',
      'I fear carelessness, chiefly that of others; it sits where you are sitting. Have I alarmed you?',
    ],
    ['My fears are few and filed, as I told you; are you composing a list?'],
  ],
  trust_anybody: [
    [
      'I trust whatever is signed, witnessed and in my drawer; the rest I merely like. And you?',
      'One person, at school in Switzerland; all the others I verify. Whom do you trust?',
      'I trust people to do what pays them; I am rarely disappointed. What pays you?',
    ],
    ['The list is no longer than it was; do you wish to be tested for it?'],
  ],
  good_person: [
    [
      'I am a reliable one, which is rarer and can be checked. Are you good?',
      'I have never deceived anybody who read to the end; you may judge whether that is virtue. How would you judge it?',
      'Goodness is an opinion; solvency is a fact. By which would you rather be measured?',
    ],
    ['You put my character to the vote again; has anybody changed sides?'],
  ],
  ever_killed: [
    [
      'Never; the dead are exempt from interest. Why should I grant anybody that?',
      'No, and I have never raised my hand; a well-drawn clause is quite enough. Were you hoping for drama?',
      'I have ended companies, careers and one dinner. Does any of those count?',
    ],
    ['My hands are where you can see them, with ink on them; what else did you look for?'],
  ],
  do_you_cry: [
    [
      'Twice, and both times behind a closed door; I have the dates. Why do you wish to know?',
      'I have found that tears blur the ink. Do yours help you?',
      'Once, at a graveside, into a good handkerchief; I never used it again. Is that the answer you hoped for?',
    ],
    ['My eyes have remained dry since you last inquired; did you hope to change that?'],
  ],
  ever_smile: [
    [
      'I smile on signature; it is brief, and there are witnesses. Would you care to occasion one?',
      'I smiled at my wedding, and it was taken for agreement; I have been careful since. Do you find me severe?',
      'I am smiling now; one learns to read it, as one reads the last page. Can you not?',
    ],
    ['You are still waiting for that smile; have you anything amusing to sign?'],
  ],
  dreams: [
    [
      'I dream in two columns, and I wake when they agree. What did you hope to find in it?',
      'Dreams are assets that nobody can seize; it is why I distrust those who have only those. Do you remember yours?',
      'I dream of a house by a lake, and there is always one account left open in it. Whose, would you say?',
    ],
    ['You ask after my dreams again; were you expecting to appear?'],
  ],
  happy_really: [
    [
      'I have everything that I ever wrote down; I did not write down the other things. Why do you ask?',
      'One grows accustomed to quiet, and later one charges for it. Does that answer you?',
      'I wept in 1974, for an afternoon, and then I read the will. Is that what you wished to know?',
    ],
    ['You press upon a door that is kept shut; what did you hope to find?'],
  ],
  are_you_drunk: [
    [
      'One glass on signing days; I find that the other party needs it more. Which of us do you suspect?',
      'I am clear to the second decimal. Can you say as much, or as little?',
      'Whoever is the worse for drink ought to put down his pen; it is I who say so. Do you feel steady?',
    ],
    ['You come back to the glass; is it still half full?'],
  ],
  do_you_lie: [
    [
      'I have never needed to; people deceive themselves for nothing, and I merely hold the pen. Have you caught yourself at it?',
      'A lender who lies is believed once. I intend to be believed for years; what do you intend?',
      'I can generally tell, since liars give reasons and the honest give dates. Which do you give?',
    ],
    ['My word is as it was; how is yours today?'],
  ],
  tell_a_secret: [
    [
      'I have never understood the second act of anything; I nod. Is that the sort of thing you wanted?',
      'I water the orchid myself and let the clerk take the blame when it droops. What shall you do with this advantage?',
      'A secret told is an asset given away; I shall keep mine at full value. Would you care to part with one of yours?',
    ],
    ['You have had your disclosure; had you hoped for a series?'],
  ],
  afraid_of_law: [
    [
      'I am audited yearly and applauded for my filing. What would they charge me with, punctuality?',
      'The law is a contract that other people drafted; I had it read carefully. Are you worried on my behalf, or on your own?',
      'Fear is for those who keep two sets of books; I keep one, and it is beautiful. Did someone send you to ask?',
    ],
    ['The authorities and I remain on cordial terms; should I have cause to doubt that?'],
  ],
  pays_taxes: [
    [
      'I pay what is due, on the day it is due, and not a cent before; I wish that it were contagious. Is it?',
      'The revenue and I understand each other: they send questions, and I send boxes of answers. Are you in difficulty with them?',
      'They took Mr. Capone for arithmetic. I have never been weak in arithmetic; are you?',
    ],
    ['My return has not changed since you last asked; are you perhaps employed by somebody?'],
  ],
  people_you_ruined: [
    [
      'I lent them what they asked for; the ruin they generally brought along. Whom do you have in mind?',
      'You met them after the event; I have their letters from before it. They differ remarkably. Would you read one?',
      'I do not deny that some were harmed; I deny that it was hidden in the terms. Were you fond of them?',
    ],
    ['You bring those people again; is there a sum that you wish to settle for one of them?'],
  ],
  no_shame: [
    [
      'Pride is too warm a word, and shame too idle; I am accurate. Which of the two did you expect?',
      'I have examined my conscience, and found it in balance. How does yours close this year?',
      'I regret two or three things, none of them signed. Should I have blushed?',
    ],
    ['You appeal to my shame again; has it ever come when you called?'],
  ],
  would_you_quit: [
    [
      'I am straight already; it is the clients who bend. What sort of house would you have me keep?',
      'A restaurant has waiters, spoilage and hope; I prefer paper. Would you have dined there?',
      'I shall retire when the last account is closed; I open new ones to be safe. Are you offering me a pension?',
    ],
    ['You would have me in an apron still; does the idea amuse you?'],
  ],
  weak_spot: [
    [
      'Stationery; I have never resisted a good pen. What did you mean to do with the knowledge?',
      'I remember everything, which is a weakness at parties. And what is yours?',
      'I am told that I cannot lose gracefully; it has so seldom been tested. Should you care to?',
    ],
    ['You search for the flaw again; is it for sale, do you think?'],
  ],
  feel_guilty: [
    [
      'I lend to adults, in plain figures; guilt is for those who hide the figures. Whom do you think I wronged?',
      'I sleep from eleven to six, and the linen is excellent. Do you sleep as well, owing?',
      'I have regrets; every one of them was a kindness. Would you like to hear of one?',
    ],
    ['My conscience has been inspected once already today; was something left out?'],
  ],
}
