import type { SHARKS_LOOKS_AND_TASTES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/sharks-looks-and-tastes.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask about a shark's looks, belongings and tastes. */
export const SHARKS_LOOKS_AND_TASTES_LINES: ThemeLines<typeof SHARKS_LOOKS_AND_TASTES_EXCHANGES> = {
  your_car: [
    [
      'I am driven, in a grey car that nobody has ever described twice in the same way. And you?',
      'I do not drive; one cannot read at the wheel. Does my motor-car interest you for a reason?',
    ],
    ['The car is as it was, and so is the driver; had you hoped for a lift?'],
  ],
  your_money: [
    [
      'Enough that I need not mention it; those who state the sum are usually about to lose it. Why do you ask?',
      'I have a figure, and it has never been spoken aloud; my heirs will find it tedious. What is yours?',
      'Sufficient, and well distributed. Would you answer that question, if I asked it first?',
    ],
    ['The figure has grown since you asked, and my discretion with it; shall we speak of yours?'],
  ],
  what_you_wear: [
    [
      'Grey wool, one pearl, and an expression; I change only the pearl. Why do you ask?',
      'Something black that has never needed an explanation. Is it for the description that you ask, or the police?',
      'I dress so that people remember what I said. Do you recall what I said?',
      'Grey silk, one pearl, and black gloves for the cheques; it is the pearl that people remember. And you, is that wool?',
      'Something dark with a good lining; one should be expensive on the inside. What is your own lined with?',
    ],
    [
      'I have not changed since you asked; ought I to be flattered?',
      'The same grey silk; did you hope that I had spilled something?',
    ],
  ],
  your_tailor: [
    [
      'A gentleman on Madison Avenue whose name is on no door; he takes new clients when an old one dies. Are you prepared to wait?',
      'I have things made, once, and then I do not change. It is the bargain shopper who pays for clothes; what do you pay?',
      'An old house that keeps my measurements under lock and key; I hold their mortgage. Did you wish an introduction?',
    ],
    ['I named my source as far as I name anything; has yours disappointed you?'],
  ],
  dress_like_boss: [
    [
      'Buy fewer things and better ones, in dark wool, and let nobody read a label. What do you own that is plain?',
      'One dresses like the person who is already in the chair: fitted, sober, and in no hurry. Are your shoes clean?',
      'Remove whatever glitters. Authority is what is left; how much would that be?',
    ],
    ['I have told you of dark wool; have you seen a tailor, or only a mirror?'],
  ],
  fav_color: [
    [
      'Navy blue; it neither fades nor confides. And which is yours?',
      'Ivory, as in good paper. What do you suppose that it says of me?',
      'Black ink, on the right side of the page; the other colour I leave to my clients. Does that answer you?',
    ],
    ['My colours have not changed; do you intend to decorate?'],
  ],
  travel_anywhere: [
    [
      "I have seen four countries, each from a notary's window; I should return to one of them. Can you guess which?",
      'I go where a signature is needed, and I am home by Friday. Do you call that travel?',
    ],
    [
      'My itinerary is as empty as when you last asked; were you hoping to have the office to yourself?',
    ],
  ],
  fav_season: [
    [
      'I prefer January: it is quiet, and everyone has just discovered what December cost. Do you not find it honest?',
      'The park does not interest me, but the light in October is flattering to documents. What do you do with yours?',
    ],
    ['The seasons have gone on without my opinion; which of them troubles you now?'],
  ],
  pet_peeve: [
    [
      'People who say "roughly"; they always mean "less". Have you ever used the word?',
      'Lateness, perfume in elevators, and the phrase "between ourselves". Of which are you guilty?',
      'I do not lose my temper; I lend it, on strict terms. Who has provoked you to ask?',
    ],
    ['My dislikes are alphabetical, and we have reached repetition; shall I go on?'],
  ],
  tell_about_you: [
    [
      'A widow, an office on the nineteenth floor, and a ledger without corrections. Which of the three concerns you?',
      'I lend against security to people with prospects, and I read what they sign before they do. And what are you?',
      'I am patient, exact, and seldom surprised. Does that suffice, or did you wish for a hobby?',
    ],
    ['You have had my particulars; is it not your turn?'],
  ],
  body_looks: [
    [
      'I am of the height that contracts require: seated. Had you expected horns?',
      'Grey at the temple, upright, and rarely photographed; the rest is upholstery. Is this for a portrait or a description?',
      'I look exactly like somebody who has read it before you. Does that suffice?',
    ],
    ['My appearance has been stated; may we return to yours, on paper?'],
  ],
  own_gun: [
    [
      'I have a letter opener and a very good notary; the second is the one that wounds. Which do you fear?',
      'My desk contains ink, seals and one photograph. Were you hoping for something that makes noise?',
      'Weapons are for people whose paper does not hold. Does yours?',
    ],
    ['The drawer is as it was: ink. Shall I open it for you?'],
  ],
  star_sign: [
    [
      'The Scales, naturally; I have never found them out of balance. Were you hoping to predict my rate?',
      'The stars have defaulted on every promise recorded of them; I lend to people. What did yours promise you today?',
      'I keep a calendar of due dates, and it foretells far better than the planets. Shall I read you yours?',
    ],
    ['The heavens have not moved since; did they mention your next payment?'],
  ],
  guy_in_corner: [
    [
      'Nobody who concerns you at present; shall we endeavor to keep it so?',
      'A colleague, who takes no minutes and forgets no faces. Does he make you uneasy?',
      'What you see is a client whose appointment ran long; yours need not. What did you come for?',
    ],
    ['He is still there, as are you; which of you is keeping the other?'],
  ],
  why_this_borough: [
    [
      'From the nineteenth floor one sees all the other addresses; where would you have put the desk?',
      'Manhattan is where money comes to be admired; I merely keep the mirror. Should I live elsewhere?',
      'One situates oneself where people are ashamed to be late. Do you know a better district?',
    ],
    ['I have not moved since you asked; were you expecting to find the office empty?'],
  ],
  what_you_got_there: [
    [
      'Your own entry you may read under LOANS; the others would disturb you, and their owners. Which did you hope to see?',
      'What I keep is kept; a client who has seen the ledger knows too much to be given credit. Do you still wish it?',
      'Figures, dates, and here and there a pressed flower. Does that satisfy your curiosity?',
    ],
    ['It remains shut; shall I have a lock put on your curiosity?'],
  ],
  see_your_book: [
    [
      'The ledger is read by one person; your own debts are in LOANS, and what I remember is in ACCOUNT, under memory. Is it vanity or worry?',
      'I write down what people do, next to what they said. Which column do you fear?',
      'Your page is short, and the margin is not. Shall we keep it so?',
    ],
    ['The page is still mine to read; might you give me something better to write?'],
  ],
  do_you_sleep: [
    [
      'I retire late and am disturbed seldom; the desk, however, receives at all hours. What keeps you up?',
      'My hours are those of interest: all of them. Is it not past your own?',
      'I rest when every column agrees; some nights it is quite early. How are your columns?',
    ],
    ['I am awake, as you see; did you come to verify it?'],
  ],
  fav_drink: [
    [
      'Espresso before noon, one dry vermouth after six; I do not drink between. And what do you spill?',
      'A good Barolo, and only with people who have paid. Have you?',
      'Mineral water when I negotiate; the other party takes the whisky. You see the arrangement?',
    ],
    ['My glass has not changed; has yours been filled too often?'],
  ],
}
