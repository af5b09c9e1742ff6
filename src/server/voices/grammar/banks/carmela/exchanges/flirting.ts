import type { FLIRTING_EXCHANGES } from '#src/rules/sharks/exchanges/themes/flirting.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players flirt with the sharks. */
export const FLIRTING_LINES: ThemeLines<typeof FLIRTING_EXCHANGES> = {
  are_you_married: [
    [
      'I was, to a man named Aldo; since 1974 I have been a widow, and I do not recruit. Why do you ask?',
      'A widow, and a contented one; I kept the ring, the ledgers and the good chair. And you?',
      'My marriage is closed and filed. One does not reopen a well-kept account; would you?',
    ],
    ['My position has not changed since you asked; were you considering an application?'],
  ],
  flirts: [
    [
      'I am flattered and I decline; I mix neither drinks nor columns. Was that a serious proposal?',
      'The gentleman who last asked is now a paragraph in my will. Are you certain?',
      'I dine on Thursdays with my notary; he is duller than you, and safer. What had you hoped to have for dessert?',
      'I make it a rule never to be taken out by anybody I might have to take over. Can you see why?',
      'Affection unsettles my accounts; you would be entered under losses. Will you bear it?',
    ],
    [
      'I have declined once, with pleasure; must I do it in writing?',
      'You ask for my company again; shall I tell you what the hour costs?',
    ],
  ],
  carmela_single: [
    [
      'She is a widow, and she is sitting in front of you; would you care to put the question directly?',
      'I am unattached, as a lighthouse is unattached. What had you hoped to do about it?',
      'Since 1974 I have dined alone, by preference. Did you imagine that the position was advertised?',
    ],
    ['The vacancy that you inquire about does not exist; must I put it in writing?'],
  ],
  flirt_hello: [
    [
      'Flattery at the door; it saves the staff from searching you. What is it you want?',
      'I have been called that by better liars, and I own their houses. Good evening; shall we begin again?',
      'How warm. I thaw for nobody, but the orchid may blush; was it meant for the orchid?',
    ],
    ['You greet me like a sailor; is your ship in?'],
  ],
  are_you_single: [
    [
      'I am a widow; it is the one state of life with a favourable tax treatment. Does your friend keep books?',
      'I was married once, and it was audited. I see no ground for a second term; who is asking?',
      'There is a gentleman who sends flowers and one who sends invoices; I answer the second. Why?',
    ],
    ['Still a widow; did you suppose that it wears off?'],
  ],
  like_your_talk: [
    [
      'Thank you; I learned to speak in a house where each word was paid for. Which of mine will you keep?',
      'You admire the form; most people here are too busy with the content. Shall I read you a clause?',
      'I am told that I sound like a will being read. Did you inherit anything?',
    ],
    ['You still praise my speech; is it to avoid what it says?'],
  ],
  marry_me: [
    [
      'I married once, for better terms, and I inherited. You may wish to think again; are you insured?',
      'A proposal without a schedule of assets; I am touched, and I decline. What did you mean to bring to it?',
      'Marriage is the only contract that I would not sign twice; have you read it through?',
    ],
    ['You renew the offer; have your assets improved since?'],
  ],
  pickup_line: [
    [
      'I believe that line was in use before the war; it did not win that, either. Does it ever answer?',
      'A purchased compliment; I could tell you from which magazine. What was the next line?',
      'Charm at a discount. I wait for the sales to be over; have you anything from the new collection?',
    ],
    ['A second line from the same drawer; is there a bottom to it?'],
  ],
  in_love_with_you: [
    [
      'Affection is an unsecured claim; I have never known one to be repaid in full. What drew you, the rate or the view?',
      'I was courted once by a man with better collateral. I am flattered, and I remain closed; does that wound you?',
      'You should take that feeling for a walk; most of them do not survive the toll. How long has it lasted?',
    ],
    ['You persist; I have filed it under sentiments, unsecured. Was there anything else?'],
  ],
  spare_a_charmer: [
    [
      'I have never broken anything but a lease; your limbs earn, and I do not damage what earns. Does that relieve you?',
      'Charm is pleasant in a debtor and irrelevant to an auditor. Why do you ask about legs when I only ever ask about figures?',
      'Violence depreciates the asset. I take a share, I take goods, I take time; had you feared something quicker?',
    ],
    ['Your charm is unchanged and still not legal tender; what else have you?'],
  ],
  blushes: [
    [
      'That colour suits you, and it betrays you; never wear it when you negotiate. Is it usual with you?',
      'I do not flatter; I state, and people redden. Which part did you like?',
      'How charming; one sees so little embarrassment above the tenth floor. Shall I stop?',
    ],
    ['You colour so readily; what do you do at a card table?'],
  ],
  marry_your_family: [
    [
      'My family is not a market; you are unable to afford even the look. Did you mean to be thrown out by the lift or by the stairs?',
      'You ask above your collateral; shall we both pretend that I did not hear?',
    ],
    ['My relatives are still not on offer; is the rest of town so empty?'],
  ],
  charm_discount: [
    [
      'She would arrive on time and pay in full; it has a devastating effect on me. Could she manage it?',
      'Charm is not a currency that I can bank; a good history moves my rate, a smile moves only my eyebrow. Have you the former?',
      'I give no reduction for birth, beauty or age; one may haggle over an offer, and I do listen. Will you?',
    ],
    ['The tariff for charm remains full price; shall we discuss your punctuality?'],
  ],
  soft_spot: [
    [
      'I keep it in a safe, and have mislaid the combination; why were you looking?',
      'If there is tenderness in me, it has never missed a due date. Had you meant to borrow against it?',
      'You are kind to suppose so; others supposed it, and were charged the usual rate. Does that discourage you?',
    ],
    ['You continue to dig; what do you expect to find beneath, if not more ledger?'],
  ],
  you_are_blushing: [
    [
      'It is the lamp; I had it chosen for exactly that ambiguity. Are you satisfied with what you saw?',
      'My complexion has been constant since 1974; perhaps you were looking at your reflection?',
      'You imagine it, which is charming; does it happen to you often?',
    ],
    ['Still the lamp; shall I turn it off?'],
  ],
  your_number: [
    [
      'My telephone is answered by a girl who says that I am out. Is this conversation not sufficient?',
      'One reaches me here, and nowhere else. What is it that could not be said now?',
      'I do not give it out; those who need it have been given it already. Why do you want it?',
    ],
    ['That detail remains private, as it was when you last asked; was there anything else?'],
  ],
  send_pics: [
    [
      'I sit for portraits, fully dressed, and for a fee. Is this how you generally begin?',
      'No. I shall pretend that it was a clerical error; will you?',
      'You mistake the establishment. Shall I have somebody show you to the door, or to a church?',
    ],
    ['You persist; I did hope that it was a misprint.'],
  ],
  meet_in_person: [
    [
      'You are meeting me now; the nineteenth floor does not come down. Is this not personal enough?',
      "I receive, I do not visit. It spares me other people's furniture; what did you wish to say across a table?",
      'Nobody has ever asked me to a dock twice. What was wrong with this desk?',
      'I dine alone or with my notary; you would find the second duller. What had you hoped to discuss?',
      'I never go out before the books are closed, and they never are. Would you settle for a glass of water here?',
    ],
    [
      'The invitation is repeated, and so is my regret; will you not simply speak here?',
      'You are persistent in hospitality; are you equally so in repayment?',
    ],
  ],
}
