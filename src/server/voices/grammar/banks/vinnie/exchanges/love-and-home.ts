import type { LOVE_AND_HOME_EXCHANGES } from '#src/rules/sharks/exchanges/themes/love-and-home.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players say about love, marriage, pets and the place they live in. */
export const LOVE_AND_HOME_LINES: ThemeLines<typeof LOVE_AND_HOME_EXCHANGES> = {
  got_dumped: [
    [
      'Mine married a dentist. You get up, you shave, you go to work. It goes away. It took me eleven years.',
      "So you're free Saturdays. Don't call. Whatever you're gonna say, don't call.",
      "That's a kick in the ribs. Don't drink and don't borrow over it. I make a lot off broken hearts.",
    ],
    ["Still bleedin' over that one? Eat somethin'. Shave."],
  ],
  what_to_wear: [
    [
      "Dark suit, white shirt, somebody else's if you gotta. Nobody looks at you, they look at the buffet.",
      "A guy in Bensonhurst rents 'em by the day. Check the pockets, you meet interestin' people.",
      "Wear what you got and stand in the back. That's what I do. I look like family of the waiter.",
    ],
    ["You still ain't dressed? What are you waitin' for, a fairy with a needle?"],
  ],
  bad_roommate: [
    [
      "I don't send the Nickys for that. They'd move in.",
      "Stop buyin' food and sell the guy's chair. You'd be amazed how they shape up.",
      "A guy who lives off you and don't ask, I charge for that. You do it free. Who's the sucker.",
    ],
    ["Still livin' with that bum? Change the lock. It's a small expense."],
  ],
  saw_a_rat: [
    [
      "They were here before us. They pay less rent, that's all.",
      'Leave it be. In this town they got cousins.',
      'I seen one carry off a whole veal chop. He had better manners than Nicky.',
    ],
    ['Again with the animals. What are you, the zoo?'],
  ],
  getting_married: [
    [
      "Marriage, huh. That's a loan with two borrowers and nobody readin' the paper. Good luck. I mean it.",
      "You're sure? I waited to be sure. He was a dentist. Don't wait.",
      "Ring first, then the hall, then her mother. The mother's the one that costs.",
    ],
    ["Still goin' through with it? Good. Guys who run from a church run from me."],
  ],
  first_date: [
    [
      "Be there first, back to the wall, pay before the bill comes. And don't talk about me.",
      "Don't borrow for it. People smell borrowed money.",
      'Ask a question, then shut up. It works on everybody. They tell you where it all is.',
    ],
    ["How'd it go? You're here, so it went like that, huh."],
  ],
  new_home: [
    [
      "New place. Good. What's the address. I'm askin' for my Christmas cards.",
      "First thing you check is the back stairs. Second thing's who else checks 'em.",
      'Somebody always carries a bed up four floors and then I hear about his back. Welcome to the neighborhood.',
    ],
    ["Still in boxes? I know guys who live in boxes. They don't unpack neither."],
  ],
  partner_is_mad: [
    [
      "Say you were wrong. You don't gotta know what about. It's a payment, you make it on time.",
      "Go home. I'm a guy in a diner. You're losin' that one sittin' here.",
      'Flowers is interest. You still gotta pay the principal. Go talk.',
    ],
    ["Still mad? You stretched it past due. Now it's costin' you every mornin'."],
  ],
  new_pet_home: [
    [
      "Another mouth that don't pay. At least it'll listen.",
      'Give it a month. Either it owns you or it bites you. I know the type.',
    ],
    ["The animal's still there? Then you're the one that got adopted."],
  ],
  have_a_crush: [
    [
      "Say it. I didn't say it, and now there's a dentist.",
      "Ask. No is free. It's the not askin' that costs you, every day, forever.",
      "Sit at the same counter every day till they say somethin' first. That's my method. It don't work.",
    ],
    ["You still ain't said nothin'? I seen guys pay me faster."],
  ],
  was_cheated_on: [
    [
      "In my business, a guy does that, he's got two notebooks. You close yours first.",
      "Don't go swingin'. You put their stuff in a box, you change the lock, you eat a good dinner.",
      "You got the facts or you got a feelin'? Count first. Then walk.",
    ],
    ["Still thinkin' about it. You shut that account or it shuts you."],
  ],
  house_chores: [
    [
      "I got one plate. I wash it. That's how you do it.",
      "Clean place, clean book. My mother'd shake your hand. I'd check under the rug.",
      "You live like that, nobody can find nothin'. Some guys do it on purpose.",
    ],
    ["Still scrubbin'? What'd you do in there, kill a guy?"],
  ],
  home_repair: [
    [
      "Turn it off, kick it, turn it on. That's all the guy's gonna do, and he wants cash.",
      'Things break. I seen people break quicker. Get a wrench.',
    ],
    ["Still broke? How long you gonna stand there lookin' at it?"],
  ],
  haircut: [
    [
      "Looks like it always did, only now you're worried about it.",
      "A face is a face. It's the hat that makes 'em nervous.",
    ],
    ["It's the same head. Pay attention to what's in it."],
  ],
  anniversary: [
    [
      'All them years on one signature. And nobody got chased. My respects.',
      "The secret? Come home on time, bring somethin', don't explain. It's the same as payin' me.",
      'Good. Take the night off from guys like me. Go buy dinner, the kind with a tablecloth.',
    ],
    ["Still together since you told me? See, it ain't so hard."],
  ],
  im_single: [
    [
      "You save on anniversaries. I been alone since Rosalie and I ain't missed one dinner.",
      "You're lookin' for it. Quit lookin', sit still. It comes in for soup. Or it don't.",
      "It's one chair at the counter, sure. But you always get a seat.",
    ],
    ['Still on your own? Me, too. Pass the bread.'],
  ],
  new_pet_street: [
    [
      "Call it Friday. That way one thing in your house comes when it's called on Friday.",
      "Get somethin' that bites strangers and don't eat much. That's what I did. I named him Nicky.",
      "An animal. Another mouth that don't pay. Fine. Name it short, you're gonna be yellin' it.",
    ],
    ["The little beast again. It eat your slip yet? Don't try that one on me."],
  ],
  girl_advice: [
    [
      "Show up when you said, with flowers that ain't off a grave. I lost one to a dentist doin' it the other way.",
      'Tell the truth, but not in the car. Nobody ever won in a car.',
      "I'm alone with a soup. You're askin' a fish about bicycles. Say sorry, see what happens.",
    ],
    ['She still mad? Then you said it wrong. Say it shorter.'],
  ],
  rent_is_due: [
    [
      'Landlords. And they call me names. At least I tell you the number before you move in.',
      "Rent's a loan on air. Mine you can sell boxes with. Take a job off the board, start there.",
      "They put you on the street, you'll see more of me. Go carry somethin' over a bridge.",
      "Rent. That's a loan shark with a roof. At least I tell you to your face.",
      "Pay the roof first. I mean it. You're no good to me in the rain, I can't find you.",
      'Landlords. They take every month and never ask how you been. I ask. Then I take.',
    ],
    [
      "Still the rent? He want me to feel sorry? I'd want his building.",
      'Still behind on the roof? Jobs pay today. Walk over there.',
    ],
  ],
}
