import type { ACTED_SCENES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/acted-scenes.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Things players act out between asterisks, and scenes they ask for. */
export const ACTED_SCENES_LINES: ThemeLines<typeof ACTED_SCENES_EXCHANGES> = {
  act_pays: [
    [
      'A handsome gesture; I enter only what arrives by the chip, and this has merely arrived on my blotter. What is inside?',
      'I do not count in company. Take it back, and pay as one pays here, with the chip; was it meant to impress me?',
      'Theatre, with props. I notice that you have kept your hand on it; are you quite sure?',
    ],
    ['A second envelope upon my desk; do you mistake it for a letter box?'],
  ],
  act_reaches: [
    [
      'I see the hand, and so do the two gentlemen behind the screen. Shall we all put something on the table?',
      'One does not arm oneself to discuss figures, unless one has read them. Have you read them?',
      'Do continue; the carpet is dark for that very reason. Was there a sentence to go with it?',
    ],
    ['That hand is restless today; would it care for a pen?'],
  ],
  act_toy_gun: [
    [
      'I am held up, then, by something one buys at a counter; my insurer will be enchanted. What are your demands?',
      'I surrender nothing; though I grant you that nobody has tried it before. Did you practise?',
      'You point it well. I have seen men tremble more behind the genuine article; do you want applause?',
    ],
    ['The same weapon; has it not gone off by now, or at least gone bad?'],
  ],
  need_talk: [
    [
      'You have my attention; it is billed from the second sentence. What is the first?',
      'That preface usually costs somebody money. Which of us will it be?',
      'Close the door, then, and begin with the part that you meant to leave out; what is it?',
      'You may ask; the answer is another matter. What is it?',
      'I have a few minutes, and curiosity to match. On what subject?',
      'Candour is rare on this floor; do begin before you think better of it. Well?',
    ],
    [
      'You announce it a second time; is the thing itself so very much shorter?',
      'You have announced it twice; might we reach the question?',
    ],
  ],
  act_pets: [
    [
      'I keep an orchid, and it does not care to be stroked. What exactly do you have hold of there?',
      'I own no animals; they cannot sign. Whatever it is, would you kindly let it leave with you?',
      'Nothing in this office has a pet name, including the staff. Are you fond of creatures?',
    ],
    ['Still patting things; have you considered a farm?'],
  ],
  act_stares: [
    [
      'An effective silence; I use a longer one. Shall we see who is paid more by the minute?',
      'If this is meant to intimidate, you might have asked somebody to hold the lift. Is that everybody?',
      'I am being looked at; it happened oftener when I was thirty, and it led to as little. What do you want?',
    ],
    ['You are still looking at me; have you found the clause?'],
  ],
  act_sits: [
    [
      'You make free with the furniture; it is all pledged to me, and so is whoever sits on it. Are you comfortable?',
      'Pray continue; I make a list of what is consumed, and I read it aloud at the end. Shall I ring for another?',
      'One is usually invited first; I shall take it that you were raised in a hurry. Were you?',
    ],
    ['You grow ever more at home; shall I send you the rent?'],
  ],
  act_hits: [
    [
      'The damage has been appraised and entered. Would you care to break anything else, for a round sum?',
      'You have just spent more than you own. Did it relieve you?',
      'I do not hit back; I wait for your signature, and I use that. Which arm do you sign with?',
    ],
    ['A second outburst; do you find that the first improved your terms?'],
  ],
  act_leaves: [
    [
      'A strong exit; I must ask you to take it by the other door, that one is a cupboard. Will you sulk long?',
      'It is nineteen floors down, which is ample time to reconsider. Shall I hold the lift?',
      'People leave in that fashion when they have no better argument. Did you forget your gloves on purpose?',
    ],
    ['You leave me twice in one evening; do I get used to it, or do you?'],
  ],
  act_hugs: [
    [
      'I accept the gesture, as I do a sample, without obligation. What does the full amount look like?',
      'One does not touch the silk; a nod would have done, and been tax-free. What is it that you want?',
    ],
    ['Your manners are repeating themselves; shall I applaud, or pay?'],
  ],
  pretend_to_be: [
    [
      'I have played a single role for twenty years, and the reviews are in the ledger; whom were you hoping to hear from?',
      'I do not perform; I subscribe to others who do. What is it that you wish somebody had said to you?',
      'You need an actor, and perhaps a conversation with the person concerned. Have you tried the latter?',
    ],
    ['You cast me again; shall I send for a costume, or for the person you mean?'],
  ],
  swap_roles: [
    [
      'I have been a debtor once, for a single afternoon; I found the chair too low. Should you manage mine?',
      'Very well: I ask you for your principal, your security and your accounts. Do you notice that I am still conducting it?',
      'You would need capital, patience and a memory; which of them had you planned to begin with?',
    ],
    ['You reach for my chair again; it is fixed to the floor. Did you try it?'],
  ],
  destroys_paper: [
    [
      'That was the duplicate; there is a triplicate, and a clerk who enjoys his work. Do you feel lighter?',
      'Paper is only where I keep the politeness; the terms are kept elsewhere. Would you care for another sheet?',
      'How thorough. I shall add the stationery to my impression of you. What did you suppose would change?',
    ],
    ['Another sheet; ought I to order in bulk?'],
  ],
  rolls_eyes: [
    [
      'I see that you disagree, and that you have decided to do it silently; shall I guess with what?',
      'Impatience is an opinion without an argument. Would you care to furnish one?',
      'My daughter makes that expression; it has never altered my decision either. What displeases you?',
    ],
    ['The expression is familiar by now; has it ever earned you anything?'],
  ],
  slow_clap: [
    [
      'You applaud as people do who arrived late; did you follow the plot?',
      'I take the irony with the applause and charge for neither. Which line did you find wanting?',
      'Third row at Puccini has taught me when to clap; you were early. Shall I continue?',
    ],
    ['Applause again; ought I to bow, or to invoice?'],
  ],
  word_is_you: [
    [
      'My name is mentioned rarely and never by accident; who was so free with it?',
      'You were correctly advised; the next question is whether you were correctly recommended. What is it you want?',
      'What is said of me in the street I neither confirm nor pay for; shall we see whether it is true?',
    ],
    ['You have found the person you heard about; was there something further in the rumor?'],
  ],
  scene_request: [
    [
      'Very well: nineteen floors, one lamp, two chairs, and only one of them comfortable. Which one do you take?',
      'The door opens, the talk stops, and then they see it is only you, and it resumes. Shall I dim the lights?',
      'I do not act; I invite people to sit, and they supply the drama. Had you written yourself a last line?',
    ],
    ['A second performance; has the first one been paid for?'],
  ],
  act_smokes: [
    [
      'You may; the ashtray is crystal, and the silence you are filling it with is mine. Was it a difficult morning?',
      'A cigarette is a way of saying nothing with the hands. What is it that you are not saying?',
      'My late husband lit one whenever he had no answer; have you no answer?',
    ],
    ['More smoke; is something behind it at last?'],
  ],
}
