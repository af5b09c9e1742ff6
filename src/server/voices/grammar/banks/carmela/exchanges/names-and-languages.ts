import type { NAMES_AND_LANGUAGES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/names-and-languages.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Names, nicknames, languages and where players come from. */
export const NAMES_AND_LANGUAGES_LINES: ThemeLines<typeof NAMES_AND_LANGUAGES_EXCHANGES> = {
  real_name: [
    [
      'Carmela is what my mother chose and what I sign; the surname is for people who sign below it. Why do you wish it?',
      'It is Carmela in every office of this city; I have never needed another. Is yours your own?',
      'I gave up one surname for a husband and kept the other for the bank; you may have neither. Shall we go on?',
      'Carmela is what is signed; the remainder of it appears only on deeds. Do you mean to serve me with something?',
      'My father chose the first name, my husband left me the last, and I have paid for both. What of yours?',
      'You may say Carmela; the longer version is billed by the syllable. Did you need it in writing?',
    ],
    [
      'My name is as I gave it; did you take it for an alias?',
      'I have told you what you may call me; have you mislaid it?',
    ],
  ],
  poor_english: [
    [
      'I shall speak slowly and in short sentences; figures are the same in every language. Is this better?',
      'Please do not apologize; half of my best clients began with a dictionary. Shall I use plainer words?',
      'You make yourself understood, which is more than most native speakers achieve. What would you like to say first?',
    ],
    ['I shall continue slowly; you are already quite clear. Shall we go on?'],
  ],
  from_abroad: [
    [
      'I have correspondents there; they pay promptly and complain of the coffee. What brought you here?',
      'Every country has my profession; only the politeness varies. How are we regarded where you come from?',
      'You have come some distance to sit in that chair; what did you hope to find?',
    ],
    ['You speak again of home; is it the place that you miss, or the prices?'],
  ],
  speak_language: [
    [
      'Latin, for my pleasure, and English, for yours; I understand rather more than I admit. Which did you wish to be overheard in?',
      'I read contracts in several languages, and I answer in this one. Is anything lost on you?',
      'Debts require very little translation. Shall you manage?',
    ],
    ['I shall go on in English; does it inconvenience you?'],
  ],
  hard_name: [
    [
      'I spell every name exactly as it is signed; clerks have been replaced over a single letter. Will you sign it legibly?',
      'A difficult name is an asset: nobody forges it, and nobody forgets it. Shall I read it back to you from the ledger?',
      'I can, and I do; it is the one courtesy that costs nothing. Who has been mangling it?',
    ],
    ['As you wrote it, letter for letter; did you expect less of a ledger?'],
  ],
  know_my_town: [
    [
      'I know its banks and one excellent hotel; the rest I leave to poets. What made you leave?',
      'Certainly; one of my oldest accounts was opened by a gentleman from there, and closed by his widow. Do you write home?',
      'By reputation, which is how I know most places. Are its people punctual?',
    ],
    ['I knew it when you asked before, and it has not moved; do you mean to return?'],
  ],
  how_know_name: [
    [
      'You are announced before you reach the lift; discretion is what I sell, not what I practise. Does it trouble you?',
      'There is a page with your name on it, and most of it you wrote yourself by trading. Shall I correct something?',
    ],
    [
      'The sources have not changed, and neither has my habit of reading them; are you surprised again?',
    ],
  ],
  change_name: [
    [
      'ACCOUNT has a line for the street name; the obligations keep the old handwriting. What will you be called?',
      'You may rename yourself in ACCOUNT at your pleasure. Do choose something that looks well on a contract, will you?',
      'A name is set in ACCOUNT; a reputation is not. Which of the two displeases you?',
    ],
    ['You are still free to alter it in ACCOUNT; is it the name, or what adheres to it?'],
  ],
  call_me: [
    [
      'I shall note it under aliases; there is always room in that column. Which one do you sign with?',
      'A handsome name; I trust that you keep it clean?',
      'As you prefer; the ledger will keep the other one, it is a conservative document. Who gave you this one?',
      'A chosen name tells me what a person would like to be; the balance tells me what he is. Do they agree?',
      'I shall use it in conversation, and the full one in writing. Will that do?',
    ],
    [
      'The alias is recorded already; are there more to come?',
      'You have introduced yourself twice; was the first impression unsatisfactory?',
    ],
  ],
  named_character: [
    [
      'A name with some theatre in it; I only ask that it signs legibly. Who invented it?',
      'I have seen worse on a brass plate. Does he mean to live up to it, or merely to be recognised?',
      'Noted, with a small smile. The ledger has a name for you already; shall I add this one in pencil?',
    ],
    ['The name again; has it earned anything in the meantime?'],
  ],
  use_my_name: [
    [
      'Your name stands at the head of your page; I reserve it for occasions. Shall this be one?',
      'I use a name when I want something from its owner. Are you in a hurry for that?',
      'I have it spelled correctly, which is rarer than hearing it aloud. Does it matter so much to you?',
    ],
    ['Your name is safe with me; must it also be loud?'],
  ],
  from_out_of_town: [
    [
      'From so far away; then nobody here knows you, which is an opening balance of sorts. What do they call you at home?',
      'I own a parcel out there that I have never seen. Is it level?',
      'The city charges newcomers for everything, beginning with directions. Have you been charged yet?',
    ],
    ['You speak of home again; does it write to you?'],
  ],
  name_my_crew: [
    [
      '"Receivable". It is short, it is promising, and it suits you. Shall I have cards printed?',
      'Something dull, like "Hudson Stationery"; the police never raid stationery. Do you see the elegance?',
      'I should choose the name of a dead uncle with a clean record. Have you one?',
    ],
    ['Unsatisfied with the name? "Amendment", then. Will that do?'],
  ],
  nickname_me: [
    [
      "I should call you 'Pending', until the ledger suggests otherwise. Does it flatter you?",
      'Names are earned here, and most of them are unkind. Are you certain that you want one?',
      "'The Optimist'. It is descriptive, and I have buried several. Will you answer to it?",
    ],
    ['I have named you once; must I christen you again?'],
  ],
}
