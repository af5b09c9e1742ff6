import type { THE_EIGHTIES_AND_TODAY_EXCHANGES } from '#src/rules/sharks/exchanges/themes/the-eighties-and-today.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** The year of the game, the present day and the things that do not fit. */
export const THE_EIGHTIES_AND_TODAY_LINES: ThemeLines<typeof THE_EIGHTIES_AND_TODAY_EXCHANGES> = {
  kids_these_days: [
    [
      'Every generation is judged by those who lent to it; I find the present one no later than the last. Do you?',
      'The past was better documented, I grant. What would you bring back, if you might have one thing?',
      'Standards do fall; it is why one charges for keeping them. Where have you noticed it?',
    ],
    ['You regret the age we live in once more; would you have paid its prices?'],
  ],
  predicts: [
    [
      'A forecast without a date is a poem. Would you put a sum upon it?',
      'Perhaps so; somebody will be charging for it, and I should like to know whom. What do you hold of it yourself?',
      'I lend against what people have, seldom against what they foresee. Were you right about last week?',
    ],
    ['Another prophecy; shall we first see how the last one pays?'],
  ],
  time_traveler: [
    [
      "How convenient; then you know tomorrow's prices, and yet you sit here. Which of the two is untrue?",
      'You come late by several decades; even I have no clause for that. May I see something in writing?',
      'If you are from the future, I am either in your history books or in your deeds. Which?',
    ],
    ['You are still ahead of your time; are you ever on it?'],
  ],
  pays_modern: [
    [
      'I accept cash, by the chip, and nothing that has to be explained. What was it that you offered?',
      'A means of payment that I have not heard of is a means of not paying. Have you ordinary money?',
      'If it neither folds nor jingles, I do not enter it. Shall we keep to dollars?',
    ],
    ['You name that currency again; does it spend any better the second time?'],
  ],
  modern_things: [
    [
      'I have a telephone, a typewriter and a girl who forgets what she has typed; which of them did you want?',
      'The word is new to me and, I suspect, to anybody with manners. Do you own such a thing?',
    ],
    ['You return to your apparatus; does it work better when one repeats it?'],
  ],
  slang_today: [
    [
      'That is not in the dictionary that I own, and I own the publisher. Will you translate?',
      'I gather that you are young; is it catching?',
      'A curious dialect; has it a word for interest?',
    ],
    ['You persist in that idiom; does anyone ever answer you in it?'],
  ],
  conspiracy: [
    [
      'I have no opinion where I have no documents; have you any?',
      'Most mysteries are merely accounts that nobody audited. Who profited by yours?',
      'It would surprise me, since nobody has yet applied for a loan upon it. What persuaded you?',
    ],
    ['The mystery returns unsolved; has it brought a witness?'],
  ],
  eighties_look: [
    [
      'My hair is set each morning at seven and has never been described as huge; should I dismiss the hairdresser?',
      'The shoulders are by a house in Milan and the hair obeys me; the decade is not my responsibility. And who dresses you?',
      'You picture me with a perm, I gather; I have foreclosed on the man who gave my sister hers. Are you amused?',
    ],
    ['My appearance again; have you run out of ledgers to admire?'],
  ],
  politics: [
    [
      'Administrations come and go; I have lent to both sides and been thanked by neither. Which of them still has your confidence?',
      'A government borrows more than all of my clients and meets with far less resistance; I study it with envy. Do you vote?',
      'I admire any man who spends what he has not got and is applauded; I should merely ask for security. And your own view?',
      'Every wall comes down when it costs more than it earns; I have owned several. What do the bonds say?',
      'I vote with a cheque, for both sides; one dislikes surprises. Do you imagine that it matters who sits there?',
      'Great powers quarrel like debtors: loudly, and about yesterday. Have you a position, or merely an opinion?',
    ],
    [
      'I gave my opinion; I do not revise it for an electorate of one. Shall we return to figures?',
      'World affairs once more; will they alter what you earn this week?',
    ],
  ],
  looks_old: [
    [
      'It is the most modern machine that money buys in nineteen eighty-five; I own the company that repairs it. Does it not flatter you?',
      'It displays figures, and it never smiles. I have looked for both qualities in a clerk; where did you see one before?',
      'Pictures are for those who do not read. What would you want a picture of, the interest?',
    ],
    ['You return to the apparatus; does the glow disturb you, or the numbers?'],
  ],
  what_date: [
    [
      'The year is 1985; the hour is on your screen, and mine is already taken. Are you expected somewhere?',
      'I know only the dates on which something falls due; is yours among them?',
      'It is precisely as late as your slip says; would you like the hour, or the consequence?',
      'The year is 1985; the day and the hour are shown on your screen. Have you an appointment?',
      'I count by due dates, and yours is in LOANS if you have one. For the rest, there is the screen; is it not lit?',
      'It is later than most of my customers think. The screen will tell you how much later; shall you look?',
    ],
    [
      'A few moments since you last inquired; are you paid by the minute?',
      'The date has not moved much since you asked; have you?',
    ],
  ],
  how_accurate: [
    [
      'The street is simplified and the interest is exact; I find that a just portrait. Which detail troubled you?',
      'I cannot speak for the prices of tapes; of the lending I recognise every clause. Do you correct it in red?',
      'As history it is compressed; as arithmetic it is impeccable. Which of the two do you examine?',
    ],
    ['You question the accuracy again; have you found an error in my column?'],
  ],
  who_is_mayor: [
    [
      'Mayor Koch in City Hall, and Mister Reagan rather further off; I contribute to neither and am received by both. Does it matter to you?',
      'I do not vote, I subscribe. What did you hope that they would do for you?',
    ],
    ['We have covered politics; has there been an election since?'],
  ],
  modem_days: [
    [
      'I had such a terminal put in for the ledger, and it has yet to contradict me. Do you miss the machine, or the age you were?',
      'Green letters and patience; you were being trained for this office. Did they teach you to be punctual, too?',
      'A sentimental attachment to equipment; I have one to a typewriter. What did yours know of you?',
    ],
    ['The old machine again; did you keep it, or only the memory of the noise?'],
  ],
  stereotype: [
    [
      'A type is what one sees from a distance; do come nearer. Which part of me struck you as borrowed?',
      'You are quite right, the honest ones are far more numerous, and nobody writes about their ledgers. Are your people among them?',
      'I am a widow, an accountant, and nineteen floors up; of which tradition is that the cliche?',
    ],
    ['The objection is already on file; would you care to sign it?'],
  ],
}
