import type { ILLNESS_AND_GRIEF_EXCHANGES } from '#src/rules/sharks/exchanges/themes/illness-and-grief.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about illness, pain, drink and the people they lost. */
export const ILLNESS_AND_GRIEF_LINES: ThemeLines<typeof ILLNESS_AND_GRIEF_EXCHANGES> = {
  sick_in_bed: [
    [
      'I am sorry that you are ill; the market will keep for a day, and so will your name if you use the time to sleep. Who looks after you?',
      'A sickbed is a good place to read what one has signed. Have you tea, and something to read?',
      'I am flattered to be your remedy for boredom; I am usually accused of the opposite. Is it very high, the fever?',
    ],
    ['You are not recovered, then; have you at least stayed warm?'],
  ],
  doctors_orders: [
    [
      'A doctor sells you years at the price of dinners; I should ask him for the exact rate. Do you mean to obey?',
      'I have lived on very little of everything, and it grows on one. Which loss troubles you the most?',
      'Obey him on weekdays, then, and renegotiate on Sunday; most such terms bend a little. Shall I draft it?',
    ],
    ['Your physician has not relented, I see; have you made him a counter-offer?'],
  ],
  widowed: [
    [
      'I am truly sorry; I buried mine in 1974, and I still set the clock that he always set. Who sits with you in the evenings?',
      'You have my sympathy, and I do not give it as a phrase. It becomes bearable; it does not become small. Do you sleep?',
      'I know that quiet; I learned to read aloud in it. What would you be reading, if you did?',
    ],
    ['I think of what you told me; have the evenings been any kinder?'],
  ],
  misses_grandpa: [
    [
      'Memory is the only estate that nobody can contest; keep it in order. What do you remember best?',
      'I have a drawer of that kind myself, and I open it once a year. When did you last speak of it to anybody?',
      "My father's shop on Orchard Street smelled of wet wool; I should know it blindfolded. What did they leave you, besides that?",
    ],
    ['You are back among your memories; do they ask anything of you?'],
  ],
  quit_drinking: [
    [
      'I offer you my respect, which is not lent out; that is a contract renewed every morning. How do you keep it?',
      'You have left a very patient creditor; most never do. What has it given back to you?',
      'Admirable. I have watched good men fail at it with better lawyers. Have you somebody at your side?',
    ],
    ['You have kept your word another day; do you know how rare that makes you?'],
  ],
  bones_tell_weather: [
    [
      'I rely on a barometer; it complains less. How long has yours been in practice?',
      'You should keep a record of it; a forecast that cannot be checked is only a complaint. Is it very painful?',
    ],
    ['Your instrument has spoken again; was it right the last time?'],
  ],
  kin_in_hospital: [
    [
      'I am sorry; your place is there, and not across from me. Who is with them now?',
      'Ask for the senior physician, by name, and write down what is said; one forgets everything in those corridors. Have you a pen?',
      'I know those chairs. Drink water, sit upright, and believe the second opinion; may I ask how they are?',
    ],
    ['I have thought of it since; is there any better news?'],
  ],
  toothache: [
    [
      'I sympathize; there is no haggling with a nerve. Who is your man?',
      'It will cost you an hour, and then you will wonder why you waited a month. Shall you wait longer?',
    ],
    ['It still aches, I see; what exactly are you saving it for?'],
  ],
  broken_bone: [
    [
      'I am sorry to hear it; rest is cheaper than a second operation. Who does your lifting?',
      'Was it an accident, or somebody who mistook you for a late client? I ask for my records.',
      'Bones mend on their own schedule and accept no counter-offer. How long did they give you?',
    ],
    ['You are still mending; have you followed a single instruction?'],
  ],
  workday_aches: [
    [
      'You have sold your spine by the hour; I should raise the price. Does nobody there own a trolley?',
      'Hot water, a flat bed, and a letter to the foreman. Which of the three can you get tonight?',
      'I am sorry; a body is capital, and wages rarely cover the wear. How long can you keep it up?',
    ],
    ['You ache again from the same work; is the wage at least rising?'],
  ],
  pet_died: [
    [
      'I am sorry; it was the only company that never wanted anything in writing. How long had you been together?',
      'One is told that it was merely an animal, by people who have never been greeted at a door. Are you very sad?',
      'Grieve without apology; loyalty of that kind is rare enough to be mourned. What will you miss most?',
      'I am sorry; it is the one attachment that never asked you for anything in writing. How long had you been together?',
      'That is a real loss, whatever people say; there is no replacing a creature who was always on time. What was it called?',
      'I would not hurry to fill the place; the empty chair is a kind of respect. Are you alone in the house now?',
    ],
    [
      'You still mourn your friend; is the house so very still?',
      'You mourn it still; I should think less of you otherwise. Does it grow easier?',
    ],
  ],
  lost_parent: [
    [
      "Please accept my sincere condolences; one is nobody's child after that, at whatever age. Are you alone with it?",
      'I am sorry. Let others do the paperwork this week, and sign nothing, not even here. Have you someone?',
      'I lost mine with a pen in his hand, and I keep the pen. What would you have liked to say?',
    ],
    ['I have not forgotten your loss; is the house in order, and are you?'],
  ],
  hungover: [
    [
      'A hangover is interest, collected promptly and in person. Was the principal worth it?',
      'Water, darkness, and no decisions until evening. Did you sign anything last night?',
      'I speak softly out of habit; today you will be grateful for it. Shall I draw the curtain?',
    ],
    ['You suffer still; or is this a new loan on the old account?'],
  ],
  feeling_old: [
    [
      'Age is capital, provided that one has kept the receipts. What have yours taught you?',
      'I was born in thirty-six and have improved with every audit. Why should you not?',
      'The young have time and the old have terms; I know which I would sooner hold. Do you not?',
    ],
    ['You are older than when you last complained; has it hurt?'],
  ],
  gained_weight: [
    [
      'The figure concerns your tailor and your heart; I would consult both before the mirror. What do they say?',
      'A diet is a budget, and it fails for the same reason: nobody counts the small sums. Do you?',
      'I have weighed the same since 1958; I skip whatever is offered twice. Is that of use to you?',
    ],
    ['The scale again; does it tell you anything that you did not know?'],
  ],
  cant_sleep: [
    [
      'I work best when the city has stopped pretending. At this hour, what keeps you from bed?',
      'Try a contract of forty pages; I have known it to work by the third. Shall I lend you one?',
    ],
    ['Awake yet; shall we at least make the night productive?'],
  ],
  im_drunk_home: [
    [
      'I do not negotiate with wine, however eloquent it may be; shall we resume when you are sober?',
      'You will find that the figures stop swaying by noon; would you kindly sign nothing until then?',
      'In that condition people tell me the truth, which I find embarrassing to bill. Had you not better lie down?',
    ],
    ['The evening continues, I see; does the bottle have an account with me as well?'],
  ],
  im_drunk_home_n: [
    [
      'Then let us discuss nothing that you would have to sign. Is there anyone to take you home?',
      'I do not contract with the intoxicated; it spoils the pleasure. Have you had any water?',
      'How frank of you. What else are you about to tell me that you will regret?',
    ],
    ['You have not stopped, I gather; is the bottle winning?'],
  ],
  grandparent_died: [
    [
      'My condolences; a grandparent is the only relative who asks for no interest. What did they leave you to remember?',
      'I am very sorry. Keep the letters, whatever the cousins take. Were you close at the end?',
      'Mine taught me to count, with buttons; one never quite stops hearing the voice. What did yours teach you?',
    ],
    ['I have not forgotten it; has the house gone quiet yet?'],
  ],
}
