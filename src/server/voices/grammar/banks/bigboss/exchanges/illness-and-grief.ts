import type { ILLNESS_AND_GRIEF_EXCHANGES } from '#src/rules/sharks/exchanges/themes/illness-and-grief.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about illness, pain, drink and the people they lost. */
export const ILLNESS_AND_GRIEF_LINES: ThemeLines<typeof ILLNESS_AND_GRIEF_EXCHANGES> = {
  sick_in_bed: [
    [
      'Sleep. Broth. No visitors. Then work.',
      'Fever leaves. Be still for it.',
      'I was sick once. On the boat.',
    ],
    ['Still sick. Anna says lemon.'],
  ],
  doctors_orders: [
    [
      'Eat less. Live longer. Tomatoes need nothing.',
      'Listen to him. Then eat bread.',
      'My doctor died first. Still, obey.',
    ],
    ['Still forbidden. Then chew slowly.'],
  ],
  widowed: [
    [
      'I am sorry. Anna will pray.',
      'You loved. The house remembers. I bow.',
      'Forty years I fear that day. Sit.',
    ],
    ['You still grieve. As one should.'],
  ],
  misses_grandpa: [
    [
      'They are gone. You carry them.',
      'I remember a bench. And hands.',
      'Say the name aloud. Then work.',
    ],
    ['Still with you. They chose well.'],
  ],
  quit_drinking: [
    [
      'Strong. Day after day. I see it.',
      'You closed that door. Guard it.',
      'A man who stops can do anything.',
    ],
    ['Another day. Good. I count with you.'],
  ],
  bones_tell_weather: [
    [
      'Old stone also feels rain.',
      'My hands know. Thirty years of mortar.',
      'Believe it. Bring in the wood.',
    ],
    ['It speaks again. I heard mine too.'],
  ],
  kin_in_hospital: [
    [
      'Go there. Sit. Hold the hand.',
      'I am sorry. Anna lights the lamp.',
      'Your blood needs you. Go.',
    ],
    ['Is there news? I will ask God.'],
  ],
  toothache: [
    [
      'Pull it. Then bread without crust.',
      'I lost four. I eat still.',
      'Pain now is less than pain later.',
    ],
    ['Still the tooth. Courage. Go.'],
  ],
  broken_bone: [
    [
      'Bones heal. Do not hurry them.',
      'I fell from a scaffold. I stood up.',
      'Rest it. Strength returns quietly.',
    ],
    ['Still broken. Sit. There is time.'],
  ],
  workday_aches: [
    [
      'Stone did that to me. Eleven years.',
      'A sore back is honest. Lie down.',
      'Hot water. Salt. Sleep. Tomorrow again.',
    ],
    ['It hurts still. It made me strong.'],
  ],
  pet_died: [
    [
      'A faithful one is gone. I am sorry.',
      'Dig deep. Put a stone. Say thanks.',
      'It waited for you. Remember that.',
      'A loyal one. Bury it deep.',
      'It knew your step. I am sorry.',
      'Before this dog I had another. Yes.',
    ],
    ['You still mourn. That is right.', 'It waits for you. Somewhere warm.'],
  ],
  lost_parent: [
    [
      'I bow my head. Sit with me.',
      'A roof is gone. You are the roof.',
      'Bury them well. The name is yours.',
    ],
    ['They are with mine. Good company.'],
  ],
  hungover: [
    [
      'Water. Bread. Shame. Then sleep.',
      'One glass. I always said.',
      'Your head speaks. Listen to it.',
    ],
    ['Again. The wine was not at fault.'],
  ],
  feeling_old: [
    [
      'Old is not finished. Look.',
      'I am seventy-one. You are young.',
      'Years are stones. Build with them.',
    ],
    ['Still counting years. Count bread.'],
  ],
  gained_weight: [
    [
      'Weight is winter stored. Walk more.',
      'Thin men fell first. Eat slowly.',
      'Anna says I shrink. She lies kindly.',
    ],
    ['Still weighing. Weigh your word instead.'],
  ],
  cant_sleep: [
    [
      'Night is long. I know all of it.',
      'Sleep leaves those who count. Stop counting.',
      'Lie still. Be stone. It comes.',
    ],
    ['Still awake. So is the city.'],
  ],
  im_drunk_home: [
    [
      'Drink less. Or speak less.',
      'Wine signs. The man pays. Go sleep.',
      'My sons come home so. They stand outside.',
    ],
    ['Still drunk. Still here. Go home.'],
  ],
  im_drunk_home_n: [
    [
      'Wine talks now. I wait for you.',
      'Sleep. Then speak to me.',
      'A drunk man has no pockets. Go home.',
    ],
    ['Another glass. Enough.'],
  ],
  grandparent_died: [
    [
      'The old go first. Honor them.',
      'I bow. A root is gone.',
      'Keep the name clean. That is the candle.',
    ],
    ['They sit with mine now.'],
  ],
}
