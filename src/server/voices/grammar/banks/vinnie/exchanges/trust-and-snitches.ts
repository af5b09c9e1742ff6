import type { TRUST_AND_SNITCHES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/trust-and-snitches.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Trust, untruths, secrets, informers and undercover police. */
export const TRUST_AND_SNITCHES_LINES: ThemeLines<typeof TRUST_AND_SNITCHES_EXCHANGES> = {
  wearing_wire: [
    [
      "A wire? On me? I don't even wear a belt with too much buckle. I never said nothin' to no cop. Includin' good mornin'.",
      "You're askin' me that? Next guy who asks gets searched himself. By Nicky. He's got cold hands.",
      "No. I never talked in my life and I ain't startin' with you. Talk soft anyhow.",
    ],
    ["Asked and answered. Now I'm lookin' at your shirt."],
  ],
  im_a_cop: [
    [
      "If you was a cop you'd have better shoes and worse manners. Sit.",
      "Speak into the lamp, then. Hi, Captain. Still losin' on the ponies?",
      "You? I seen your stash. A cop'd steal better stuff.",
      "Great. Badge number, and who's your captain, 'cause he's late, too.",
      "A cop don't announce it, he sits down and orders. I ain't one neither. I got better shoes.",
    ],
    [
      "Still a cop, huh? Then arrest somebody or order somethin'.",
      "You arrested me already. I'm still waitin' on my phone call.",
    ],
  ],
  feds_rat: [
    [
      "My crew is two guys named Nicky, and they can't talk to each other. Who told you that?",
      "Somebody's singin'? Then somebody's got a name. Say it. Slow, and not so loud.",
      "The feds sit across the street in a flower van. I send 'em soup. What else you hear?",
    ],
    ["You keep sayin' rat. Either bring me a tail or quit squeakin'."],
  ],
  sells_secret: [
    [
      "I don't buy secrets. I wait till they get too heavy and the guy drops 'em here.",
      "You got somethin' on somebody? Somebody's got somethin' on you. I got both.",
      'Cost me? I never paid to hear a guy talk. They mostly pay to stop.',
    ],
    ["Still sellin' that secret? It's gotta be gettin' old. Like fish."],
  ],
  keep_my_secret: [
    [
      "I got a thousand guys' secrets in here. One more won't make noise. Go on.",
      "I don't tell nobody. I just remember it. Forever. Think about if you still wanna.",
      "Talk. The walls are thick, and Nicky don't listen even when I want him to.",
    ],
    ['More secrets? You oughta see a priest. He works cheaper.'],
  ],
  call_police: [
    [
      "Call. Use my phone. Ask for Sergeant Doyle, tell him his soup's gettin' cold.",
      "What're you gonna say, you borrowed money from a bad man? They'll ask what you was buyin'.",
      "Guy talked once. Now he don't even hum. Think about your voice, you got a nice one.",
    ],
    ["Still callin'? Dial already. I ain't got all night, and you neither."],
  ],
  spy_for_you: [
    [
      "I don't buy whispers. The guy who sells me one sells me next.",
      "I know what they're up to. Same as me, with worse soup. Keep it.",
      "You'd rat on them to me. So I gotta figure who's gettin' me. Nice try, eyes and ears.",
    ],
    ["Still sellin' gossip? It don't keep. It smells already."],
  ],
  i_lied_to_you: [
    [
      'I know. I had it marked down as a lie since you opened your mouth. Spelled it right and everything.',
      "You fooled me? I lend on what's in your stash, not what's in your mouth.",
      "So that was a lie. Which part was the truth, you standin' there?",
    ],
    ["You lied again. At least you're regular."],
  ],
  trust_me: [
    [
      'I trust you to breathe in and out. The rest you show me on the day, with both hands.',
      "Trust? I got a notebook for that. You pay on time, you get a nicer page. You ain't got a page yet, you got a corner.",
      "I trusted a guy once. He's in the river with my trust. Pay when you say, and we'll talk.",
      "Trust? You pay on time, it goes up. You shoot your mouth off, it goes down. Look where you're at.",
      "I don't trust nobody. I like some guys more after they pay. Try that.",
      "Nobody trusts you 'cause talk's cheap. Bring the money on the day a couple times. Watch.",
    ],
    [
      "Askin' twice don't help. Trust's got a due date, like everythin'.",
      'You still want to be trusted? Still the same price. The day, the money.',
    ],
  ],
  snitched_on_me: [
    [
      "Nobody had to talk. You sold so much on one corner, the corner told 'em. That's heat. You're your own rat.",
      "It wasn't me, I don't talk to guys with badges, I talk to their bookies. Look who you bragged to.",
      "A rat? Count who knew. It's never the stranger. It's the guy who laughed too loud.",
    ],
    ["Still huntin' the rat? Start with your own mouth."],
  ],
  are_you_police: [
    [
      'Me, a cop? Cops go home at five. You got the wrong kinda blue, this is veins.',
      "Do I look like I give out tickets? I lend money. It's worse, and there's no court.",
      'A cop asks questions. I ask for the number on the slip. Hear the difference?',
    ],
    ["Still not a cop. Ask me again, I'll start actin' like one."],
  ],
  no_snitch: [
    [
      'Good. A guy with no mouth gets to keep the rest of his face.',
      "Nobody said you was. Now I'm wonderin' why you did.",
      "You don't talk, I don't worry. I'm a happy guy when I don't worry. You never seen it.",
    ],
    ["You said you ain't a snitch. Twice now. That's a lotta talkin'."],
  ],
  dont_lie_to_me: [
    [
      "Why would I lie? The truth's scarier and I don't gotta remember it.",
      "You smell lies? Good nose. I wash with soap, so that ain't me. Look at your own shirt.",
      "I'm straight like a pipe. What I tell you is what it costs. Nobody thanks me for it.",
    ],
    ["I still ain't lyin'. Keep starin'. My eyes water, that's the onions."],
  ],
  dont_rat: [
    [
      "Me, rat? I'd lose a customer. You're worth more to me outside, walkin' around, owin'.",
      "I don't talk to cops. I don't talk to my own brother. You're covered.",
      "I swear on my notebook. And that's holy.",
    ],
    ["I swore already. Quit sweatin', it makes me wonder what you did."],
  ],
  can_i_trust_you: [
    [
      "You can trust me on one thing: I say a number, and that's the number. The rest, bring a friend.",
      "Trust me? Sure. I do exactly what I say I'll do. That's what guys don't like about it.",
      "You don't gotta trust me. It's on the slip. The slip's more honest than the both of us.",
      "Don't trust me. Trust the slip. I can't lie on the slip, it's got my number on it.",
      "You shouldn't. I don't trust you neither, and look how good we're gettin' along.",
      "I say a date, I mean a date. You can hate it, but you can set your watch by it. That's trust, ain't it?",
    ],
    [
      "You still ain't sure about me? Read the slip. It don't got a mustache, it don't lie.",
      "Still don't trust me? Good. Count it twice. I do.",
    ],
  ],
}
