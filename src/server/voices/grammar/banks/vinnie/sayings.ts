import type { SayingTopic } from '#src/rules/sharks/sayings.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** Vinnie on what a whole phrase raises. */
export const SAYING_LINES: TopicLines<SayingTopic> = {
  comparing: [
    [
      "You're shoppin' around. Tommy'll feed you, Carmela'll read you, a bank'll laugh at you. I just count.",
      "Go where it's cheap, then. They want your blood type and your uncle's deed. I want Friday.",
      "Difference is, I don't ask what it's for. I ask when.",
    ],
    ["Still comparin'. I ain't a melon. Quit squeezin'."],
  ],
  part_payment: [
    [
      "Half's a start. A man who comes with half, I don't send nobody. The other half keeps growin'.",
      "Bring me a piece, I take a piece. What's left gets fatter every mornin'.",
      'Parts is fine. Name how much, put it down, and I cross that much out.',
    ],
    ['I said parts is okay. Now bring one.'],
  ],
  goods_for_debt: [
    [
      "I don't take boxes. I take what you get for the boxes. Sell 'em and come back green.",
      'What am I gonna do with it, open a stand? Cash. Only cash.',
      "Goods I only take when you ain't lookin', and you don't want that day.",
    ],
    ["Still no boxes. My mother's hallway is full."],
  ],
  work_off: [
    [
      "Work it off? I got two Nickys. I ain't payin' a third in trust. There's a board outside, go earn it.",
      "I don't trade sweat. Do a job off the board, get paid, bring it here.",
      "You wash dishes at Tommy's for that. Here you pay in paper.",
    ],
    ["Same answer. The board's outside, the money's in here."],
  ],
  running: [
    [
      "Run. Go ahead. I know a guy in every bus station, and he's bored.",
      "Last guy who skipped sent a postcard. That's how we knew where.",
      "How long to find you? Depends on traffic. Nicky don't like bridges.",
    ],
    ["You keep lookin' at the door. It's a nice door. It remembers faces."],
  ],
  violence: [
    [
      'I never hit a guy in my life. I sit in the car with the radio on.',
      'You want stories? I got a stool, I got soup. The rest fell down the stairs.',
      "Worst thing I did? I closed the notebook on a guy's name. He ain't been called nothin' since.",
    ],
    ['Enough about who got hurt. You got nice hands. Think about your hands.'],
  ],
  going_straight: [
    [
      'My brother went straight. He sells carpets. You ever smelled a carpet store?',
      "Get out, sure. Door's there. Everybody's got a cousin who knows a bakery.",
      "Honest work. Up at four, flour up your nose. I'd visit. I'd be your first partner.",
    ],
    ["You're still quittin'? You're the longest goodbye I know."],
  ],
  newcomer: [
    [
      "New, huh. I can tell. You looked up at the buildings. Look at the price board, it's shorter.",
      "Nobody knows you here. Good. That's the cleanest your name's ever gonna be.",
      'Wherever you come from, they say please there. Here you say how much.',
    ],
    ['Still the new guy. You get one month of that.'],
  ],
  own_name: [
    [
      "That's a name. In the book you're {name}, and the book don't do nicknames for free.",
      "I'll forget it till you're late. Then I'll know how to spell it.",
      "Okay. Names I don't shake hands with. Bring numbers.",
    ],
    ['You told me your name. What do you want, an autograph?'],
  ],
  sender: [
    [
      "Who sent you? Doesn't matter. If he sent you, he still comes in the back way.",
      'A guy told you about me. Did he walk in when he told you, or on sticks?',
      'Good. People should talk. Saves me on signs.',
    ],
    ["Your friend again. He comin' in or is he just a rumor?"],
  ],
  gift: [
    [
      "For me? Leave it by the Nickys. If they're still standin' in an hour, I'll have some.",
      "A present don't come off your number. But I ain't rude. Put it there, away from the soup.",
      "Nobody brings me nothin'. Last thing I got was a summons. Okay. Thanks. Don't tell nobody.",
    ],
    ['Another present. Now I gotta wonder what you did.'],
  ],
  hard_times: [
    [
      "Everybody's gettin' squeezed. I'm just the only one who does it by appointment.",
      "Rent, phone, the whole parade. You don't fix that with a sad face. You fix it with a cheap box and a train ride.",
      'Bad stretch, huh. I had one. I was nine. You get up and you carry the next envelope.',
    ],
    ["Still rainin' on you? Move two boroughs over."],
  ],
  winnings: [
    [
      'Nice score. Put half away before somebody like me hears about it. Too late.',
      "That's real money. Don't celebrate. Celebratin's how I met half my guys.",
      "So you can do it. Do it again, then it's a business. Once is a rumor.",
    ],
    ["You told me you won. You buyin' the soup or what?"],
  ],
  job: [
    [
      "Work all week, the boss gets a boat. I seen it. It's why I sit down for a livin'.",
      "Your back hurts, your boss don't. That's what a job is.",
      "I had a job. One mornin'. They wanted me to wear a paper hat.",
    ],
    ['More about the job. You want a union? See a union.'],
  ],
  career: [
    [
      'Since I was nine. I carried the envelope. Then I figured out which end of it was better.',
      'I lent a priest twenty bucks when I was fourteen. He paid. I been a believer since.',
      'Do I like it? I sit, I eat, guys bring me money. You like yours?',
    ],
    ["My life story again. Read the back page, it's shorter."],
  ],
  looks: [
    [
      "I look like this 'cause I was up countin'. Somebody came up short. Not me.",
      'This is my good face. You should see the one for Fridays.',
      'Long day. Nine guys, eight envelopes. You do the math on my mood.',
    ],
    ["Quit lookin' at my face. It ain't changed since '71."],
  ],
  news: [
    [
      "What's new? Same corner, same soup, new guys who can't count.",
      "Business is fine. People stay broke. It's the only thing you can depend on.",
      "Quiet's good. When it's loud in here, somebody's explainin' somethin'.",
    ],
    ["Nothin' happened since you asked. You'd have heard the car."],
  ],
  may_i: [
    [
      "I'm open till the soup's gone. Sit, keep your hands on the table, and make it a short one.",
      "Ask. One question's free. The second one I start a page.",
      "You see me, so somebody's here. Close the door, what do you need?",
    ],
    ["You're already in. Say the thing."],
  ],
  sarcasm: [
    [
      "A funny guy. I keep a list of funny guys. It's short, 'cause they move.",
      'Yeah, yeah. Be smart while your shoes are dry.',
      'I been laughed at by better. They send flowers now.',
    ],
    ["More jokes. You should charge. I'd take a third."],
  ],
  who_runs: [
    [
      "This block's mine. The city belongs to a guy in the Bronx. I met him twice and I stood up both times.",
      "You wanna know who runs it? Drop somethin' on the street and see who picks it up.",
      "Him up there. He's real. You don't see him, that's how you know.",
    ],
    ['You asked who runs it. You still got a tongue, so be happy.'],
  ],
  city: [
    [
      "It stinks in summer and it freezes in winter and I wouldn't live nowhere else.",
      "This town's got eight million people and I know what most of 'em are short.",
      "You don't like it, there's a bus. It smells worse.",
    ],
    ["You still on about the city? It don't talk about you."],
  ],
  cheaper: [
    [
      "Cheaper? You heard the number, you took the number. I don't do sales.",
      "I forgive a day once if you beg right. The percent I don't forgive. The percent's family.",
      "Free's for church. And they pass a plate.",
    ],
    ["Ask me for a discount again and I'm chargin' for the askin'."],
  ],
  birthday: [
    [
      "Happy birthday. Enjoy it. Next one ain't promised.",
      'One year older, same pockets. Blow out a candle, not my door.',
      "Your birthday. My mother lights a candle for everybody. She'll want the name.",
    ],
    ['You had a birthday already. What is it, weekly?'],
  ],
  catch: [
    [
      "The catch is the calendar. You bring it on the day, there ain't one.",
      "No trick. It's ten percent and me. I'm the trick.",
      'You want the fine print? I talk in one size.',
    ],
    ["Still lookin' for the trick. You're lookin' at him."],
  ],
  own_people: [
    [
      "Sal sells carpets, the Nickys sit in the car, my mother prays for the lot. That's everybody. You don't need phone numbers.",
      "You ask about my people. Nicky drives, the Other Nicky don't talk, Sal ain't invited. Satisfied?",
      "Family and the Nickys. I keep 'em apart. One carries candles, the other carries me.",
    ],
    ["My people again. They don't ask about yours. Yet."],
  ],
}
