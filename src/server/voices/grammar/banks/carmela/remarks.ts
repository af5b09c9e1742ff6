import type { RemarkTopic } from '#src/rules/sharks/remarks.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** Carmela on what strangers remark and ask. */
export const REMARK_LINES: TopicLines<RemarkTopic | 'reckoning'> = {
  seized: [
    [
      'The police have your goods; write them off today, and do not carry the next lot through the same place. What remains?',
      'A seizure is a fine without a receipt. Smaller quantities and other boroughs cost less; had you considered either?',
      'I am sorry for the goods; officers have an eye for what is carried openly. How much was it worth to you?',
    ],
    ['The authorities again; does your route never change?'],
  ],
  robbed: [
    [
      'You were robbed; I regret it, and I ask the practical question: how much did they leave you?',
      'A robbery is a loss like any other, only faster. Are you hurt, and is anything insured?',
      'How unpleasant. I note the loss as yours, and I hope that nobody was injured; what will you do first?',
    ],
    ['Robbed again; might it be the company, or the hour?'],
  ],
  father_borrowed: [
    [
      'Your family and I have a history, then; I shall look in the old ledger. What did they tell you of me?',
      'I remember families better than faces. The account was closed, or you would not be standing; shall we open another?',
      'So you come with a reference, if of an earlier date. Did they speak of me with fear, or merely with respect?',
    ],
    ['You mention your relatives again; do you mean to resemble them?'],
  ],
  biggest_loan: [
    [
      'The largest was a quarter of a million, to a gentleman with a theatre; I own the curtain now. Why do you ask?',
      'My first was eleven dollars, to a schoolmistress; she was punctual, and I have looked for her equal since.',
      'The worst was to a man who cried at the signing; one should never lend to tears. How large a sum had you in mind?',
    ],
    ['I have told you of the theatre; would you like to see the curtain?'],
  ],
  own_family: [
    [
      'One daughter, at a school some way from here, and a husband who died; more I do not tell. Have you a family yourself?',
      'My husband died in 1974; my daughter studies, and never visits this office. And yours?',
      'I have a daughter, an orchid and a ledger; one of them writes home. Why do you ask?',
    ],
    ['You return to my family; there is still one daughter and one orchid. What of it?'],
  ],
  own_age: [
    [
      'Forty-nine; I have never understated a figure. Does it alter your opinion?',
      'I am as old as I need to be to have seen your idea twice. Forty-nine, if you keep records. Do you?',
      'Born in thirty-six; a modest year with good returns. What made you wonder?',
    ],
    ['The same age as when you last asked; do I appear to have changed?'],
  ],
  own_past: [
    [
      'I was born over my father’s counting room and learned to add before I learned to ask. And where did you begin?',
      'I studied law at night and kept books by day; then I was widowed, and had only the books. What brought you here?',
      'My childhood was quiet: a ledger, a window and nobody to play with who could count. Is that what you imagined?',
    ],
    ['My past is closed and audited; which page did you miss?'],
  ],
  divorce: [
    [
      'I am sorry; it is the one contract that everybody signs unread. Have you somebody who reads it for you now?',
      'A separation is painful before it is expensive, and then it is both. How are you bearing it?',
      'That is sad news, and I do not say so lightly. Have you a place to sleep and a decent lawyer?',
    ],
    ['Is the separation still unsettled? These things take a year; do be kind to yourself.'],
  ],
  bad_news: [
    [
      'I am sorry to hear it; misfortune rarely makes an appointment. What is the first thing that must be done?',
      'That is a heavy loss. One lists what is left before one mourns what is not; may I ask what is left?',
      'How very hard. I have sat where you are sitting, and it passed; is there somebody who can help you today?',
    ],
    ['Further bad news; are you looking after yourself in the midst of it?'],
  ],
  rate_shock: [
    [
      'You find the rate excessive; Vinnie charges twice as much and explains half as much. To what do you compare it?',
      'It is not a joke; it is the price of money without questions. Which bank offered you better, and did it see your books?',
      'A rate seems high until one needs the sum. What figure would you have called reasonable?',
    ],
    ['The rate once more; it has not moved, and neither have I. What would you offer against it?'],
  ],
  may_smoke: [
    [
      'You may smoke on the terrace; in here the orchid objects. Shall I wait for you?',
      'I would rather you did not; paper remembers smoke. Would a coffee do instead?',
      'By the window, if you must; my husband smoked, and you see how that ended. Have you a light?',
    ],
    ['The answer concerning smoke is still the window; is the matter so pressing?'],
  ],
  may_sit: [
    [
      'Please sit; the chair was chosen so that nobody stays too long. Are you comfortable?',
      'By all means, take the seat; it belonged to a judge. What shall we discuss from it?',
      'Do sit down. Standing people round their figures; have you noticed?',
    ],
    ['You are invited already; is something wrong with the chair?'],
  ],
  whats_funny: [
    [
      'Nothing, really; I recalled a clause that somebody signed. Did I smile?',
      'I was amused by how confident you looked. It suits you; on what does it rest?',
      'Forgive me; it was a private calculation that came out well. Should I share it?',
    ],
    ['I am smiling again, it seems; is it so unusual?'],
  ],
  lie_low: [
    [
      'If the police know your face, show it less: small sales, other boroughs, a quiet week. Can you afford a quiet week?',
      'Attention fades when it is not fed. Travel, sell little, and never twice in one place; where were you seen last?',
      'I cannot erase their memory; patience and distance can. Which borough have you used too often?',
    ],
    ['They still know you, then; have you in fact changed boroughs?'],
  ],
  why_reputation: [
    [
      'Your reputation decides what you are sold and what you are trusted with: better goods, larger credit. Is that not reason enough?',
      'A name is security that I need not store. With a better one the dear goods open to you, and so does my drawer; how is yours?',
      'It matters because I extend credit against it, and the wholesalers sell by it. What is yours worth today, do you think?',
    ],
    [
      'As I said: finer goods and more credit go to the better name. Which of the two do you want first?',
    ],
  ],
  together: [
    [
      'We have dined together once, the four of us; the silence was excellent. Why do you ask?',
      'We are acquainted as neighbouring states are: with courtesy and maps. Did one of them mention me?',
      'I do not drink with competitors; I take coffee with them, and I bring my own. Whom did you hope to find together?',
    ],
    ['You wish to hear of our company again; has somebody seen us?'],
  ],
  eatery: [
    [
      'There is a trattoria on Mulberry Street with six tables; say that you come from me and leave the menu alone. Are you dining alone?',
      'For a sandwich, the counter in the lobby downstairs; the veal is honest, and so is the bill. Will you bring me one?',
      'Try Barbetta on Forty-sixth Street, if somebody else is paying. Whose money is it?',
    ],
    ['I have named a place; was the food at fault, or the company?'],
  ],
  spare_me: [
    [
      'I send nobody before {nextAt}; after it, they take {nextStep}. Would you not rather come first?',
      'The next step is fixed: on {nextAt}, {nextStep}. A payment today is a different conversation; shall we have it?',
      'Nobody will be unkind to you; they will only be exact. {nextAt}, and then {nextStep}. What can you bring before that?',
    ],
    ['The order of things has not changed: {nextAt}, then {nextStep}. Have you used the hours?'],
  ],
  trust_you: [
    [
      'You need not trust me; you need only read. Everything that I mean is written down. Shall I show you the page?',
      'You may trust me to do precisely what the contract says, and nothing kinder. Is that not rarer than it sounds?',
      'I have never altered a figure after it was named; ask anybody who signed. Whom have you asked?',
    ],
    ['You still doubt me; which line of it troubles you?'],
  ],
  enjoys_fear: [
    [
      'Fear gives me no pleasure; it makes people careless with figures. Have I frightened you?',
      'I enjoy precision, and some find it frightening. I sleep quite well; do you?',
      'It is Vinnie who frightens; I merely remind. Do you find reminders so alarming?',
    ],
    ['You ask again whether I enjoy it; would it comfort you if I did?'],
  ],
  whose_first: [
    [
      'Begin with Tommy for a small sum, and come to me when you have something to lose. How small is yours?',
      'Take mine if you can plan a week, and Vinnie’s if you cannot plan a day. Which of the two are you?',
      'The cheapest first, and mine is not the dearest; the Boss’s comes last, and by invitation. What is the money for?',
    ],
    ['My advice on the order stands; have you followed any of it?'],
  ],
  meet_boss: [
    [
      'The Boss receives at eight tenths of reputation and not a hair below it. How far along is yours?',
      'One does not request him; one becomes punctual, reaches eight tenths, and is sent for. Are you patient?',
      'His door opens at a reputation of eight tenths. I should settle everything on the day until then; will you?',
    ],
    ['Eight tenths, as I said; shall I write it down for you?'],
  ],
  followed: [
    [
      'Somebody is following you? It is not one of mine; mine are never noticed. Have you changed trains?',
      'Do not look round. Leave by the garage, and count who counts with you. Was it one man, or two?',
      'If he is of the police, he will be bored by six; if he is Vinnie’s, he will be hungry. Which did he look?',
    ],
    ['Your shadow is still with you; have you thought of asking what it costs?'],
  ],
  bad_sale: [
    [
      'You sold below what it was worth; the market thanks you. Which other boroughs had you compared?',
      'A small loss taken early is an education. What did it cost, and what would you do differently?',
      'That was cheap indeed; one sells where a thing is missed, not where one is tired. Were you in a hurry?',
    ],
    ['Another loss on a sale; is it the price that is wrong, or the moment?'],
  ],
  local: [
    [
      'You grew up nearby; then you know what these streets were worth and I know what they are. Which corner was yours?',
      'A neighbour, in fact. I own part of that block; did you know your landlord?',
      'From here? People from here rarely come up nineteen floors. What kept you so long?',
    ],
    ['Yes, you are of the neighbourhood; does it help, do you find?'],
  ],
  allergy: [
    [
      'You are allergic; how inconvenient. There is nothing living in this room but the orchid and you. Some water?',
      'Do avoid what you cannot tolerate; it is sound in health and in business. Have you a handkerchief?',
      'An allergy is at least an honest creditor: it appears at once. Shall I open the window?',
    ],
    ['You are still suffering; should you not see a physician?'],
  ],
  long_way: [
    [
      'An hour is much to spend on a journey; I shall try to be worth it. What do you need?',
      'The trains have never kept a contract in their lives. You came all the same; shall we make use of it?',
      'I am sorry about the delay; the city bills us all for it. Would you care to sit a moment first?',
    ],
    ['The journey again; have you thought of leaving earlier?'],
  ],
  reckoning: [
    [
      '{reckonedSum} at {reckonedRate} a day becomes {reckonedTotal} in {reckonedDays}: each day upon the last, and never above twice the sum. Is that clear?',
      'The answer is {reckonedTotal}. {reckonedSum} for {reckonedDays} at {reckonedRate}, compounded daily; did you expect less?',
      'Compounded, {reckonedSum} at {reckonedRate} a day for {reckonedDays} comes to {reckonedTotal}. Would you like it in writing?',
    ],
    [
      '{reckonedTotal}; that is {reckonedSum}, {reckonedRate} a day, {reckonedDays}. Shall we try another?',
    ],
  ],
}
