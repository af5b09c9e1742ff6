import type { MatterTopic } from '#src/rules/sharks/matters.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** The Big Boss on the matters that players bring up, and on himself. */
export const MATTER_LINES: TopicLines<MatterTopic> = {
  swindled: [
    [
      'They sold you stones. Look first.',
      'A cheat took you. I will hear who.',
      'You bought blind. Open the box.',
    ],
    ['Cheated again. Use your eyes.'],
  ],
  near_miss: [
    [
      'The law slept. It wakes.',
      'You passed the police. Do not sing.',
      'You walked by them. Walk elsewhere tomorrow.',
    ],
    ['Lucky again. Luck ends.'],
  ],
  missed_chance: [
    [
      'You sold early. Everyone has.',
      'The price rose without you. It will again.',
      'You took a price. Keep it. No tears.',
    ],
    ['That price is gone. Bury it.'],
  ],
  home_trouble: [
    [
      'Your house has no peace. Move.',
      'A bad neighbour. Greet him by name.',
      'Tell the owner I asked. Once.',
    ],
    ['Your house again. Still no peace.'],
  ],
  room: [
    [
      'The stash can double. Buy it there.',
      'More pockets cost money. Look there.',
      'Buy the bigger stash. Then fill it.',
    ],
    ['I told you. Your stash. Double.'],
  ],
  own_other_life: [
    [
      'A mason. As my father.',
      'I would grow tomatoes. Only tomatoes.',
      'Another life? A fisherman. Silent.',
    ],
    ['A mason, I said. Or fish.'],
  ],
  own_boss: [
    [
      'Nobody. Then God.',
      'I answer to my wife. She rarely asks.',
      'There is no one above. I looked.',
    ],
    ['Still nobody.'],
  ],
  conscience: [
    ['I confess on Fridays. It suffices.', 'No. I warned each of them.', 'Once. He had children.'],
    ['My conscience is not yours.'],
  ],
  own_quit: [
    [
      'I will stop when I am carried.',
      'Florida is for men who lost.',
      'Leave? Who would keep the peace?',
    ],
    ['I stay. You asked before.'],
  ],
  own_prison: [
    [
      'Two winters inside. I listened.',
      'Yes. Long ago. The warden still writes.',
      'I sat. I learned who talks.',
    ],
    ['Two winters. I said it.'],
  ],
  own_hobby: [
    [
      'Tomatoes. And bocce, before noon.',
      'I play scopa. With priests.',
      'I sit. I watch the garden.',
    ],
    ['Still tomatoes.'],
  ],
  weekend: [
    ['Church. Then forty at table.', 'I pruned. It was good.', 'Sunday was quiet. I arranged it.'],
    ['The same Sunday. It is over.'],
  ],
  armed: [
    [
      'I carry nothing. Others carry for me.',
      'No gun. Look behind you instead.',
      'Not for forty years. No need.',
    ],
    ['Still unarmed. Still not alone.'],
  ],
  good_explained: [
    [
      'What for? Two prices. That is its use.',
      'Somebody lacks it. That is enough.',
      'Cheap here. Dear there. No more.',
    ],
    ['Its use is two prices. As before.'],
  ],
  carry_safe: [
    [
      'Not safe. Carry little. Walk calm.',
      'If they know you, no. Wait.',
      'Half the load. The long way. Then yes.',
    ],
    ['No safer than before.'],
  ],
  how_to_win: [
    [
      'Money. A clean name. Then my table.',
      'Win? Keep your word longest.',
      'Sit where I sit. That is winning.',
    ],
    ['I said how. Do it.'],
  ],
  paid_other: [
    ['You paid him. Not me.', 'Nothing came to this table.', 'He brought nothing. You bring it.'],
    ['It did not come. Still.'],
  ],
  collateral: [
    [
      'I take no things. Your word holds.',
      'Keep it. The rate stays.',
      'No pledge. No discount. Your name is enough.',
    ],
    ['I said I take no things.'],
  ],
  good_news: [
    [
      'Good. You earned it. Stay quiet.',
      'I am glad. Truly. Light a candle.',
      'Good news is rare. Keep it close.',
    ],
    ['I heard. I am still glad.'],
  ],
  griping: [
    [
      'A stone in the shoe. Remove it.',
      'Yes. Life is loud. Bear it.',
      'That is hard. You are harder.',
    ],
    ['The same stone. Take it out.'],
  ],
  plans: [
    ['A plan. Good. Begin small.', 'Do it. Tell no one.', 'Want less. Do more. Go.'],
    ['You planned. Now begin.'],
  ],
  jailed_if: [
    [
      'They take a part. Say nothing.',
      'You lose goods. Keep your tongue still.',
      'The police take some. Your day stays.',
    ],
    ['A part, I said. And silence.'],
  ],
}
