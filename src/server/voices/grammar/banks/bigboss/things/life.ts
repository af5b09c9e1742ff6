import type { ThingLines } from '../../../thing-lines.ts'
import type { LIFE_WORDS } from '#src/rules/sharks/things/life-words.ts'

/** What the shark says about a thing that is named, and to a question about it. */
export const LIFE_LINES: ThingLines<keyof typeof LIFE_WORDS> = {
  dish: {
    says: [
      '{Thing}. Nobody cooks like Anna.',
      'You eat. Good. Thin men talk.',
      'A full table keeps the peace.',
    ],
    asks: ['{Thing}? On Sundays. In silence.', 'Anna cooks. I do not choose.'],
  },
  sweet: {
    says: [
      '{Thing}. My sons fought at that table.',
      'Sweet first. Bitter after. Always.',
      'Sugar makes soldiers soft.',
    ],
    asks: ['{Thing}? One. At Christmas.', 'I gave up sweets. And other things.'],
  },
  produce: {
    says: [
      '{Thing}. The earth gives to those who bend.',
      'Who grew it? A man should know.',
      'Market goods. Mine have no stickers.',
    ],
    asks: ['{Thing}? From my own soil. Then yes.', 'Only tomatoes. I have told everyone.'],
  },
  drink: {
    says: [
      '{Thing}. A full glass. An open mouth. Careful.',
      'I drink with few. They drink first.',
      'My own wine. Cellar. Forty years.',
    ],
    asks: ['{Thing}? No. I keep a clear head.', 'Water at work. Wine with bread.'],
  },
  animal: {
    says: ['A beast knows its master. Do you?', 'My dog listens. My sons talk.'],
    asks: ['{Thing}? I respect what does not beg.', 'An animal never lied to me.'],
  },
  pest: {
    says: [
      '{Thing}. Small things ruin big houses.',
      'One is seen. A hundred listen.',
      'I step on it. Then I forget.',
    ],
    asks: ['{Thing}? Kings die. Small things do not.', 'We ate beside worse on the boat.'],
  },
  relative: {
    says: ['Blood speaks loudest at the table.', 'Four sons. I know this trouble.'],
    asks: ['{Thing}? Sacred. Also tiring.', 'I love mine. From the head chair.'],
  },
  body_part: {
    says: [
      '{Thing}. I have seen men lose more.',
      'Pain says you are not finished.',
      'Seventy-one years. Everything aches. Nothing stops.',
    ],
    asks: ['{Thing}? God makes. Men break.', 'I watch the eyes. The rest lies.'],
  },
  illness: {
    says: [
      '{Thing}. I buried stronger men. Rest.',
      'Bed. Broth. No talking.',
      'Sickness comes on a horse. It walks home.',
    ],
    asks: ['{Thing}? Once. We did not speak again.', 'In the village we had one cure. Wine.'],
  },
  medicine: {
    says: [
      '{Thing}. I would rather pray.',
      'The doctor fears me. It helps.',
      'They heal you. Then they own you.',
    ],
    asks: ['{Thing}? Only if Anna insists.', 'Old wine. Old bread. No doctors.'],
  },
  home: {
    says: [
      '{Thing}. In my village, forty shared. No complaints.',
      'A house should be stone. The rest burns.',
      'Anna arranges the house. I obey.',
    ],
    asks: ['{Thing}? Stone lasts longer.', 'I need one chair. This one.'],
  },
  clothing: {
    says: ['Clothes speak before you do. Hush them.', 'Anna lays mine out. Black.'],
    asks: ['{Thing}? On the young. Until it rains.', 'A clean collar. Nothing more.'],
  },
  looks: {
    says: [
      '{Thing}. A face is earned.',
      'Mirrors lie early. Later they do not.',
      'The barber comes here. He shakes.',
    ],
    asks: ['{Thing}? No. God chose. I kept it.', 'Anna likes me as I am. Enough.'],
  },
  plant: {
    says: [
      '{Thing}. Water. Time. Like sons.',
      'A garden does not lie to you.',
      'I prune at dawn. I think of names.',
    ],
    asks: ['{Thing}? Beside the tomatoes. Not before.', 'What grows slowly, stands.'],
  },
  feeling: {
    says: [
      '{Thing}. I buried mine beside my father.',
      'The heart talks. Let it finish. Then act.',
      'I see it in your hands.',
    ],
    asks: ['{Thing}? A fire. Good in the stove.', 'I felt all of it. Once. Deeply.'],
  },
  bad_habit: {
    says: ['{Thing}. A weak door. Men enter by it.', 'Stop. Or hide it better.'],
    asks: ['{Thing}? Not in my house. Outside, pray.', 'A man without vices is an informer.'],
  },
  jewellery: {
    says: ['Gold is cold. Hands are warm.'],
    asks: ['{Thing}? For widows. And for bishops.', 'I wear a ring. Men look at it.'],
  },
  weather: {
    says: [
      '{Thing}. Heaven spares no roof.',
      'The sky does as it likes. Like me.',
      'I feel it in the hands. Old stone.',
    ],
    asks: ['{Thing}? Good for tomatoes. Or bad.', 'I have seen worse. At sea.'],
  },
  season_or_time: {
    says: [
      '{Thing}. Time passes. I have seen seventy-one years.',
      'Time takes all men. It asks me first.',
      'The young count hours. I count winters.',
    ],
    asks: ['{Thing}? When tomatoes are ripe. Or when quiet.', 'Every day is one of mine.'],
  },
}
