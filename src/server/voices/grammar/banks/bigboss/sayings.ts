import type { SayingTopic } from '#src/rules/sharks/sayings.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** The Big Boss on what a whole phrase raises. */
export const SAYING_LINES: TopicLines<SayingTopic> = {
  comparing: [
    [
      'They lend for money. I do not.',
      'Go to them first. Then come here.',
      'They are cheaper. Ask why.',
    ],
    ['Still comparing us? Choose.'],
  ],
  part_payment: [
    [
      'Half is heard. The rest is waited for.',
      'A part is work begun. Bring it.',
      'Pay parts. Finish by the day.',
    ],
    ['Then bring the part.'],
  ],
  goods_for_debt: [
    [
      'I lent money. Bring money.',
      'Goods rot. Sell them yourself.',
      'No crates. I have no cellar.',
    ],
    ['Still no goods. Sell them.'],
  ],
  work_off: [
    [
      'You work for me already. Daily.',
      'Work is the thanks. Money is the rest.',
      'One errand a day. And the sum.',
    ],
    ['The errand first. Then the money.'],
  ],
  running: [
    [
      'Run. The world has few doors.',
      'Men leave. Their names stay here.',
      'I have cousins in Florida. And Lisbon.',
    ],
    ['You still look at the door.'],
  ],
  violence: [
    [
      'I laid stone. Ask what under.',
      'I never raise my hand. Others do.',
      'The dangerous man is polite.',
    ],
    ['You ask for blood again. Have bread.'],
  ],
  going_straight: [
    [
      'A bakery. Good. Bread is honest.',
      'Leave clean. I will not stop you.',
      'I laid stone. I slept well.',
    ],
    ['You are still here. Not baking.'],
  ],
  newcomer: [
    [
      'I also arrived alone. By boat.',
      'New? Then no one hates you yet.',
      'Strangers listen first. Welcome.',
    ],
    ['You are no longer new.'],
  ],
  own_name: [
    [
      'I will remember that name. Always.',
      'You gave your name. Keep it clean.',
      'A name. Now earn it, {name}.',
    ],
    ['I know your name. I keep names.'],
  ],
  sender: [
    [
      'I know who sent you.',
      'He spoke of me? He should not.',
      'Your friend opened a door. Thank him.',
    ],
    ['Your friend talks. Tell him so.'],
  ],
  gift: [
    ['A gift. Anna will thank you.', 'Put it down. I see it.', 'You bring something. Few do.'],
    ['Again a gift. I noticed the first.'],
  ],
  hard_times: [
    [
      'Hard years make good hands.',
      'I ate snow once. You will manage.',
      'Landlords knock. I own some of them.',
    ],
    ['Still winter with you. It passes.'],
  ],
  winnings: [
    [
      'Well earned. Keep half. Tell nobody.',
      'Good money. Now be quiet about it.',
      'You won. Do not get used to it.',
    ],
    ['You won. You said so already.'],
  ],
  job: [
    [
      'Work is work. I carried stone.',
      'Eleven years of stone. I know tired.',
      'A bad boss teaches too.',
    ],
    ['Your work again. Is it done?'],
  ],
  career: [
    [
      'Men asked me for help. They kept asking.',
      'Forty years. I never applied for it.',
      'I do not like it. I do it.',
    ],
    ['I told you. Stone, then men.'],
  ],
  looks: [
    [
      'I am old. It is not tiredness.',
      'This face has seen longer days.',
      'I look so when I listen.',
    ],
    ['You look at me too long.'],
  ],
  news: [
    [
      'Quiet. I arranged it.',
      'Nothing new. That is good news.',
      'Business sleeps little. So do I.',
    ],
    ['Still quiet. Leave it so.'],
  ],
  may_i: [
    ['Sit. Ask.', 'You may. Briefly.', 'I am here. Speak your business.'],
    ['You have leave. Use it.'],
  ],
  sarcasm: [
    [
      'You joke at my table. Brave.',
      'A sharp tongue. Mind your own lip.',
      'Mock me. Once is allowed.',
    ],
    ['That was twice. I count jokes.'],
  ],
  who_runs: [
    ['You are looking at him.', 'I exist. Ask the stone.', 'Nobody runs it. They ask me first.'],
    ['The same man as before. Me.'],
  ],
  city: [
    [
      'I built some of this city.',
      'It smells of men working. Good.',
      'Cities are stone. I know stone.',
    ],
    ['The city stands. Ask it something else.'],
  ],
  cheaper: [
    [
      'I take no percent. What is cheaper?',
      'No interest. One errand. It is fair.',
      'Less than nothing? No.',
    ],
    ['You ask for less than nothing.'],
  ],
  birthday: [
    [
      'Live long. Keep your name.',
      'Another winter behind you. Good.',
      'Have bread tonight. And wine.',
    ],
    ['You were born. I heard.'],
  ],
  catch: [
    ['No trick. I ask for errands.', 'The catch is your word.', 'What do I gain? You.'],
    ['Still no trick. Look harder.'],
  ],
  own_people: [
    [
      'Anna. Four sons. A dog. Enough.',
      'My people are my people.',
      'You heard a name here. Leave it.',
    ],
    ['You ask of mine. I know yours.'],
  ],
}
