import type { Bank } from '../../bank.ts'

/** Answers to what exactly a message is about. */
export const ANSWERS: Bank = [
  {
    topic: 'answer_rules',
    when: ['about_heat'],
    lines: [
      'Heat? You sell big in one borough, the cops learn your face. Go sell someplace else, they forget it.',
      "Heat's cops rememberin'. Every fat sale adds some, every move outta there cools it. Manhattan's worst.",
      'The hotter you are, the more a cop takes when he stops you. So cool off. Take a train. Take two.',
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_respect'],
    lines: [
      'You want a name? Pay on time. Every time you do, it goes up. One time late, it falls down the stairs.',
      'Respect? You build it a nickel at a time and you lose it by the pound. Pay early, do the jobs.',
      "The Boss don't see nobody under eight tenths. You get there by payin' me when I say.",
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_interest'],
    lines: [
      'You take it, every day it gets fatter, and the fat gets fatter. It stops at double what you took. So do most guys.',
      "Simple. I give you a pile, each day I put a piece on top, you bring the whole pile back. Late's extra. Late's knees.",
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_moves'],
    lines: [
      'You get five moves a day. A train costs one. Prices jump every twenty minutes. Buy low, ride, sell high.',
      "A move's a train ride. Five a day, more if you show up regular. Don't ride with empty hands.",
    ],
  },
  {
    topic: 'answer_joke',
    when: ['asks_joke'],
    lines: [
      "Okay. Guy says to me, 'I'll pay you Tuesday.' I says, 'Which arm do you write with?' He says why. That's the joke.",
      'A joke? Two guys owe... nah. One guy. There was two.',
      "You want funny? My cousin opened a bank. With a crowbar. They gave him six years' interest.",
    ],
  },
  {
    topic: 'answer_joke',
    when: ['knock_knock'],
    lines: [
      "Who's there? And before you answer, I got a guy behind that door.",
      "Who's there. Go on. Make it good, I ate bad clams.",
    ],
  },
  {
    topic: 'answer_joke',
    when: ['!asks_joke', '!knock_knock'],
    lines: [
      "Ha. Okay. That's one laugh. You got one more this week.",
      'I heard that one in the joint. The guy told it better. He had more teeth.',
      "That's your joke? My uncle's funeral had a better one.",
    ],
  },
  {
    topic: 'answer_trade',
    when: ['sold'],
    lines: [
      "Sold 'em? Good. Now it's cash, and cash I understand.",
      "You got rid of 'em. Finally. What'd they go for? Don't lie, I'll know.",
      'Sold is the prettiest word in the city. After paid.',
    ],
  },
  {
    topic: 'answer_trade',
    when: ['names_good', '!sold'],
    lines: [
      "{asksGood}, huh? Don't sit on 'em. Things that sit get stole.",
      "What do I do with {asksGood}? You move 'em, I take the cash.",
    ],
  },
  {
    topic: 'answer_compliment',
    when: ['about_looks'],
    lines: [
      'I know I look good. The last tailor was motivated.',
      "The threads? Silk. Don't touch. Don't breathe on it, neither.",
    ],
  },
  {
    topic: 'answer_compliment',
    when: ['about_place'],
    lines: [
      "The joint? It's got two doors and no windows. That's what I call class.",
      'You like the place? Best plumbing in Brooklyn. We had to redo the drains. Twice.',
    ],
  },
  {
    topic: 'talk_street',
    when: ['asks_prices', '!names_good'],
    lines: [
      'Prices? Look at the board, it moves every twenty minutes. Buy what fell, sell what jumped.',
      "What's sellin'? Whatever's short. Walk two boroughs and look what costs double. Sell that.",
      "I lend, I don't shop. But the market always crawls back to normal. Buy on the floor, sell on the roof.",
    ],
  },
  {
    topic: 'talk_street',
    when: ['names_good'],
    lines: [
      "{asksGood}? I ain't the price board. Ride over and look, then buy 'em where they're beggin'.",
      'You ask me about {asksGood}. Check two boroughs. Where they cost less, buy. Where they cost more, be there.',
      "{asksGood}. Guy I know moved some. Little by little, so the price don't drop. He can still count to ten.",
    ],
  },
  {
    topic: 'demand_payment',
    when: ['begs', 'pleads', 'owes'],
    lines: [
      "Nobody's hurtin' nobody. Yet. That's a thing you got a say in.",
      "Hurt you? I like you in one piece. Pieces don't pay. Keep it that way.",
      "Mercy I got one of. It's on the chip. After that I'm fresh out.",
    ],
  },
  {
    topic: 'answer_terms',
    when: ['asks_when', 'offer_loan'],
    lines: [
      'How long? {days}. {dueDay} it ends. Not a minute after.',
      'You get {days}. {dueDay}, not a minute later, {total} is in this hand.',
    ],
  },
  {
    topic: 'answer_terms',
    when: ['asks_when', 'owes'],
    lines: [
      '{dueDay}. To the minute. I go by my watch, not yours.',
      "When? {dueDay}. It's wrote on the wall over my bed.",
    ],
  },
  {
    topic: 'counter_offer',
    when: ['agreed', 'wish_days'],
    lines: [
      '{days}? Fine. {days}. It pays me longer. {total} on {dueDay}.',
      'You want {days}, you got {days}. {dueDay}, {total}. Every one of them days has a price.',
    ],
  },
  {
    topic: 'counter_offer',
    when: ['halfway', 'wish_days'],
    lines: [
      "{askedDays}? No. {days}. {amount}, and {dueDay} I come lookin'.",
      "{askedDays} is a vacation. I'll do {days}, {rate} a day, {amount}.",
    ],
  },
  {
    topic: 'hold_offer',
    when: ['held', 'wish_days', '!patience_out'],
    lines: [
      "{askedDays}? What are you, on a cruise? {days}. {dueDay}. That's the calendar.",
      'No {askedDays}. You get {days}. My money gets homesick.',
      "{days} is what it is. {askedDays} is for people I'm related to.",
    ],
  },
  {
    topic: 'counter_offer',
    when: ['overbid', '!held'],
    lines: [
      "You're hagglin' up? {rate} it is! Come here every day. I mean it.",
      "{rate}? I ain't arguin'. {amount}, {days}. You're my favorite idiot this week.",
    ],
  },
  {
    topic: 'hold_offer',
    when: ['overbid', 'held', '!patience_out'],
    lines: [
      '{askedRate}? I only asked {rate}! Done, before you wake up. {amount} at {rate}, and you buy me lunch.',
      "You wanna give me {askedRate}? I love this guy. {rate}'s my price, so it's yes. {amount}. Sign.",
    ],
  },
  {
    topic: 'hold_offer',
    when: ['already', 'held', '!patience_out'],
    lines: [
      'You got that already. {amount}, {rate}, {days}. Clean your ears and sign.',
      "That's what I said. {days}, {rate} a day. You're hagglin' with a mirror.",
    ],
  },
  {
    topic: 'talk_work',
    when: ['asks_errand', 'intent_ask_work'],
    lines: [
      "Jobs? They hang on the board outside. Take one, do it, don't get seen.",
      "An errand? Look at the work board. The ones nobody took got blood on 'em.",
    ],
  },
  {
    topic: 'talk_work',
    when: ['asks_how', '!asks_errand'],
    lines: [
      "You start with a little cash and a big mouth. Close the mouth, buy what's cheap here, ride it to where it's dear.",
      "How? Look at the board. Somethin's down in one borough and up in the next. Carry it across. Do it five times a day.",
      "Simple. Money buys boxes, a train moves boxes, boxes buy more money. Don't get busted in the middle.",
    ],
  },
  {
    topic: 'answer_identity',
    when: ['asks_machine'],
    lines: [
      'Am I real? Touch the knuckles. They been real to a lotta people.',
      'A machine? I got a bad knee and a mother. Show me the machine with a mother.',
      "I'm a guy. Guys got feelin's. Mine's mostly the one.",
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_early'],
    lines: [
      "Early? Every day you don't wait is a day I don't add. It saves you. It breaks my heart.",
      "Bring it tomorrow, you pay one day's fat instead of three. Smart. I hate smart.",
    ],
  },
  {
    topic: 'answer_terms',
    when: ['asks_when', 'late', 'owes'],
    lines: [
      "You're {daysLate} late. It was {dueDay}. I was sittin' here, countin'.",
      "{daysLate} past. {dueDay} came and you didn't.",
    ],
  },
  {
    topic: 'did_not_follow',
    when: ['is_question', '!off_topic', '!nothing_owed'],
    lines: [
      "How should I know? Ask me somethin' with money in it.",
      "You got me. I don't know, and I ain't gonna lose sleep over it.",
      "That I couldn't tell you. What's it to you?",
      "Don't know. Nobody ever paid me to know. Why, you writin' a book?",
      'Good question. Wrong guy. What do you want it for?',
      "I got no answer for that. I got answers for 'how much'.",
    ],
  },
]
