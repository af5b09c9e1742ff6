import type { SHARKS_PAST_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sharks-past.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask about a shark's childhood and past. */
export const SHARKS_PAST_LINES: ThemeLines<typeof SHARKS_PAST_EXCHANGES> = {
  who_taught_you: [
    [
      "My father's ledgers, at the age of eleven; he did not know that he was teaching. Who taught you?",
      'Two years of law at night, and a husband whose promises had to be added up by somebody; I was the somebody. Does that answer you?',
      'I learned from people who signed too quickly. They are excellent teachers; have you met any?',
    ],
    ['My teachers are as before: a ledger and a careless man. Do you seek instruction?'],
  ],
  your_schooling: [
    [
      'Two years of law, at night; I left because the professors knew less than the clients. And you?',
      'I was an excellent pupil and a disagreeable one; I corrected the arithmetic mistress. Does that surprise you?',
      'My certificates hang where visitors cannot read them; the ledger has always sufficed. What did you study?',
    ],
    ['My studies ended where I said; have yours begun?'],
  ],
  been_to_jail: [
    [
      'Never; everything I have done was witnessed, signed and filed. Have you?',
      'I have not been arrested; I was once asked to wait, in a room with very poor chairs. Why do you ask?',
      'No. The law is a language, and I took the trouble to learn it. Can you say as much?',
      'Never. I have read the statutes; it spoils one for prison. Have you been?',
      'I have only visited, with flowers and a notary. One learns there how much people sign without reading; do you read?',
      'Not for an hour, and nobody has found the page that would change that. Did you think to look for it?',
    ],
    [
      'My record is as blank as before; is yours?',
      'Never, still; the record is as clean as the desk.',
    ],
  ],
  first_theft: [
    [
      'I have never stolen; I have waited, which is slower and leaves no fingerprints. And you?',
      'A comma. I moved it one place to the left, at twelve, and was thanked for the correction. Do you find that shocking?',
      'Nothing. People press things upon me and ask for a receipt. What was your own debut?',
    ],
    ['My answer is not different: nothing that anybody could prove. Are you confessing?'],
  ],
  nicest_thing: [
    [
      'Somebody sent me an orchid in 1974, without a card; I know who it was, and so does he. What was done for you?',
      'A professor let me in at the back, by the coats, without a fee; I have since repaid the building. And you?',
      'My daughter once came home a day early. I shall leave it there; was yours so small?',
    ],
    ['One kindness is all that I disclose in a day; will you not offer one in exchange?'],
  ],
  worst_day: [
    [
      'A Tuesday in March of 1974; I finished the accounts before I let anybody in. And yours?',
      "The day my daughter's train left; I stood quite straight until it had gone. Have you had such a day?",
      'I have one, and I know its date as I know all dates. It taught me to read faster; what did yours teach?',
    ],
    ['It was one day, and it is over; must we audit it again?'],
  ],
  childhood_dream: [
    [
      'A judge; I used to sentence my dolls, and they never appealed. What did you wish to be?',
      'A notary. Other girls wanted horses; I wanted a seal. And you?',
      'I wished to own the shop across the street, because it was doing better; I do now. What became of your own wish?',
      'I wished to be the person who holds the keys; there were eleven of them, and I have them. What did you wish for?',
      'A judge, because they sit higher and are not interrupted. Has your own wish come any closer?',
      'I dreamed of a desk with a lock; the rest came of itself. Do you find that sad, or thrifty?',
    ],
    [
      'My ambition was as I described it; have you come any closer to yours?',
      'You inquire into my early ambitions again; did the first ones disappoint you?',
    ],
  ],
  where_grew_up: [
    [
      'Orchard Street, behind the cloth; I have moved twenty blocks and two classes. And you?',
      'I was born to a shop with one lamp, and to the ledger beneath it. Where did you begin?',
      'In this city, within hearing of a cash drawer. What did you hear as a child?',
    ],
    ['I have told you of Orchard Street; do you wish to see the awning?'],
  ],
  child_trouble: [
    [
      'I was obedient and attentive; the first concealed the second. What kind of child were you?',
      'I was the child who reminded the teacher; she paid me to stop. Does that disappoint you?',
      'I was well behaved and kept a list of those who were not. Does that surprise you?',
    ],
    ['The child you ask about kept no diary; she kept receipts. What else?'],
  ],
  shark_served: [
    [
      'I have never worn a uniform; I found that orders travel better on paper. Did you wear one?',
      'No; I have only ever disarmed people, and always in writing. What made you think of it?',
      'The only campaign that I fought was over an estate; it lasted six years, and I hold the field. Does that count?',
    ],
    ['I remain a civilian since you last inquired; are you recruiting?'],
  ],
  child_games: [
    [
      'I played shop, and the other children were in arrears by August. Did you imagine dolls?',
      'I had an abacus with a missing bead; I have distrusted totals ever since. And what was yours?',
      "There was a doll's house; I let the rooms. What did you play?",
    ],
    ['My toys were put away long before you asked again; have you kept yours?'],
  ],
  what_proud: [
    [
      'That nobody has ever found an error in my books, and that three have been paid to look. And you?',
      'My daughter writes her own letters, and they are good ones; I ask you to leave it there. What is your own answer?',
      "On one day in 1975 I sat down in my husband's chair, and nobody dared to mention it. Can you match that?",
    ],
    ['The same achievement, a little older; have you added one of your own?'],
  ],
  most_embarrassing: [
    [
      'I once trusted a man because he was punctual; he was punctual at the airport, too. Has that happened to you?',
      'I misplaced a comma in 1968, and it cost me a building; I drive past it on occasion. What was yours?',
      'I was deceived once, by somebody whom I had decided not to read. Would you call that an embarrassment?',
    ],
    ['One error was admitted, and there is no appendix; have you none of your own to contribute?'],
  ],
  how_started: [
    [
      'I was widowed with a set of books and no illusions; it turned out to be the whole of the training. Have you either?',
      'My father kept a counting room, and I was the only child who asked where the interest went. Where did you begin?',
      'One man could not repay my husband, and I wrote him a letter; the letter did so well that I wrote others. Shall I write to you?',
    ],
    ['I have explained my beginnings; are you thinking of competing?'],
  ],
  time_machine: [
    [
      'I should go back only to ask for a better rate from the nuns. And what would you undo?',
      'I do not revisit closed accounts; I study them. Is there a page of yours that you would tear out?',
    ],
    ['You travel in time again; have you a return ticket?'],
  ],
  worst_done_to_you: [
    [
      "My late husband's partner altered a single comma; it cost me a building. I own his now. Was yours worse?",
      'A client wept, was believed, and left by the fire stairs. I have had them bricked up since; do you ask for a reason?',
      'I was once trusted by somebody who then was not to be trusted; it is an expensive order of events. Who did it to you?',
    ],
    ['I do not reopen closed accounts; have you one of your own that will not close?'],
  ],
  biggest_regret: [
    [
      "I once trusted a man's face over his figures; I have not looked at a face since. What was yours?",
      'I regret one comma, in nineteen sixty-eight. It has been dealt with; do you sleep over your own?',
      'A garden that I sold too early. One may be exact and still be wrong; have you found that?',
    ],
    ['My regrets are filed and closed; would you reopen yours so often?'],
  ],
  ever_been_to: [
    [
      'I have been; one goes once, to be able to decline the second time. And you?',
      'I own a view of most places and the foundations of a few; I rarely find it needful to attend.',
      "Years ago, on somebody's arm and at somebody's expense. Did you enjoy it yourself?",
    ],
    ['I have answered as to my excursions; shall I send you a postcard?'],
  ],
}
