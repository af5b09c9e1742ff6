import type { FLIRTING_EXCHANGES } from '#src/rules/sharks/exchanges/themes/flirting.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** How players flirt with the sharks. */
export const FLIRTING_LINES: ThemeLines<typeof FLIRTING_EXCHANGES> = {
  are_you_married: [
    [
      'Nah. There was a Rosalie once. She married a dentist. Her teeth are perfect.',
      "Married? I see my mother Sundays and my notebook every day. That's plenty of women.",
      "No wife. Who's gonna marry a guy who counts the rice.",
    ],
    ['Still no ring. You got a sister or what.'],
  ],
  flirts: [
    [
      "You been sniffin' the ledger. I'm a guy with soup. Go home.",
      "I don't go out with customers. I go out and find customers.",
      "Nobody's asked me that since Rosalie. Don't ask it again, I might check my hair.",
      "Dinner with me? You'd be bored. I watch the door and I chew.",
      "I don't go out. I get sent. Buy the drink, leave it on the bar, go home.",
      "I'm flattered. No I ain't. I'm busy every night, and you're broke every mornin'.",
    ],
    [
      "Again? You want my heart, it's in Jersey, it's married.",
      "You're still askin' me out. My mother picks 'em, and she don't pick.",
    ],
  ],
  carmela_single: [
    [
      "Carmela? Widow. You ask her out, she sends you an invoice for the evenin'.",
      "She's single like a bank vault's single. Go ahead, knock.",
      "There was a husband. Bad heart. Now she looks at guys like they're fine print.",
    ],
    ["You're still on Carmela. Buy her an orchid and wear a helmet."],
  ],
  flirt_hello: [
    [
      "Handsome. Last person said that to me wanted a week extra. She didn't get it neither.",
      'Save it. I got a mirror, it filed a complaint.',
    ],
    ["Still sweet on me. My mother's gonna wanna meet you. Run."],
  ],
  are_you_single: [
    [
      'Single. Women like a guy with hours. Mine are all night, with a notebook.',
      "I'm married to Friday. She always shows up, mostly with envelopes.",
      "No ring, no girl. My mother's still interviewin'. Nobody made it past the soup.",
    ],
    ["Still single. You gonna do somethin' about it or just take notes?"],
  ],
  like_your_talk: [
    [
      "What way? This is just words comin' out of a guy. You talk the funny way.",
      "You like it? I'll read you the notebook some night. It's all names, it's very movin'.",
      "My accent? I ain't got one. Four blocks over, them people got one.",
    ],
    ["You still like my talkin'. Nobody ever likes the second half."],
  ],
  marry_me: [
    [
      "Half? I got half already. I got everybody's half. No.",
      "Marry you? My mother'd eat you alive, and then she'd ask what else you got.",
      "Get up off the knee. In here that's how guys beg, it gives the wrong idea.",
    ],
    ["Askin' twice. Answer's still no, and I'm keepin' the ring."],
  ],
  pickup_line: [
    [
      'That line work on anybody? Anybody who could see?',
      "I heard that one off a guy sellin' mattresses. He slept alone, too.",
      'Cute. Put it on a matchbook. Then light it.',
    ],
    ['You got more of them lines? I got a guy collects garbage, I could ask.'],
  ],
  in_love_with_you: [
    [
      'Love. I had a guy say that in a chair once. He was tied to it.',
      "That ain't love, that's your blood sugar. Eat somethin'.",
      "Don't love me. Everybody who loves me sends a bill.",
    ],
    ['You still sweet on me? I told you, I come with a mother.'],
  ],
  spare_a_charmer: [
    [
      "Charm's up top. I work down low. Your face'd be fine.",
      "Me, I don't touch nobody. I'd be in the car, feelin' bad, listenin' to the ball game.",
      'I like you. I liked the last guy. He sends me a card, left-handed.',
    ],
    ["Still pretty. Still got knees. Keep 'em both, be on time."],
  ],
  blushes: [
    [
      "What're you red for? I said nothin' nice. If I did, I take it back.",
      "Quit blushin'. Guys are lookin'. I got a name here.",
      'I say the same to everybody. Usually they go white.',
    ],
    ['Red again. Open a window.'],
  ],
  marry_your_family: [
    [
      "My family? I got a shovel for that question. It's in the trunk.",
      'You get near my people, you get the whole family at once. In an alley.',
      "I got a brother. He's single. He smells like carpet. Take him.",
    ],
    ["You asked about my family again. The shovel's out of the trunk."],
  ],
  charm_discount: [
    [
      "She'd go to Macy's. Here she says a number and I laugh. Then I maybe say another number.",
      "Discount's for ugly furniture. Everybody pays the same till they haggle, and haggle's got nothin' to do with legs.",
      "You know what gets a better rate outta me? Payin'. On time. That's the prettiest thing there is.",
    ],
    ["Still no price for looks. You'd get a raise if there was."],
  ],
  soft_spot: [
    [
      'I had a soft spot. The doctor took it out. Twenty minutes, I kept it in a jar.',
      "The only soft thing on me is the bread in my pocket. Don't spread it around.",
      "You go on lookin' for it. Guys got lost in there.",
    ],
    ["You're still pokin' around for the soft part. That's my wallet, get off."],
  ],
  you_are_blushing: [
    [
      "That's the stove. And the blood pressure. Mostly the blood pressure.",
      "I don't blush. I got one color and it's Tuesday.",
      "What you seen was gas. Don't make it a story.",
    ],
    ["Still not. Get your eyes checked, I know a guy, he's half blind."],
  ],
  your_number: [
    [
      "My number? It's the one on your slip. The other one only my mother's got.",
      "You wanna reach me, I'm right here. Where I sleep, that's my business and my dog's. I ain't got a dog.",
      'Nobody gets that from me. When I want you, I find you. Works better.',
    ],
    ['Still no number. Still no address. Still right here.'],
  ],
  send_pics: [
    [
      "The only picture of me's got numbers under it. And the cops got that one.",
      'You want a what? Go take a cold shower and bring back a hot envelope.',
      "Not for a grand, not for ten. What's wrong with you?",
    ],
    ["I said no pictures. Nicky's gettin' embarrassed, and he's seen things."],
  ],
  meet_in_person: [
    [
      "You're lookin' at me. This is as personal as it gets without an ambulance.",
      'You wanna meet me outside? Guys who meet me outside are usually late.',
      "Coffee? I take it here, on the stool. You come to me. That's how it goes, even the coffee.",
      "You're buyin'? First time today. I don't leave the table, but the table takes whiskey.",
      "I don't go out with customers. They always wanna talk about the customer part.",
      'Sure, some other life. I go outside, three guys cross the street. It spoils a walk.',
    ],
    [
      "You still wanna meet? We met. It's goin' fine. Don't push.",
      "Again with the invite. You must really want somethin'.",
    ],
  ],
}
