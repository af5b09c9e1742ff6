import type { SHARKS_FAMILY_AND_FRIENDS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sharks-family-and-friends.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask about a shark's family, friends and days off. */
export const SHARKS_FAMILY_AND_FRIENDS_LINES: ThemeLines<
  typeof SHARKS_FAMILY_AND_FRIENDS_EXCHANGES
> = {
  your_mother: [
    [
      'She could value a stranger by his gloves, and she was never once wrong; I have merely added interest. And yours?',
      'My mother taught me to wait until the other party speaks; she would have made a fine banker. Why do you ask?',
      'She thought that I read too much, and then she asked me to read everything. Does your mother read yours?',
    ],
    ['You return to my mother; she would have found that interesting, and said nothing. Shall we?'],
  ],
  go_to_church: [
    [
      'At Easter, and for the music; I find the confession too brief to be of use. And you?',
      'I believe that there is a ledger and that somebody reads it; beyond that I do not speculate. Do you?',
      'I attend funerals faithfully. Does that count as devotion?',
      'I believe in a final reckoning; it would be poor manners in my profession not to. Do you fear yours?',
      'I attend, at the side, and I give; if nobody is there, it was still a good address. And you?',
      'If there is a judge, I should like to see His figures; mine are in order. Are yours?',
    ],
    [
      'My faith stands where you left it, in the third row; has yours moved?',
      'Back to the hereafter; have you unfinished business there as well?',
    ],
  ],
  your_friends: [
    [
      'A few; I have been careful never to lend to them, and so they remain. Have you many?',
      'I have correspondents, a bridge table and a daughter; it is a small portfolio, and a sound one. And you?',
      'A friend is a creditor who never sends the bill. I have two; how many have you?',
    ],
    ['My circle is no larger than when you asked; are you offering to join it?'],
  ],
  your_pets: [
    [
      'I keep an orchid; it neither barks nor borrows. Have you an animal yourself?',
      'No; my apartment is full of paper, and animals do not respect paper. Do you?',
      'There was a greyhound, when my husband lived; it belonged to somebody who was late. Do you care for dogs?',
    ],
    ['The orchid is still my only dependent; do you wish to be introduced?'],
  ],
  do_you_smoke: [
    [
      'I do not; my husband did, and I have kept the ashtray as an argument. Do you?',
      'Never in here; smoke ages paper and people. Is it a habit of yours?',
      'I hold a match for others, at the window; it is remarkable what they tell one meanwhile. Were you hoping for a light?',
    ],
    ['I have not taken it up since you asked; have you put it down?'],
  ],
  your_birthday: [
    [
      'In February; I send myself an orchid pot and no card. And yours?',
      'I do not celebrate; I take stock. It is the same, with less cake. Were you planning a gift?',
      'On a day that only Tommy seems to know; he sends pastry, and I have never asked how. Shall I note yours?',
    ],
    ['The date is unchanged, and remains unpublished; why are you so curious?'],
  ],
  family_or_business: [
    [
      'There is a daughter in Switzerland, to whom I write on Sundays; business pays for the stamps. Have you both, or one?',
      'I had a husband, I have a child; the ledger merely keeps better hours. Which do you neglect?',
      'It is less business than you suppose: there is the opera, an orchid, and a letter on Mondays. And you?',
    ],
    ['I have answered as to the home and the office; which of your own brings you here?'],
  ],
  your_brother: [
    [
      'I was an only child; I have a brother-in-law, who manages my car park and resents every space in it. And you?',
      "My late husband's brother believes he was robbed; he has never found the page. Have you a brother?",
      'We exchange cards at Christmas, he and I; his are unsigned. Is yours more forgiving?',
    ],
    ['My brother-in-law is where I put him; does your own family concern you?'],
  ],
  your_sundays: [
    [
      'The accounts in the morning and Puccini in the afternoon; both are in order by supper. And yours?',
      'I write to my daughter, and I water one orchid. It is a full program; have you a fuller one?',
      'I do not take days off; I take longer lunches. Do you find that you miss the office?',
    ],
    ['My Sunday remains a letter and an orchid; did you expect a scandal?'],
  ],
  wants_kids: [
    [
      'I have one, and that was the right number; a second would have asked for a vote. Have you any?',
      'I was a punctual mother, which a child forgives later. Do you wish to be a parent?',
      'Children like me; I speak to them as to adults and never bend down. Were you spoken to so?',
    ],
    ['I have one daughter, as before; the position is filled. Is yours?'],
  ],
  shark_morning: [
    [
      'Ledger at eight, appointments until four, one espresso, the ledger again; I find it almost musical. And your own hours?',
      'I read until ten, and I answer until six; between the two somebody is always late. Is that how you picture it?',
      'Today I refused three people and obliged one. To which group do you belong?',
    ],
    ['My day is as I described it; has yours acquired a shape?'],
  ],
  how_old: [
    [
      'Forty-nine, and every year of it is documented. Is that more or less than you had budgeted?',
      'I was born in nineteen thirty-six, which spares us both the guessing. Do you judge a ledger by its cover?',
      'Forty-nine. I do not hide my age; I merely charge those who underestimate it. Had you?',
      'A lady does not state the first, displays the second, and owns the third. And yours?',
      'Old enough to have buried a husband and a bank. Which of my particulars would lower your rate? None.',
      'Those details are on no document that you will ever see; what made you want them?',
    ],
    [
      'It remains forty-nine; would you care to see the certificate?',
      'My particulars are as private as before, and a little older; is yours a short attention?',
    ],
  ],
  who_is_kin: [
    [
      "A name from somebody's household: Vinnie keeps a Nicky, Tommy an aunt. I keep none that I mention; whom did you hope to meet?",
      'Each of us has persons whom we quote; it is cheaper than evidence. Which one troubles you?',
      'I know them by their signatures, which are poor. Why does the name interest you?',
    ],
    ['The same person as when you asked; has he begun to follow you?'],
  ],
  be_friends: [
    [
      'I keep acquaintances in one book and clients in another; friends I keep out of both. Where would you wish to be entered?',
      'Friendship is credit without a ceiling, and I have never extended it at a first meeting. Might we begin with punctuality?',
      'You are kind. I find that I can like a person or lend to him; which would you rather?',
      'I have colleagues, adversaries and a notary. Which vacancy did you wish to fill?',
      'Friendship is unsecured; I prefer you as a client of whom I think well. Will that do?',
      'I enjoy our conversations, and I charge nothing for them. What else should a friend be?',
    ],
    [
      'You offer friendship once more; what has it risen to since the last quotation?',
      'You offer friendship anew; has the first offer lapsed?',
    ],
  ],
  have_enemies: [
    [
      'I have competitors, debtors and former admirers; it comes to much the same. Which were you thinking of joining?',
      'Some. I send each a card at New Year, so that they know I have the address. Would you not?',
    ],
    ['My enemies have not multiplied since your last inquiry; were you taking a census?'],
  ],
  your_hobby: [
    [
      'I repot the orchid, and I attend the opera alone; both reward silence. What are your own diversions?',
      'I read old contracts, as others read novels; the endings are better. Have you such a vice?',
      'Chess by post, with a gentleman whom I have never met and have nearly ruined. Do you play?',
    ],
    ['My pastimes are unaltered; have you acquired any?'],
  ],
  people_you_mention: [
    [
      'Those whom I name are either buried or solvent; which sort interests you?',
      'You need know no one but the counterparty in front of you; is she not enough?',
    ],
    ['You inquire after my acquaintance again; are you drawing up a list of guests?'],
  ],
  you_got_kids: [
    [
      'One daughter, away at school; she writes well and asks for little. Have you any?',
      'A single child, educated at some distance from my business. Why do you wish to know?',
    ],
    ['There is still one daughter, and still nothing further to say; and yours?'],
  ],
  were_friends: [
    [
      'We are cordial, which lasts longer. What did you imagine that friendship would be worth?',
      'I have friends; they never ask for terms. Shall I count you among them on that condition?',
      'Sentiment is lovely, and I keep it in a separate drawer. Did you bring any security for it?',
    ],
    ['You plead friendship again; is that all the collateral you have?'],
  ],
}
