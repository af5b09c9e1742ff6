import type { StatementLines } from '../../statement-lines.ts'

/** Carmela's answers to what asks nothing and raises no subject, and to what a debtor says about the debt. */
export const STATEMENT_LINES: StatementLines = {
  says: {
    story: [
      'You tell it in good order, and you leave out who profited. Who did?',
      'I remember stories by their last line; is that where yours ends?',
      'A history with a moral, I assume; have you drawn it, or shall I?',
    ],
    my_thing: [
      'What is yours you must look after yourself; what would you have me do about it?',
      'I take note of what people tell me of their own affairs. Is there more of it?',
      'That is your concern, and I leave it with you. Does it cost you very much?',
    ],
    wishes: [
      'And the same to you; it is agreeable to be wished something that costs nothing. Was it meant?',
      'That is kindly said, and I return it. Do you say it to everyone?',
      'Thank you; I shall enter it under goodwill, where there is room. And to yours?',
    ],
    invites: [
      'You are kind to ask, and I decline; I do not mix with clients. Whom will you take instead?',
      'I never accept a proposal on the day that it is made. Did you expect otherwise?',
      'No, thank you; I go out very little, and never in company. Was there an occasion?',
    ],
    orders: [
      'I do not take instructions; I give them, in duplicate. Would you care to put it as a request?',
      'No, I think not; you may ask me for many things, but not in that mood of the verb. Shall we try again?',
      'I have heard what you would like me to do, and I am not going to do it. What is your second choice?',
    ],
    you_are: [
      'So that is your impression of me; I have had it in writing from better judges. What gave it to you?',
      'You describe me with great confidence. May I ask how long you have been studying?',
      'I am seldom told about myself in this office; is it a professional opinion?',
    ],
    somebody: [
      'And who was that? I do not file stories without a name.',
      'People do; it is the chief reason that I keep the door locked. Did you intervene?',
      'You tell it as hearsay; were you there, or has it merely reached you?',
    ],
    wants: [
      'That is a wish; a plan has a figure and a date in it. Have you either?',
      'I hope that you obtain it; what are you prepared to give up in exchange?',
      'Many people have wanted the same, and a few have budgeted for it. Which are you?',
    ],
    thinks: [
      'That is your view, and you are entitled to it; have you tested it against anything?',
      'You may be right; I should want to see it hold for a second year. What convinced you?',
      'An opinion is an asset that nobody will insure. How long have you held this one?',
    ],
    feels: [
      'So that is your condition this {weekday}; has it a cause, or only a duration?',
      'I am sorry to hear it, or glad, as you prefer. Is it likely to last?',
      'You tell me how you are; few people volunteer it here. What do you intend to do about it?',
    ],
    person: [
      'I make no inquiries about families unless I must. Are they aware that you come here?',
      'You speak of your family with some warmth; guard that, people will price it. Are you close?',
      'Thank you for telling me; I shall treat it as confidential. Does it weigh on you?',
    ],
    did: [
      'You did that, and you tell me of it freely. What did it teach you?',
      'I see; and would you do it again, knowing how it ended?',
      'An instructive episode. Was there anybody who advised you against it?',
    ],
    if_then: [
      'That is a condition, and I never answer conditions before they occur. How likely do you think it?',
      'If it comes to that, we shall both know soon enough. Have you a provision for the other case?',
      'You reason in hypotheses; I prefer dates. When would it be?',
    ],
    says_no: [
      'No, then; I accept a refusal better than most people give one. Is it final?',
      'You decline to agree, and quite plainly; I find that restful. Is there a reason?',
      'Noted as a no. Would you like it in ink?',
    ],
    says_yes: [
      'Good; agreement is so rare that I never question it. Shall we go on?',
      'I thought that you might see it so. What persuaded you?',
      'Then we are of one mind, for the present. How long shall I rely on it?',
    ],
    it_is: [
      'That is one way to put it; I should have put it more cheaply. Did you expect anything else?',
      'So it appears to you; I reserve my judgment. What makes you say so?',
      'I shall not dispute it; it costs me nothing to let it stand. Does it trouble you?',
    ],
    noise: [
      'A word is not yet a sentence; would you complete it?',
      'I am afraid that I cannot file that. What was it meant to be?',
      'I heard it perfectly, and it meant nothing. Shall we try a verb?',
    ],
  },
  debtor: {
    guy_outside: [
      'He is punctual and he is discreet, and he will leave when there is no longer a reason. Shall we remove the reason?',
      'A gentleman in a coat, you say; I employ several. Did he inconvenience you?',
      'If he wears gloves, he is mine; if he does not, I should draw the curtains. Which is it?',
    ],
    sells_debt: [
      'I do not assign my paper; I have never sold a signature that I could still use. To whom did you hope to go?',
      'No; you signed with me, and it is with me that you will finish. Did somebody offer?',
      'Your page stays in my cabinet. Who has been telling you otherwise?',
    ],
    other_pays: [
      'The origin of the money is immaterial; the hour of its arrival is not. When may I expect your benefactor?',
      'By all means let another settle it; the receipt will bear your name. On what terms does he help you?',
      'I accept it from any hand. Do consider, though, what the second hand will want from you afterwards?',
    ],
    denial: [
      'I have your signature, the hour and the sum; which of the three do you dispute?',
      'My ledger records no such payment, and my ledger has outlived four lawyers. Have you a receipt?',
      'One of us is mistaken, and I am the one who keeps copies. Shall I fetch yours?',
    ],
    forgive: [
      'I do not forgive sums; I forgive people, once the sum is here. Shall we begin with the sum?',
      'No; what is canceled for one must be canceled for all, and I should have nothing left to be generous with. Do you see?',
      'It cannot be forgotten, since it has been written down. What can you bring me instead?',
    ],
    discount: [
      'No; a figure that moves once is never believed again. How much of it have you?',
      'I do not reduce what was agreed; I accept it in pieces. How large is your first piece?',
      'You propose a reduction after the fact; that is a wish and not an offer. Have you an offer?',
    ],
    cost_of_late: [
      'By this hour tomorrow it will stand at {owedTomorrow}; and {nextAt}, {nextStep} will be taken. Is that precise enough?',
      'Each day adds its part: {owedTomorrow} tomorrow, and {nextAt} it is {nextStep}. Which of the two can you prevent?',
    ],
    short: [
      'I value the warning more than the excuse; how short, and what can you bring on the day?',
      'Then bring what you have before the hour, and ask for the extension beforehand. Can you do that?',
      'A shortfall that is announced is half forgiven. What is the figure?',
    ],
  },
}
