import type { BOASTS_AND_LOYALTY_EXCHANGES } from '#src/rules/sharks/exchanges/themes/boasts-and-loyalty.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players boast, dream big and swear loyalty. */
export const BOASTS_AND_LOYALTY_LINES: ThemeLines<typeof BOASTS_AND_LOYALTY_EXCHANGES> = {
  connections: [
    [
      "That's nice. Does he know you're here? Should I call him? I got the number.",
      "Everybody's somebody's nephew. I got a guy's nephew holdin' my umbrella.",
      "Good. When you're short, I know whose door to knock on. Thanks for the address.",
      "Everybody's uncle is somebody. I knew your uncle, you wouldn't be standin' in my chair, you'd be sendin' him.",
      "You know people. I know where people live. That's a better list.",
      'I asked around. They said who?',
    ],
    [
      'The big relative again. Bring him. I got two chairs and a bad temper.',
      "The uncle again. Bring him. I'll check his pockets, too.",
    ],
  ],
  was_tough: [
    [
      "Used to be. Everybody on that chair used to be somethin'. What are you today?",
      "Yeah? Then you know how to take orders and how to wait. You'll do great here.",
      'I knew a guy with the same story. Medals and all. He cried like a hinge.',
    ],
    ['You told me what you were. I wrote it down, next to what you got.'],
  ],
  brag_money: [
    [
      "So how come you're sittin' here? Rich guys send somebody.",
      "Good. Say it louder. There's cops and cousins who ain't heard yet.",
      "You got that kinda money, show me the shoes. Yeah. That's what I thought.",
    ],
    ["Still rich, huh? You been rich twice today and I ain't seen a nickel."],
  ],
  i_am_king: [
    [
      'King, huh? Kings lose their heads. I seen it on a deck of cards. Sit down, your highness.',
      "My knee don't bend for Christmas. It ain't startin' with you.",
    ],
    ['Still king. Nicky, get him a crown. A small one. Nails side in.'],
  ],
  brag_owns: [
    [
      "Whose name's on the paper? Never mind. I'll look it up. I like things with a title.",
      "You own all that? Then it'll be somethin' to sell when you're short. I'll bring a truck.",
      "Guys who own it don't say it. Guys who say it rent it. By the hour.",
    ],
    ["You're still showin' me your stuff. I'm startin' to make a list."],
  ],
  fan: [
    [
      "Fans I don't need. Fans make a breeze. Bring money.",
      "Great. Tell two friends. Tell 'em to bring collateral and a sandwich.",
    ],
    ['You still love me. Everybody does, up to the due day.'],
  ],
  take_over_city: [
    [
      "Everybody's gonna run the city. Then it rains and nobody's got a coat. Start with one good trip.",
      "You're gonna be my boss? Fine. Christmas bonus I take in cash.",
      'I seen thirty kings come through that door. I hold eleven of their watches.',
    ],
    ["You're still takin' over? Tell the guy on the subway, he's king, too."],
  ],
  tall_tale: [
    [
      'Sure you did. And I was Miss America. I still got the sash.',
      "That's a beauty. You tell that one to girls or just to creditors?",
      'I believe every word. I believed my brother about the carpets, too.',
    ],
    ["It got bigger since last time. Somebody feedin' it?"],
  ],
  when_im_rich: [
    [
      "You got it all bought already. All you're missin' is the money.",
      "Every guy in my book was gonna buy somethin' big. They bought an umbrella.",
      'Nice dream. Put wheels on it. Buy low, ride over, sell high, shut up.',
    ],
    ["You still shoppin' for that? What's it goin' for in dreams?"],
  ],
  what_of_me: [
    [
      "You're all right. You talk too much, you sit funny, and you're still breathin'. I seen worse.",
      "I like you the same as the rest. A little more when you're payin'.",
      "You got potential. So's a brick, dependin' on who throws it.",
    ],
    ["I said you're all right. You want it embroidered?"],
  ],
  loyal_to_you: [
    [
      "Don't take a bullet. Take a bus, and bring the money.",
      "Loyal's a dog. He still eats my slippers. Show up on time, that's loyal.",
      "I had a guy who'd die for me. He did it on credit.",
    ],
    ['Still loyal? Good boy. What day is it?'],
  ],
  you_owe_me: [
    [
      "You got the chairs mixed up. That one's you. This one's me.",
      "Me? Show me the slip. You got no slip. See, that's how this works, and I'm the guy with the slips.",
    ],
    ["Still collectin'? You got a slip? No? That's how I know."],
  ],
  good_looking: [
    [
      "You look like a guy who ain't eaten since he bought it.",
      "Beautiful. I'll tell the Nickys, aim low.",
      "I don't see faces. I see pockets. Yours need work.",
    ],
    ["Still gorgeous. Still takin' up my light."],
  ],
  born_for_more: [
    [
      "Everybody carries somebody's bag first. I carried one for nine years. It had salami in it. I never asked.",
      "Big talk. Big don't come from talkin', it comes from the guy you was, on the day you was supposed to.",
      "Good. Hungry's good. Hungry guys borrow. Full guys only complain.",
    ],
    [
      "Still gonna be somebody. You was gonna be somebody last time. What're you waitin' on, a bus?",
    ],
  ],
  chess_mind: [
    [
      "Three moves ahead, huh? And you're here. So you seen this comin'.",
      'Chess. I watched it in the park. Guy with the plan lost his coat to a guy with a knife.',
      "Good, a thinker. Think about the day you pay. That's the only move I watch.",
    ],
    ["The chess again. You're thinkin' so far out you're gonna trip on the curb."],
  ],
  told_you_so: [
    [
      "You told me. Terrific. I'll get you a plaque, you can dust it.",
      "One time you're right and I gotta hear about it. Do it twice.",
      "Okay, you were right. Write down the date, it don't come often.",
    ],
    ["Still right, huh? Must be exhaustin'."],
  ],
}
