import type { TRUST_AND_SNITCHES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/trust-and-snitches.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Trust, untruths, secrets, informers and undercover police. */
export const TRUST_AND_SNITCHES_LINES: ThemeLines<typeof TRUST_AND_SNITCHES_EXCHANGES> = {
  wearing_wire: [
    [
      'No; what is said here stays here, because I am the one it would embarrass. Have you something worth recording?',
      'I have never needed a machine to remember a conversation, nor a policeman to end one. Are you nervous by habit?',
      'Nobody listens to this room but me, and I bill for it. Ought I to put the same question to you?',
    ],
    ['You suspect me once more; shall we both empty our pockets?'],
  ],
  im_a_cop: [
    [
      'Then you will find my books in excellent order and my attorney on the eighteenth floor. Have you a warrant?',
      'An officer does not usually come up without his superior, who has a standing appointment. Shall I ring him?',
      'If that was a joke, it was taken down; if it was not, so was that. Which do you prefer?',
      'Then you have been trading on the public payroll; shall I mention it to your superiors, who bank with me?',
      'An officer would have brought a warrant and worse manners. What did you bring?',
      'No official has ever looked at my figures with such envy; would you like to try another profession?',
    ],
    [
      'You are still of the police, or not; does it vary with the hour?',
      'You remain in disguise; has the department paid you yet?',
    ],
  ],
  feds_rat: [
    [
      'I pay two people to tell me that before you do, and neither has. Who is your source?',
      'Everyone here speaks to somebody; I merely choose what they have to say. What did you hear, precisely?',
      'Information of that kind has a price and a date; yours has neither. Have you a name to go with it?',
    ],
    ['The same whisper again; does it come with evidence by now?'],
  ],
  sells_secret: [
    [
      'I own most secrets in this city; you may be offering me one of mine. Does it begin with a letter?',
      'A secret that is offered is already spoiled. To how many others did you show it?',
      'I pay for documents and never for hints. Have you paper?',
    ],
    ['You hawk it still; has nobody else wished to know?'],
  ],
  keep_my_secret: [
    [
      'I keep them in the safe, beside the ones that are worth more. What is the nature of yours?',
      'Nothing leaves this floor without my signature; but be aware that I never forget a confidence. Do you still wish to make it?',
    ],
    ['Another confidence; are you quite sure that you have kept one for yourself?'],
  ],
  call_police: [
    [
      'Do; I have their pension fund in one drawer and your own dealings in another. Which should they read first?',
      'You would be a witness who has to begin with himself. Have you counsel?',
      'I file a return on everything, including you. What precisely would you report that does not bear your name?',
    ],
    ['The authorities once more; are they tired of waiting, or are you?'],
  ],
  spy_for_you: [
    [
      'A man who sells three people to a fourth has a very small stock of friends. Am I the next lot?',
      'I probably have it already, and in a better copy. Would you like to be corrected?',
    ],
    ['You offer intelligence again; does the word not embarrass you?'],
  ],
  i_lied_to_you: [
    [
      'I never believed it; I merely noted how you told it. Shall I show you the notes?',
      'A lie retracted is worth a little more than a lie maintained. What prompted the retraction?',
      'Your words carried no weight in my figures, so nothing need be corrected. Were you counting on them?',
    ],
    ['A second correction; would it not be cheaper to begin with the truth?'],
  ],
  trust_me: [
    [
      'Trust is what remains when one has been paid on the day several times. At which number are we?',
      'I trust signatures first and faces last; you have an agreeable face. Shall we see the signature?',
      'I extend it in the smallest denomination, and raise it after each punctual payment. Is that insulting, or merely familiar?',
      'Trust is a record, not a feeling: repay on time, and keep a civil tongue. Which of the two is wanting?',
      'It grows with every punctual payment and shrinks with every insult. How have you behaved?',
      'You ask for the result before the work; shall we begin with one loan, returned on the day?',
    ],
    [
      'You inquire after my trust again; have you done something to change it?',
      'You ask again to be trusted; I ask again to be paid. Do you see the connection?',
    ],
  ],
  snitched_on_me: [
    [
      'The police rarely need an informer where a man sells twice on one corner; heat is a signature. Did you sign?',
      'I inform nobody; it is unpaid work. Who profits now that you are inconvenienced?',
      'Suspect the one who expressed sympathy first. Has anyone?',
    ],
    ['You still seek the informer; have you considered your own habits?'],
  ],
  are_you_police: [
    [
      'I am a lender; the police are among my tenants. What have you done, that you should ask?',
      'No badge, no pension and considerably better furniture; do officers usually receive you with espresso?',
      'Were I with the police, you would be paying less and confessing more. Does that settle it?',
    ],
    ['I have not enlisted since you asked; are you expecting somebody in uniform?'],
  ],
  no_snitch: [
    [
      'Discretion is best shown, and you have just announced it. Was there something to be discreet about?',
      'I value a closed mouth above a full purse; I have seen what both are worth. Who was asking?',
      'I had not suspected you. Ought I to begin?',
    ],
    ['You protest your silence again; would you care to practise it?'],
  ],
  dont_lie_to_me: [
    [
      'You will have the truth, at the price of liking it less. What is your question?',
      'So you can tell when a man lies; then I am at an advantage. Shall we proceed in candour?',
    ],
    ['You ask for honesty again; have I given you too much?'],
  ],
  dont_rat: [
    [
      'I have never spoken to the police without an invoice. You have my word; do I have yours?',
      'Informing is a poor business: one is paid once. Why should I do it?',
      'You have my discretion, for as long as you are solvent. Shall we both keep it so?',
    ],
    ['You have had my word already; does it fade so quickly?'],
  ],
  can_i_trust_you: [
    [
      'You may trust what is written, and I write everything. Is there any surer kind?',
      'I keep every agreement to the letter; it is the letter that people should read. Have you?',
      'Trust my arithmetic; it has no reason to deceive you. Of whom else can you say that?',
      'Very prudent; I rely on signatures rather than sentiment, and I recommend the same to you. What would reassure you?',
      'You need not trust me, only the terms, and those do not change their mind. Have you read them?',
      'Trust is what one extends to people without contracts. Which of us has none?',
    ],
    [
      'You doubt me still; have you found a mistake in the ledger, or only in me?',
      'Your doubts are on record; would you care to see mine about you?',
    ],
  ],
}
