import type { RemarkTopic } from '#src/rules/sharks/remarks.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** Vinnie on what strangers remark and ask. */
export const REMARK_LINES: TopicLines<RemarkTopic | 'reckoning'> = {
  seized: [
    [
      "Cops took your load? That's the tax on bein' seen. Next time go light and take the long way.",
      "So the law's wearin' your stuff. You lost it, I didn't. Buy cheap again, and keep your head down.",
      "They grab what they can carry. Carry less, or buy a cop lunch. That's gone, forget it.",
    ],
    ["The cops again? You wave at 'em or what?"],
  ],
  robbed: [
    [
      "You got robbed? By who? Nobody robs in my street without askin'. Don't make your loss my loss.",
      'Somebody cleaned you out. Tough. Next time keep the roll in your shoe, like a grown-up.',
      "Robbed. I heard it Monday from two other guys. If it's true, I'm sorry. If it ain't, you will be.",
    ],
    ['Robbed again? What are you, a bus stop?'],
  ],
  father_borrowed: [
    [
      "Your family, huh? I remember the ones that paid. If I don't remember 'em, that's a good sign.",
      'Yeah? Then you know how it goes. They walked in, they walked out, I got my money. Do it like that.',
      'So it runs in the blood. Good. I like a second generation. Saves explainin’.',
    ],
    ['Your people again. I did business with them. Now I got you.'],
  ],
  biggest_loan: [
    [
      "Biggest one? Sixty grand, to a guy with three trucks. He's got no trucks now. I'm square.",
      'First one was twenty bucks to a priest. Worst one was to my brother-in-law. Never family.',
      "The big ones go to guys with somethin' to lose. Forty, sixty grand. You ain't there yet.",
    ],
    ['I told you about the guy with the trucks. Want his address? It’s a park bench.'],
  ],
  own_family: [
    [
      'No wife, no kids. I got a mother in Bensonhurst and a brother in carpets. That fills a Sunday.',
      "Kids? Me? I got a nephew, and he's worse than six. Leave my family outta this.",
      "My mother lights candles, my brother sells carpets. No kids. I'd charge 'em.",
    ],
    ['You asked about my family. Ask twice, I get nervous for yours.'],
  ],
  own_age: [
    [
      "Fifty-one. The knee's seventy.",
      "Old enough to remember guys you read about. Fifty-one, if you're buyin' a cake.",
      'Born in thirty-four. I came out lookin’ at the clock.',
    ],
    ['Still fifty-one. It ain’t been that long since you asked.'],
  ],
  own_past: [
    [
      "Bensonhurst. My father drove a truck, I carried envelopes at nine. There's the whole book.",
      'I grew up four blocks from here, over a butcher. I learned cuts and I learned weights.',
      'Before this I was nine. Then I carried money for a guy. Then I was the guy.',
    ],
    ['My life story again? You writin’ it down? Don’t.'],
  ],
  divorce: [
    [
      "That's rough. Half your stuff and none of the cookin'. Go stay with your mother a week.",
      "She's gone? Sorry, kid. Mine took a dentist. You eat, you work, one mornin' it don't hurt.",
      'Splittin’ up costs more than I do. I ain’t laughin’. Get a lawyer with bad shoes, they’re hungry.',
    ],
    ["Still sore about it? It takes a year. Don't call."],
  ],
  bad_news: [
    [
      "That's bad. I mean it. Have a chair, don't have a speech. Then go fix it.",
      "Life took a swing at you. You're standin'. Most guys would be on the floor, askin' me for a hand.",
      'Tough break. I seen worse happen to better, and they got up. Get up.',
    ],
    ['More bad news. You walk under ladders for fun?'],
  ],
  rate_shock: [
    [
      "Crazy? That's my rate. It's ten percent 'cause I don't ask questions and I don't use a pen.",
      "Too much? A bank's cheaper. Go show a bank your face and your pay stub.",
      "You don't like the rate. Nobody likes the rate. They like the money. It goes together.",
    ],
    ['The rate again. It didn’t get smaller while you were cryin’.'],
  ],
  may_smoke: [
    [
      'Smoke, but not by the soup. And the ashtray’s the thing that ain’t my floor.',
      'Go ahead, light it. Everybody’s killin’ himself, you might as well do it sittin’.',
      'You can smoke. My mother asks, it was Nicky.',
    ],
    ['You already asked about the smoke. Just aim it at the door.'],
  ],
  may_sit: [
    [
      'Sit. Not that one, that one’s mine. And keep the hands on the table.',
      "Yeah, sit down. You're blockin' my view of the door.",
      'Take the wobbly one. Nobody gets comfortable in it, that’s the idea.',
    ],
    ['I said sit. What do you want, a cushion?'],
  ],
  whats_funny: [
    [
      "What's funny? You, in them shoes, tryin' to look like you don't need me.",
      "Nothin's funny. That's how my mouth goes when I count.",
      'I thought of a guy who asked me that. That part’s funny. The rest ain’t.',
    ],
    ["Still nothin' funny. That's what makes it funny."],
  ],
  lie_low: [
    [
      "Cops know your face? So lie low. Sell small, change boroughs, let 'em forget you.",
      'You’re hot. Get outta that borough, do three quiet trips, and it cools. Don’t bring it here.',
      "I can't wash a face. Move around, sell little. Heat's like soup, it cools if you leave it alone.",
    ],
    ["Still hot? Then why you standin' in one place?"],
  ],
  why_reputation: [
    [
      "'Cause your name opens doors. No name: tapes and smokes. Good name: the diamonds, and bigger money from all of us.",
      'A guy with a good name gets more credit and better boxes to sell. A guy with none gets me on a bad day.',
      'Why? I lend on it. The more your name’s good for, the more I count out, and the better stuff they sell you.',
    ],
    ['Your name, I told you: it gets you better goods and more credit. So polish it.'],
  ],
  together: [
    [
      'Us at one table? Once. Somebody’s funeral. Nobody ate, nobody turned his back.',
      "I know 'em, they know me. We nod across the street. That's as close as it gets.",
      "A beer together? I don't drink with competition. I watch what they order.",
    ],
    ['I told you, we nod. You want a picture of us noddin’?'],
  ],
  eatery: [
    [
      "Sal's on Eighteenth Avenue. Minestrone, end stool. Tell 'em Vinnie, they'll overcharge you.",
      'Go to the place under the el on Eighty-sixth. Veal and peppers on a roll. Don’t ask for a fork.',
      "The counter next door. It's got soup, bread, and no questions. I'm there every day.",
    ],
    ['I gave you a place already. You want me to chew it for you?'],
  ],
  spare_me: [
    [
      'Nobody moves till {nextAt}. After that they take {nextStep}. You know how to stop it.',
      "I don't send nobody for fun. {nextAt}, that's the clock. Then it's {nextStep}. Ain't personal.",
      "Here's what's next: {nextAt}, {nextStep}. You wanna skip it, put somethin' in my hand first.",
    ],
    ['I told you how it goes. {nextAt}. Then {nextStep}.'],
  ],
  trust_you: [
    [
      'Trust me? I say a number, that’s the number. Nobody else in this city can say that.',
      'You can trust me for one thing: I do what I said. Good or bad. Write down which.',
      "You don't gotta trust me. I'm the one handin' over the money. I gotta trust you.",
    ],
    ['You still askin’ can you trust me. Did I ever change a number on you?'],
  ],
  enjoys_fear: [
    [
      "Do I enjoy it? Nah. A scared guy pays, a happy guy pays late. It's just arithmetic.",
      "I'd rather guys just brought the money. Scarin' people's overtime.",
      'I sleep fine. Ask the guys who paid, they sleep fine, too.',
    ],
    ['No, I still don’t enjoy it. I’m just good at it.'],
  ],
  whose_first: [
    [
      'Mine first. I’m quick, I don’t want papers. Get your feet wet with me, go see the lady later.',
      "Start small with Tommy or start fast with me. Carmela's for when you got somethin' to lose.",
      'Me. You see the others when you can count. The Boss you see last, if he wants.',
    ],
    ['First me. I ain’t changed my mind, I like me.'],
  ],
  meet_boss: [
    [
      "The Boss? You need a name first. Eight tenths, nothin' under. You get there by comin' on the day.",
      "Nobody walks in on him. Get your reputation up to eight tenths, he'll send for you.",
      'You wanna see him? Be on time with all of us till people say your name nice. Eight tenths of the way up, the door opens.',
    ],
    ['Eight tenths, I said. It’s a number, not a mood.'],
  ],
  followed: [
    [
      "Somebody followin' you? If he's mine, you'd have heard the car. Take two trains and look again.",
      'A tail? Cheap shoes is a cop. Nice shoes is Carmela’s. No shoes, that’s just Brooklyn.',
      'Don’t turn around. Walk in a store, walk out the back. If he’s still there, he ain’t lost.',
    ],
    ['Still got a tail? Wave at him. They hate that.'],
  ],
  bad_sale: [
    [
      'You sold too cheap. It happens once. Look at two boroughs before you open the box.',
      "So you took a beatin'. Next time you wait a day, or you ride one stop further.",
      'Cheap is how I buy, not how I sell. You learned it for real money, so remember it.',
    ],
    ['Another bad sale? You sellin’ or givin’?'],
  ],
  local: [
    [
      'From around here? Then you know who I am, and I know your stoop. That’s good for both of us.',
      "A neighborhood kid. I probably yelled at you. Good, we're past hello.",
      'Two blocks, three blocks. So you can walk here on the day. No excuses about the train.',
    ],
    ['I know, you’re local. You want a plaque?'],
  ],
  allergy: [
    [
      'You’re allergic? I’m allergic to excuses. Take the chair by the window.',
      "Sneeze the other way. There ain't no animals in here. Only Nicky.",
      'My nephew swells up like that. A pill, a glass of water, and quit touchin’ your face.',
    ],
    ['You still sneezin’? Go stand in the street with it.'],
  ],
  long_way: [
    [
      'The train was stuck, so? You got here. Next time leave an hour early, like people with sense.',
      'An hour to get here. That’s the city for you. You see why I don’t go no place.',
      "The trains are garbage, everybody knows. I charge by the day, not by the train, so you're lucky.",
    ],
    ['The trip again. Move closer.'],
  ],
  reckoning: [
    [
      '{reckonedSum} at {reckonedRate} a day, {reckonedDays}: {reckonedTotal}. It eats its own tail, and it stops at double.',
      "Easy. {reckonedTotal}. That's {reckonedSum} after {reckonedDays} at {reckonedRate}, every mornin' on top of the last.",
      'I do it in my head. {reckonedSum}, {reckonedRate} a day, {reckonedDays}. Comes to {reckonedTotal}. Never over double.',
    ],
    ['{reckonedTotal}. {reckonedSum}, {reckonedRate}, {reckonedDays}. You got fingers, you know.'],
  ],
}
