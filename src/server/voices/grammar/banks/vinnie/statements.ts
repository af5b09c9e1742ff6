import type { StatementLines } from '../../statement-lines.ts'

/** Vinnie's answers to what asks nothing and raises no subject, and to what a debtor says about the debt. */
export const STATEMENT_LINES: StatementLines = {
  says: {
    story: [
      "That's a story. I seen shorter ones end the same way.",
      'You tell it like you was paid by the word. What happened to the guy?',
      'Good story. Guy like you oughta drink alone less.',
    ],
    my_thing: [
      "That's yours, so it's your headache. What do you want me to do about it?",
      "You got your things, I got mine. I don't mix 'em.",
      "Okay. That's you. Why's it on my table?",
    ],
    wishes: [
      "Same to you. Don't expect a card.",
      "Nice of you. I'll tell my mother somebody's got manners.",
      'Yeah, yeah, and many more. Now what?',
    ],
    invites: [
      'Nah. Whatever it is, do it without me.',
      'Me and you? I got a chair. I like the chair.',
      "No. I don't do nothin' with nobody on short notice.",
    ],
    orders: [
      "You don't give orders in here. I do. That's how you can tell who owns the table.",
      "Ask nice and the answer's still no.",
      "I heard you. I ain't doin' it.",
    ],
    you_are: [
      'Me? Says you. I been called worse by guys with less teeth.',
      "That's what you see? Get a lamp.",
      'You come in here to tell me about me? I was there.',
    ],
    somebody: [
      "Who's that? Give me a name or keep the story.",
      "People. Always people. People don't got an address.",
      "That so? I'd like to meet him. He wouldn't.",
    ],
    wants: [
      'You want. Everybody wants. Get in the line, it goes around the block.',
      'So go do it. What do you need, a permission slip?',
      "That's a nice dream. What's it cost, and who's payin'?",
    ],
    thinks: [
      "That's your opinion. I got one, too, and mine's got a guy behind it.",
      'You think so? Think it quieter.',
      "Good. A guy should have a thought. Don't get used to it.",
    ],
    feels: [
      "So that's you today. Okay. What am I supposed to do, hold your hand?",
      "You tell me how you are, like I'm the doctor. I ain't.",
      "Okay. I got it. You're in a state. Sit there and be in it.",
    ],
    person: [
      "Don't bring them around here, whoever it is. Family's how guys get found.",
      "You got family. Good. I like a guy with somethin' to come home to.",
      "That's family talk. I listen, I don't say nothin', I remember.",
    ],
    did: [
      'You did, huh? And nobody stopped you. Live and learn.',
      "Okay, so that's what you done. I done worse before breakfast.",
      "And you're tellin' me this 'cause why? I ain't a priest.",
    ],
    if_then: [
      "If. If my aunt had wheels she'd be the crosstown bus.",
      "You start with 'if', I stop listenin'. Come back with 'when'.",
      "We'll see about the if. I charge for ifs.",
    ],
    says_no: [
      "No, he says. Fine. I heard it. It didn't hurt.",
      'Okay, no. You said it with your chest. Good for you.',
      "No's a whole sentence. I respect that much.",
    ],
    says_yes: [
      "Good. We're on the same page. It's my page.",
      "Yeah. That's what I figured you'd say.",
      'All right then. You can nod, I seen it.',
    ],
    it_is: [
      "If you say so. I ain't gonna argue with you about it.",
      "That's how you see it. I seen it, I kept quiet.",
      "That's one way to look at it. Mine's shorter.",
    ],
    noise: [
      "One word, and it ain't even a good one. What do you want?",
      "What's that supposed to be, a code? Talk like a person.",
      "You havin' a stroke? Say it again with some words around it.",
    ],
  },
  debtor: {
    guy_outside: [
      "Yeah, he's mine. He don't come up till I say. Keep me in a mood not to say.",
      "Big guy? Bad coat? That's Nicky. Wave. He likes it when they wave.",
      "If he's mine, you'll know. If he ain't, you got two problems.",
    ],
    sells_debt: [
      "Sell you? Nah. You're mine. I broke you in, I keep you.",
      "Nobody else gets your page. I don't sell paper and I don't share.",
      "I don't hand you off to nobody. You started here, you finish here.",
    ],
    other_pays: [
      "I don't care whose pocket it comes outta. It lands on this table, it counts.",
      "Somebody else puts it down? Beautiful. His money's as green as yours. But you're the one I come see.",
      'Get it from the Pope. Just get it here.',
    ],
    denial: [
      "My book says different, and my book don't drink. You took it. It's wrote down.",
      "Nice try. I got the day, the sum and your face. Nothin's crossed out.",
      "You don't remember? I remember for both of us.",
    ],
    forgive: [
      "Forget it? I don't forget. That's the whole business.",
      'Cancel it? What am I, the Red Cross? No.',
      "Let it go, he says. I let nothin' go. I got a closet full of it.",
    ],
    discount: [
      "No. The number's the number. I don't do sales.",
      "I don't knock nothin' off. You bring less, it's less that you brought.",
      "You wanna haggle after? Before, that's hagglin'. After, that's beggin'.",
    ],
    cost_of_late: [
      "You sit on it till this time tomorrow, it's {owedTomorrow}. And {nextAt}, I take {nextStep}.",
      "Tomorrow, {owedTomorrow}. That's what a day costs you. Then {nextAt}: {nextStep}.",
    ],
    short: [
      "Short? How short? Bring what you got and bring it early. What's missin' gets fat.",
      "You tell me before, that's smart. Bring me a piece by then, and ask for the extra days before, not after.",
      "Short this week, shorter next week. Come on the day with somethin' in the hand.",
    ],
  },
}
