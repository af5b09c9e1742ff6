import type { ILLNESS_AND_GRIEF_EXCHANGES } from '#src/rules/sharks/exchanges/themes/illness-and-grief.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about illness, pain, drink and the people they lost. */
export const ILLNESS_AND_GRIEF_LINES: ThemeLines<typeof ILLNESS_AND_GRIEF_EXCHANGES> = {
  sick_in_bed: [
    [
      'Then sit back from the table. I never had a sick day. I sat next to guys who did.',
      "You're sick and you came to me? What'd the priest do, hang up?",
    ],
    ['Still sick. Cough in the other direction, I got a notebook here.'],
  ],
  doctors_orders: [
    [
      "First they take that away, then the stairs. You eat slow and you outlive the doctor. That's the game.",
      "Do what the doc says. He told my uncle the same, my uncle laughed, and now I got my uncle's car.",
    ],
    ['Doctor again. Change doctors. Or change soup.'],
  ],
  widowed: [
    [
      "I'm sorry. I mean it. My mother'll light one, she don't charge.",
      "That's hard. You leave the other chair where it is. My mother did.",
      "I don't joke about that. Stay as long as you want, nobody counts tonight.",
    ],
    ["It don't get fixed. You eat, you sleep, you come by. That's all there is."],
  ],
  misses_grandpa: [
    [
      "You remember the smell. It's always the smell. With me it's my father's truck at four in the mornin'.",
      "Hang on to what they left you. Don't never put it up for a loan. I mean that.",
    ],
    ["Still thinkin' about the old days. They were somethin'. Blow your nose."],
  ],
  quit_drinking: [
    [
      "I don't touch it neither. Stay with the soup. Soup never took a guy's house.",
      "Every day you don't is a day nobody can take off you. I respect that. And I don't respect much.",
    ],
    ["Still clean? Good. I'd know. I can smell it from the car."],
  ],
  bones_tell_weather: [
    [
      'I got a knee like that. It says rain, I move the Friday guys to Thursday.',
      "Never argue with that. The guy on the television's only got a map.",
      "Mine don't do weather. It tells me when somebody's lyin'.",
    ],
    ["It's talkin' again? Tell it I said hello to mine."],
  ],
  kin_in_hospital: [
    [
      "Go sit there. What are you doin' here. The notebook don't walk away.",
      "Which hospital? My mother'll want to light the right saint. That ain't business, that's her.",
      "That's family. I got no joke for it. Ask the nurse, not the doctor. The nurse knows.",
    ],
    ["Any word? You ate somethin'? Eat somethin'."],
  ],
  toothache: [
    [
      "A dentist took my girl. Don't ask me to say somethin' nice about dentists.",
      "Whiskey on a rag. And don't chew on the side you talk out of.",
      "Get it pulled. It don't get cheaper. It's like me that way.",
    ],
    ['Still the tooth? You could tie it to a door. I got a door.'],
  ],
  broken_bone: [
    [
      "And I didn't have nothin' to do with it. Write down the date, people are gonna ask me.",
      "Which one? Long as it ain't the hand you pay with. Heal up.",
      'Happens. The knee I got, I got on a stair. Never told nobody whose.',
    ],
    ["Still busted up? Take the elevator. Everybody's stairs are bad this year."],
  ],
  workday_aches: [
    [
      "That's honest pain. Cold water, hard chair. Don't let nobody call you lazy.",
      "My old man came home like that every night. He'd sit on the tub and not talk. Sit.",
      "A guy who works like that don't need a speech. He needs soup.",
    ],
    ['Still sore? You lift with the legs. And you let the other guy lift.'],
  ],
  pet_died: [
    [
      "That's rough. They never asked you for nothin' but dinner. Who else can you say that about.",
      "I won't crack wise. I had one. I still step over where he slept.",
      "I'm sorry. My mother says they got a saint, too. She's got the card someplace.",
      "That's rough. An animal never borrows a dime off you. I'm sorry. Take a minute. One.",
      "I had a pigeon that left. I kept the cage a year. Don't repeat that.",
      "They don't live long enough and some guys live too long. I'm sorry about yours.",
    ],
    [
      "Still hurts, huh. Leave the bowl out till you don't need it out.",
      "Still miss 'em? Yeah. You would. Go walk anyway, same streets.",
    ],
  ],
  lost_parent: [
    [
      "I'm sorry. Sit there, I'll keep guys off the stool.",
      "You only get the one. Mine's still got his hat on the hook. Nobody moves it.",
      "Put on the dark suit, stand up straight, and let people shake your hand. It helps. I don't know why.",
    ],
    ["It's still fresh. It's always fresh. Go have a coffee with whoever's left."],
  ],
  hungover: [
    [
      "Black coffee, raw egg, no signin' nothin'. You'd sign for the building right now.",
      'Keep your voice down and your head still. And go through your pockets. See what you bought.',
      "I don't drink. I watch it. You all make the same face the next day.",
    ],
    ["Still green? You're the color of my money."],
  ],
  feeling_old: [
    [
      "Old's what you get for payin' on time. The other guys didn't get there.",
      "My knee's seventy and the rest of me's chargin' it rent. Sit down, there's a line.",
      "You ain't old. You're just startin' to get readable.",
    ],
    ["Still old? It don't run backwards, I checked."],
  ],
  gained_weight: [
    [
      "You want it off? Take the stairs up to Carmela. Take 'em twice.",
      "Nobody ever looked at a guy's belt when he had the cash in his hand.",
    ],
    ["Still with the scale. I weigh guys by how they pay. You're average."],
  ],
  cant_sleep: [
    [
      "Middle of the night, it's you, me, and the rats. The rats at least got somewhere to be.",
      "Everybody I know's awake at this hour. Half of 'em 'cause of me. Drink some milk.",
    ],
    ['Still up? Your eyes look like two cigarette burns in a mattress.'],
  ],
  im_drunk_home: [
    [
      "Then keep your hands off the chips. I like 'em drunk, but you won't like you tomorrow.",
      'I had a guy sign drunk once. He read it sober. I never heard a grown man make that noise.',
      "Drink water. Sell nothin', buy nothin', marry nobody. Come back when there's one of me.",
    ],
    ["Still drunk? There's still only one of me. Talk to the left one."],
  ],
  im_drunk_home_n: [
    [
      "Drunk? Good. Talk. Guys tell me where they keep it when they're like this.",
      "Go to bed, and don't sign nothin'. I want you sober when you regret it.",
      "You're pickled. Sit down before you buy somethin'.",
    ],
    ["Still drinkin'? Somebody take your shoes off and hide your wallet."],
  ],
  grandparent_died: [
    [
      "Grandmothers. They hit you with the shoe and leave you the good plates. I'm sorry. I mean that one.",
      "Wear a tie. Carry the box yourself, don't let some stranger do it. I'm sorry for your trouble.",
      "The old ones knew how to do everything with nothin'. We ain't makin' no more of 'em. Sorry.",
    ],
    ["It's still a hole, huh? Go see who's left. Bring cake."],
  ],
}
