import type { MatterTopic } from '#src/rules/sharks/matters.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** Vinnie on the matters that players bring up, and on himself. */
export const MATTER_LINES: TopicLines<MatterTopic> = {
  swindled: [
    [
      'He sold you junk? You open the box before you hand over the roll. Every time. Write it on your arm.',
      "You got took. Some guy's eatin' steak on you. Next time you look inside first.",
      "They sold you garbage and you said thanks. Who was it? Just curious. Nicky's curious, too.",
    ],
    ['They got you again? You shop with your eyes shut?'],
  ],
  near_miss: [
    [
      "You got past the cops with it. Good legs. Don't use 'em up, you'll need 'em for me.",
      'Right under their nose, huh. Luck like that comes in ones. Take another street tomorrow.',
      "The law looked and saw nothin'. Beautiful. Now shut up about it, you're still standin' outside.",
    ],
    ['You beat the cops again. Keep braggin’ and they’ll hear it.'],
  ],
  missed_chance: [
    [
      'Shoulda. I got a drawer full of it. You sold, it went up, that’s Tuesday.',
      'You missed it. Everybody misses one. The guy who chases it misses two.',
      'You want the top, bring a crystal ball. You took a price, now live with the price.',
    ],
    ["Still cryin' over what you coulda made? It ain't comin' back for you."],
  ],
  home_trouble: [
    [
      'Trouble at the apartment? Knock once, polite. Second time you knock with a friend. I got friends.',
      'That building of yours is a zoo. Tell the guy I know his name. Watch how fast it gets fixed.',
      "Home's where they rob you slow. Move, or learn to sleep with a hat on your ears.",
    ],
    ['Your place again. You want I should send Nicky to talk to the walls?'],
  ],
  room: [
    [
      'You buy a bigger stash. It doubles what you carry, and the price is right there in your stash.',
      'More room costs. Look in your stash, the next size is in there, with a number on it.',
      'You run outta pockets? Buy the bigger stash, it fits double. Or sell faster.',
    ],
    ["I told you, buy the next size. Your coat ain't gonna grow."],
  ],
  own_other_life: [
    [
      "If I wasn't this? Butcher. Same hours, same knives, nicer people.",
      "I'd drive a bread truck. Up at four, nobody talks to you. Sounds good, don't it.",
      "I'd be my brother. Carpets. So I'd be dead, basically.",
    ],
    ['I told you. A butcher. You want a pork chop?'],
  ],
  own_boss: [
    [
      'Who do I answer to? My mother. And there’s a guy on the hill I wave at first.',
      "Nobody tells Vinnie. Except the Boss, and he don't say much, so it works out.",
      'I kick some upstairs, like everybody. Day to day? I answer to the notebook.',
    ],
    ['Same answer. My mother, then the Boss, then nobody.'],
  ],
  conscience: [
    [
      "Feel bad? I tried it in '64. It passed. I think it was the clams.",
      "Nah. I tell 'em the number goin' in. A guy who knew can't make me feel bad.",
      'One time, for a guy with a bakery. I sent flowers. He sent ’em back, so we’re even.',
    ],
    ['You keep askin’ do I feel bad. You a priest or what?'],
  ],
  own_quit: [
    [
      "Me, quit? And do what, feed birds? I'll stop when the pencil stops.",
      'Florida’s full of guys I know, and they all want their money back. I’m stayin’.',
      "I think about it every August. Then somebody's late, and I feel young again.",
    ],
    ["I ain't quittin'. Quit hopin'."],
  ],
  own_prison: [
    [
      'Eleven months, upstate. I ran the card game and I came out ahead.',
      "Yeah, I did some time. A thing with a truck. I don't drive trucks no more.",
      "Once. The soup was a crime by itself. I ain't goin' back, so keep your mouth shut.",
    ],
    ['Eleven months, I said. Nobody got a postcard.'],
  ],
  own_hobby: [
    [
      "I play scopa Thursdays, for matches. Last guy who played for money is still limpin'.",
      "For fun I count. Then I have soup. Sunday I go to my mother's and get yelled at.",
      "Cards, sure. Pool, a little. I don't lose, so nobody asks me twice.",
    ],
    ['Scopa, soup, my mother. I got a full life, leave it alone.'],
  ],
  weekend: [
    [
      'My weekend? Mass, macaroni, and a guy in Canarsie who thought Saturday don’t count.',
      "I worked. Guys get paid Friday, so Saturday's my Christmas.",
      'Quiet. My mother cooked, my brother talked carpets. I was glad when it was Monday.',
    ],
    ["You asked about my weekend. It ain't got better since."],
  ],
  armed: [
    [
      "That? That's a sandwich. You wanna check it, stand there and guess.",
      "I don't carry. Nicky carries. The Other Nicky carries for Nicky.",
      "Maybe it's a gun, maybe it's a salami. You gonna be the guy who finds out?",
    ],
    ["You're starin' at my jacket again. Look at the money."],
  ],
  good_explained: [
    [
      "You don't gotta know what it's good for. You gotta know two prices. Buy the low one.",
      'Somebody wants it, somebody’s short of it. That’s all it is. I never opened a box in my life.',
      "It's stuff. It costs less there and more here. You're the guy in between. End of school.",
    ],
    ['I told you what it’s good for. Buy low, sell high. It fits on a matchbook.'],
  ],
  carry_safe: [
    [
      'Safe? Nah. Carry a little, cops yawn. Carry a lot with heat on you, and they take a piece.',
      'Depends how hot you are. Cold guy walks right through. Hot guy gets a flashlight in the face.',
      "It ain't safe nowhere. If they know your face, wait a day or go around.",
    ],
    ["Still not safe. What'd you think, I'd call ahead?"],
  ],
  how_to_win: [
    [
      'How do you win? End up with more than you came with, and both knees. Then keep your name clean.',
      "Buy cheap, sell dear, pay on time. Your name climbs, the Boss sees you. That's the top.",
      'You win when I quit callin’ you and start callin’ you mister. Takes money and a clean name.',
    ],
    ['I told you how. Money, a clean name, the Boss. In that order.'],
  ],
  paid_other: [
    [
      "You gave it to somebody else? Then somebody else is happy. I ain't seen a dime.",
      "I don't get paid through people. My money comes in my hand, from your hand.",
      "He was supposed to bring it. He didn't. So it's your problem twice.",
    ],
    ["You paid the wrong guy, you said. I'm still the right one."],
  ],
  collateral: [
    [
      "Keep it. I don't hold nobody's stuff. You got legs, that's your security, and the rate stays.",
      'What do I want with that? I take cash back, nothin’ else. Go show it to Carmela, she likes paper.',
      "No pawn shop here. It don't bring the rate down a hair. You want holdin' and signin', that's Carmela.",
    ],
    ["I said I don't take it. What is this, a flea market?"],
  ],
  good_news: [
    [
      'Good for you. I mean it. Now you got somethin’ to lose, that makes you a better customer.',
      "Nice. Buy somebody a drink. Not me, I'm workin'.",
      'Well, look at that. Somethin’ went right. Don’t tell everybody, they’ll want a piece.',
    ],
    ['I heard your good news. What do you want, a cake?'],
  ],
  griping: [
    [
      "That'd make me nuts, too. You want it fixed or you want a shoulder? I only got one of them.",
      "Yeah, that's a pain. World's full of it. At least mine comes with a date.",
      'Terrible. Here’s what you do: kick somethin’, eat somethin’, go make some money.',
    ],
    ['Still complainin’? I know a wall that listens better.'],
  ],
  plans: [
    [
      "Big plans. So do it. Guys who talk about it six months end up talkin' about it six years.",
      "Could work. Could be the dumbest thing I heard all day. What's it cost?",
      'Go ahead. Just keep enough in your pocket so you don’t gotta come cryin’ to me about it.',
    ],
    ['You still only thinkin’ about it? Think with your feet.'],
  ],
  jailed_if: [
    [
      "They catch you, they take a piece of what's on you, and you stand there and take it. Then you keep walkin'.",
      "You get stopped, you lose some goods, maybe some cash. Say nothin'. My clock don't stop for it.",
      'Busted? Your load gets lighter and you got heat. You still come on your day. I don’t visit.',
    ],
    ['I told you. They take some, you say nothin’. What’s to repeat?'],
  ],
}
