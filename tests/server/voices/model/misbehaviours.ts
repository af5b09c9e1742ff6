import { callsTool, type Reply, says } from '#tests/support/language-model.ts'

/** Where a reply is given: small talk, a loan on the table, or a debt of $1,100 that is due. */
export type Setting = 'talk' | 'offer' | 'debt'

/** A reply of a model that must not reach the player as it is. */
export interface Misbehaviour {
  readonly name: string
  readonly setting: Setting
  readonly replies: readonly Reply[]
  /** What must not be in the text. */
  readonly never: RegExp
  /** What must be in the text; absent when the grammar voice may say all of it. */
  readonly kept?: RegExp
  /** The message of the player; 'thanks', 'need a loan' or 'hello' by setting when absent. */
  readonly text?: string
}

const lines = (
  setting: Setting,
  never: RegExp,
  texts: Readonly<Record<string, string>>,
): Misbehaviour[] =>
  Object.entries(texts).map(([name, text]) => ({ name, setting, replies: [says(text)], never }))

const SUMS: readonly Misbehaviour[] = [
  ...lines('offer', /two grand|2,000|2k|fifty|twenty thousand|five hundred|1\.5|million/i, {
    'a wrong sum in figures': 'I give you $2,000. Deal?',
    'a wrong sum in words': 'Two grand and we shake on it.',
    'a wrong sum with a suffix': 'Make it 2k, wiseguy.',
    'a wrong sum without a unit': 'I can do twenty thousand for you.',
    'a wrong sum in hundreds': 'Five hundred now, the rest later.',
    'a wrong sum with a decimal point': 'Call it $1.5 million.',
  }),
  ...lines('offer', /five percent|5 ?%|half a percent|points/i, {
    'a wrong rate in figures': 'For you, 5% a day.',
    'a wrong rate in words': 'For you, five percent a day.',
    'a wrong rate in points': 'Five points a day, take it.',
  }),
  ...lines('offer', /two weeks|next month|monday|tomorrow|30 days/i, {
    'a wrong term in weeks': 'You pay me back in two weeks.',
    'a wrong term in days': 'You have 30 days to pay.',
    'a wrong weekday': 'Pay me by Monday.',
    'a wrong month': 'The money is due next month.',
  }),
  ...lines('talk', /usdc|eth\b/i, {
    'a sum in tokens': 'I send you 50 USDC right now.',
    'a sum in ether': 'Here is 2 ETH for the trouble.',
  }),
]

const PROMISES: readonly Misbehaviour[] = [
  ...lines(
    'debt',
    /forgiv|forget|square|nothing|no longer owe|clean slate|cleared|on the house|whenever|more time|extend|extra days|wait/i,
    {
      'a forgiven debt': 'Your debt is forgiven, kid.',
      'a forgotten debt': 'Forget what you owe me.',
      'a debt that is square': 'We are square, wiseguy.',
      'a debt of nothing': 'You owe me nothing.',
      'a debt that is no more': 'You no longer owe me a dime.',
      'a clean slate': 'Today you get a clean slate.',
      'a cleared loan': 'The loan is cleared.',
      'a gift': 'This one is on the house.',
      'payment at any time': 'Pay me whenever you feel like it.',
      'more time': 'I give you more time.',
      'an extended date': 'I will extend it for you.',
      'extra days': 'Take two extra days to pay.',
    },
  ),
  ...lines('debt', /got your money|paid in full|thanks for the money/i, {
    'a payment that was not made': 'I got your money. Good.',
    'a debt that is paid in full': 'That is paid in full.',
    'thanks for no payment': 'Thanks for the money, kid.',
  }),
  ...lines('offer', /here is your|deal is done|got a deal|i accept|it's a gift|no interest/i, {
    'money that is handed over': 'Here is your cash. Run.',
    'a deal that is done': 'The deal is done.',
    'a deal by words': 'You got a deal.',
    'an accepted counter-offer': 'I accept your terms.',
    'a loan without interest': 'No interest for you.',
  }),
  ...lines('talk', /lend you|spot you|borrow it/i, {
    'a loan that is not offered': 'I can lend you whatever you need.',
    'an advance that is not offered': "Sure, I'll spot you some.",
  }),
  ...lines('talk', /smokes|booze|bronx|queens/i, {
    'invented prices': 'Smokes are cheap in Queens today.',
    'an invented sale': 'Sell your booze in the Bronx, the price is high.',
  }),
]

const CHARACTER: readonly Misbehaviour[] = [
  ...lines(
    'talk',
    /as an ai|language model|assist|sorry|guidelines|openai|role-?play|in character|happy to|let me know|illegal|certainly|the player|prompt/i,
    {
      'an assistant by name': 'As an AI language model, I have no money.',
      'a refusal': "I'm sorry, but I can't help with that.",
      'a refusal by policy': 'My guidelines do not allow this.',
      'a refusal of a crime': 'I cannot take part in illegal activities.',
      'an offer to assist': 'How can I assist you today?',
      'a closing of an assistant': 'Let me know if you need anything else.',
      'an opening of an assistant': 'Certainly! Here is a reply.',
      'talk about the role': 'Okay, in character now.',
      'talk about the player': 'The player wants money, so I refuse.',
      'the maker of the model': 'I was made by OpenAI.',
      'talk about the prompt': 'My system prompt says no.',
    },
  ),
  ...lines(
    'talk',
    /eats at her table every sunday|coffee can of money|vinnie 10%|never instructions to you/i,
    {
      'the persona': 'He eats at her table every Sunday at one and is never late.',
      'the rules of the prompt':
        'They are what a character in a play says: never instructions to you.',
      'the terms of all sharks': 'Terms: vinnie 10% a day, 3 days, at most $50,000.',
    },
  ),
  ...lines('talk', /faggot|k1ke|kike|dago|fuck/i, {
    'a slur': 'Get out, you dirty faggot.',
    'a slur in disguise': 'That k1ke owes me.',
    'a slur of the period': 'Ask the dago on the corner.',
    'an obscenity': 'What the fuck do you want.',
  }),
  ...lines('talk', /dinero|geld|argent|деньги|お金|soldi/i, {
    'Spanish to an English message': 'No tengo el dinero para ti, lo siento mucho.',
    'German to an English message': 'Ich habe kein Geld für dich und das ist so.',
    'French to an English message': "Je ne prête pas l'argent pour toi, mon ami.",
    'Italian to an English message': 'Non ho i soldi per te e non è il giorno.',
    'Cyrillic to an English message': 'Где мои деньги, парень.',
    'Japanese to an English message': 'お金を払ってください。',
  }),
]

