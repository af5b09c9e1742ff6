import type { INSULTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/insults.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players insult, mock and taunt the sharks. */
export const INSULTS_LINES: ThemeLines<typeof INSULTS_EXCHANGES> = {
  you_stink: [
    [
      'It is bergamot and old paper; one needs a certain education of the nose. What do you wear, fear?',
      'I bathe twice a day, and you have come up from the street; let us examine the evidence, shall we?',
      'How nasal of you. I have had men removed for less, and aired the room afterwards. Was that all?',
    ],
    ['You return to your nose; is it all that you follow?'],
  ],
  not_scary: [
    [
      'I should be sorry to frighten anybody; frightened people misread the small print. Have you read it calmly, then?',
      'Fear is for those who have no figures to look at; yours are quite sufficient. Shall I read them aloud?',
      'One is never afraid of me in the chair; it comes on afterwards, in the lift. How did you come up?',
      'I should be disappointed if you were; fear makes people round their figures. What would impress you?',
      'The frightened pay early and the fearless pay more; I have no objection to either. Which will you be?',
      'I never threaten, so there is nothing to be afraid of; had you read something between the lines?',
    ],
    [
      'You tell me again how little you fear; whom are you trying to convince?',
      'Undaunted still; how long does it usually last?',
    ],
  ],
  ugly_insult: [
    [
      'My appearance has been appraised by better eyes, and it has appreciated. Can the same be said of yours?',
      'I dress for the signature, not for the gallery. Do you pay at the door, that you review me?',
      'You have looked at me a good while to find that; what did it distract you from?',
    ],
    ['You return to how I look; are you bidding?'],
  ],
  mother_insult: [
    [
      'My mother kept books for forty years and was wrong once, in a man. Did yours have better judgment?',
      'One speaks of mothers when one has run out of figures. Had you any to begin with?',
      'She would have been amused, and then she would have bought your building. Do you own or rent?',
      'How very improbable; the ladies of my family ask for a balance sheet first. Could you produce one?',
      'I hear that boast monthly, always from men who go home alone. Was it a quiet evening?',
      'My relatives have taste, and you have an imagination; it seems that they never met. Shall we be civil?',
    ],
    [
      'My mother once more; shall we not leave the ladies to their rest?',
      'That story has not improved with repetition; have you a better one?',
    ],
  ],
  calm_down: [
    [
      'I have not raised my voice since 1974; you are hearing your own conscience. Is it loud?',
      'Severity is merely kindness with a due day. Would you prefer that I deceived you?',
      'I am perfectly serene, and it ought to worry you more than it does. Does it not?',
    ],
    ['You advise composure again; which of us is perspiring?'],
  ],
  called_liar: [
    [
      'I have no need to lie; the truth has always been expensive enough. Which figure do you dispute?',
      'An accusation requires an entry; show me the line, and I shall show you the receipt. Which is it?',
      'You confuse a lie with a thing that you would rather not hear. Shall I repeat it?',
    ],
    ['The charge is renewed without evidence; is it the tone that persuades you?'],
  ],
  did_you_insult_me: [
    [
      'When I insult somebody, he generally thanks me and understands it on the stairs. Are you on the stairs?',
      'I merely described; it is you who supplied the noun. Which one did you choose?',
      'I do not mock what I may yet profit from; is that sufficiently flattering?',
    ],
    ['You examine my remark a second time; did you find something new in it?'],
  ],
  mock_nickname: [
    [
      'A nickname is a familiarity taken without security; do you always borrow so?',
      'Carmela will do; it is shorter, and nobody has regretted it. Had you another in reserve?',
      'How droll. I have one for you as well, in the ledger; shall I keep it there?',
    ],
    ['A further title; ought I to have cards printed?'],
  ],
  smarter_than_you: [
    [
      'I should welcome it; one tires of explaining. What is it that you have understood?',
      'Those who see through me generally stop at the first wall. What was behind it?',
      'I conceal nothing, since so few people read. Which line gave me away?',
    ],
    ['Your intelligence was noted before; has it produced a figure?'],
  ],
  dislikes_you: [
    [
      'Affection is not among the terms; your dislike will be charged at nothing. Was there anything else?',
      'I have been disliked by people of far greater means; one acquires a taste. What was it that offended you?',
      'You need not like me, you need only be punctual; have you any objection to that?',
    ],
    ['Your sentiment was entered the first time; did you want a receipt?'],
  ],
  fake_mobster: [
    [
      'A caricature, you find; I assure you that the interest is drawn from life. What would you have written for me?',
      'I never appear in commercials, though I did foreclose on an agency. Is it the others that you mean?',
      'One becomes a type by outliving the originals. Which of them were you hoping to meet?',
    ],
    ['You find me false again; have you tried the signature?'],
  ],
  cant_reach_me: [
    [
      'I have no need of your address; I have your stash, your sales and your name on this side. What else would I fetch?',
      'Distance protects the person admirably, and the property not at all. Where did you leave yours?',
      'I do not travel; I write entries. Had you not noticed how far they reach?',
    ],
    ['You remind me again how far away you are; is it a comfort?'],
  ],
  taunt_cry: [
    [
      'I find that tears smudge; I prefer ink. Was that intended to wound?',
      'I have dealt with it, in fact; you will find it entered. Is there more of the sort?',
      'How brisk of you. I wept last over a misprinted deed; shall I tell you who paid?',
    ],
    ['You invite me to weep once more; might I invite you to grow up?'],
  ],
  others_eat_you: [
    [
      'I do not doubt their appetite; I doubt that they have read the contract. Would you introduce us?',
      'People so formidable ought not to be left without credit. Do they have any?',
      'I should give them a form to complete; it has broken stronger characters. How are they with forms?',
    ],
    ['You praise their ferocity again; are you perhaps afraid of them yourself?'],
  ],
  curses: [
    [
      'An exclamation, not an argument. What has provoked it?',
      'Such a small vocabulary for so large a feeling; what is the matter?',
    ],
    ['Once more that word; shall I lend you another?'],
  ],
  youre_crazy: [
    [
      'I assure you that I have been audited, and found sane. Can you say as much?',
      'It has been suggested before, generally by the losing side. What was it that alarmed you?',
    ],
    ['You return to the state of my mind; are you worried for it, or for yours?'],
  ],
}
