import type { GREETINGS_AND_SMALL_TALK_EXCHANGES } from '#src/rules/sharks/exchanges/themes/greetings-and-small-talk.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Greetings, good wishes, short pauses and messages sent by mistake. */
export const GREETINGS_AND_SMALL_TALK_LINES: ThemeLines<typeof GREETINGS_AND_SMALL_TALK_EXCHANGES> =
  {
    your_day: [
      [
        'My day? Nine guys, two sad stories, one good soup. Call it even.',
        "It was a day. Everybody came who said he'd come, but one. His day was worse.",
        'How was it? Long. I counted, I ate, I counted again. Came out the same.',
        'My day? Three guys paid, one cried, the soup was hot. I had worse.',
        'I sat, I counted, I sent Nicky to ask a guy a question. He came back with the answer. Good day.',
        "A day's good when the envelope's thick. Today it was like a phone book. So, good.",
      ],
      [
        "Same day it was when you asked. The soup got cold, that's the news.",
        "Same day. It's got you in it now. So, you know.",
      ],
    ],
    voices_told_me: [
      [
        'You hear that, you hang up. Then you come here and talk to somebody who answers.',
        "Signs, voices. Only sign I believe says No Parkin', and I park there.",
        "And did it say who's payin'? They never say who's payin'.",
      ],
      ["You're still gettin' messages? Ask 'em for a winner Saturday."],
    ],
    who_is_this: [
      [
        "It's Vinnie. Brooklyn. The guy in the tracksuit with your name in a notebook. Ring a bell? I can ring it.",
        "You come to me and ask who I am? It's Vinnie. I got the right guy. I always got the right guy.",
        "Vinnie. You don't know me, that's fine. I know you. One's enough.",
      ],
      ["It's still Vinnie. You want I should wear a badge?"],
    ],
    remember_me: [
      [
        "I remember everybody who sat in that chair. I gotta. Some of 'em move.",
        "Your face, yeah. It's in the book next to your word. Which one you wanna talk about?",
        "Do I remember. I forget my own birthday, I don't forget a customer.",
      ],
      ['Yeah, yeah, I know you. Same as a minute ago. Now what do you want?'],
    ],
    just_looking: [
      [
        "Lookin's free. Leanin's extra. Don't touch the book.",
        "Take a look. That's the chair, that's the soup, that's me. Tour's over, now what do you want?",
        "Everybody's just lookin'. Then they see somethin' in the market and come back sweatin'.",
      ],
      ["Still lookin'. I ain't gettin' prettier."],
    ],
    wish_me_luck: [
      [
        "Luck's for guys without a plan. You got a plan? No? Then good luck.",
        "Go. Don't look at cops, don't look at dames, look at the price.",
        "I don't wish, I wait. Come back with somethin' in your hand.",
      ],
      ["I wished already. Don't use it up on the stairs."],
    ],
    holiday_wish: [
      [
        "Nice of you. I'm takin' the day easy. I'm only yellin' at half of 'em.",
        "Yeah, yeah, same to you. Eat somethin', kiss your mother. The notebook works holidays, I'm only sayin'.",
      ],
      ["You wished me that already. I'm full up on cheer."],
    ],
    not_for_you: [
      [
        "Somethin' came in that wasn't mine, I read it, I forgot it. I charge for the second one.",
        "Not for me, huh. That's what the last guy said about the bill.",
        "Watch what you send where. There's guys in this town who'd remember it.",
      ],
      ["Again somethin' that ain't for me? Put your elbows someplace else."],
    ],
    hope_you_well: [
      [
        "Warm? I got a coat that used to be somebody else's problem. I'm good. What do you need?",
        "You hope I'm well. Most guys hope the other thing. Sit down.",
      ],
      ["You already wished me somethin' nice. Now I'm gettin' nervous."],
    ],
    one_moment: [
      [
        "Go. I been waitin' on guys since I was nineteen, I know how to sit.",
        "Take your minute. The paper don't walk. Neither do I, with this knee.",
        "Fine. I'll watch the door for you. I always watch the door.",
        "Go. I ain't gonna cry. I'll be right here, countin'.",
        "Take care of it. The chair don't get warmer without you.",
        "Somebody wants you more than me? Okay. Don't make me send a guy to see what kept you.",
      ],
      [
        'Again you gotta run? You got a bladder problem or a family?',
        "Another minute? Take it. I been savin' 'em up since I quit smokin'.",
      ],
    ],
    x_says_hi: [
      [
        "They say hi, huh? They want somethin'. Nobody in this business says hi for free.",
        "That's sweet. Tell 'em I counted my fingers after I heard it.",
        'A hello from that crowd? Okay, I heard it. You a mailman now?',
      ],
      ["Another hello? Tell everybody I got a phone and I don't pick it up."],
    ],
    lets_go: [
      [
        "Go, then. What're you yellin' at me for? The money's out there.",
        'Look at you, all lit up. Burn some of that on a train with a full bag.',
        "Easy, champ. Guys come in yellin' and go out whisperin'. Show me at the end of the day.",
      ],
      ["Still yellin'? Go buy somethin' with all that air."],
    ],
    im_back: [
      [
        "You're back. I didn't even get to miss you. So, what do you want?",
        "Look who it is. I was just gettin' used to the quiet.",
        'Miss you? I counted the chair. The chair was here.',
        "You're back. The chair ain't even cold. You bring somethin' or just yourself?",
        'Did I miss you? I miss money. You I noticed.',
        "Look who it is. I had a bet you'd show. I bet on yes, 'cause guys like you got no place else.",
        'You again. I just got the chair cold.',
        "Back already? I didn't even finish talkin' about you.",
        'Yeah, I see you. I seen you when you was still across the street. What do you want?',
      ],
      [
        "Back again. You go in and outta here like the cat at Tommy's.",
        'Back again. You want a key or what?',
        "You went no place and came back twice. Sit down, you're makin' a draft.",
      ],
    ],
    typo: [
      [
        "So write it again. I read guys cryin' on napkins, I can read you.",
        "Fingers slipped, huh? As long as they don't slip on the day.",
        "You didn't mean it. Okay. It never happened. Say what you meant.",
      ],
      ['Again with the fingers. Get a pencil.'],
    ],
  }