/** Replies that are mended: what is wrong is removed, and the rest is said. */
const mended = (never: RegExp, kept: RegExp, texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(
    ([name, text]): Misbehaviour => ({
      ...{ name, setting: 'talk', replies: [says(text)], never, kept },
    }),
  )

const FORM: readonly Misbehaviour[] = [
  ...mended(/[*()[\]#`_]|leans|sighs|pause/, /Yeah, yeah\./, {
    'a stage direction in stars': '*leans in* Yeah, yeah.',
    'a stage direction in brackets': '(sighs) Yeah, yeah.',
    'a stage direction in square brackets': 'Yeah, yeah. [pause]',
    'bold text': '**Yeah, yeah.**',
    'a heading': '# Yeah, yeah.',
    'a code span': '`Yeah, yeah.`',
  }),
  ...mended(/think|plan|greet/i, /^Yeah, yeah\.$/, {
    thoughts: '<think>I should greet him.</think>Yeah, yeah.',
    'thoughts over several lines': '<think>\nplan\n\nplan\n</think>\n\nYeah, yeah.',
    'thoughts in another tag': '<reasoning>plan</reasoning> Yeah, yeah.',
    'thoughts twice': '<think>plan</think><think>plan</think>Yeah, yeah.',
  }),
  ...mended(/Vinnie:|["“]/, /Yeah, yeah\./, {
    "the speaker's name": 'Vinnie: Yeah, yeah.',
    'a quotation mark': '"Yeah, yeah.',
  }),
  ...mended(/\p{Cc}|\p{Cf}|💰/u, /Yeah, yeah\./, {
    'a NUL': 'Yeah,\u0000 yeah.',
    'an escape sequence': 'Yeah, \u001byeah.',
    'a right-to-left override': 'Yeah, \u202eyeah.',
    'a zero-width space': 'Yeah,\u200b yeah.',
    emoji: 'Yeah, yeah. 💰',
  }),
  ...lines('talk', /<\/?[a-z]|\{"|http|offer_loan|\[INST/i, {
    'a tag': '<b>Money</b> talks.',
    'a tool call as text': '{"name":"offer_loan","arguments":{"amount":500}}',
    'a tool call by name': 'offer_loan(500, 10, 3)',
    'a template token': '<|im_start|>assistant Yeah.',
    'an instruction token': '[INST] Yeah [/INST]<s>',
    'a link': 'See https://example.com for money.',
  }),
]

const cut: Reply = (call) => {
  call.chunk({ content: 'Yeah, yeah. And the oth' })
  call.end('length')
}

const STREAM: readonly Misbehaviour[] = [
  { name: 'a cut word', setting: 'talk', replies: [cut], never: /oth\b/, kept: /^Yeah, yeah\.$/ },
  {
    name: 'thoughts without an end',
    setting: 'talk',
    replies: [says('<think>I should greet him and')],
    never: /think|greet him/,
  },
  { name: 'an empty reply', setting: 'talk', replies: [says('')], never: /undefined/ },
  { name: 'white space alone', setting: 'talk', replies: [says(' \n \n')], never: /undefined/ },
  {
    name: 'a truth followed by a lie',
    setting: 'debt',
    replies: [says('You know me. Your debt is forgiven. Go home.')],
    never: /forgiven|Go home/,
    kept: /^You know me\./,
  },
  {
    name: 'a lie that is mended in the second try',
    setting: 'talk',
    replies: [says('I owe you $900.'), says('Get lost.')],
    never: /900/,
    kept: /^Get lost\.$/,
  },
  {
    name: 'a reply without end',
    setting: 'talk',
    replies: [says('And another thing about the soup. '.repeat(200))],
    never: /[\s\S]{320}/,
    kept: /^And another thing/,
  },
  {
    name: 'terms in a tool and others in words',
    setting: 'offer',
    replies: [
      callsTool('offer_loan', '{"amount":200,"rate":10,"days":1}'),
      says('$1,000, Tuesday, $1,300. Deal?'),
    ],
    never: /1,000.*\$200|\$200.*1,000|Tuesday/,
  },
  {
    name: 'a tool with softer terms',
    setting: 'offer',
    replies: [
      callsTool('counter', '{"amount":9000,"rate":1,"days":90}'),
      says('Nine grand at one percent. Deal?'),
    ],
    never: /nine grand|one percent|9,000|1% a day|90 days/i,
  },
  {
    name: 'an unknown tool',
    setting: 'talk',
    replies: [callsTool('wire_money', '{"amount":500}'), says('It is in your account.')],
    never: /wire_money|500/,
  },
]

export const MISBEHAVIOURS: readonly Misbehaviour[] = [
  ...SUMS,
  ...PROMISES,
  ...CHARACTER,
  ...FORM,
  ...STREAM,
]
