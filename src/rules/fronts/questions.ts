import type { FrontName } from './front.ts'

/** One of the two answers, and the text that is shown after it. */
export interface FrontReply {
  readonly text: string
  readonly outcome: string
}

/** A situation in a front. Both answers count as tending. */
export interface FrontQuestion {
  readonly id: string
  readonly text: string
  readonly a: FrontReply
  readonly b: FrontReply
}

/** The situations of every front. */
const ANYWHERE: readonly FrontQuestion[] = [
  question('cousin', 'Your cousin Sal needs a shift. He has never held a broom.', [
    ['GIVE HIM THE BROOM', 'Sal sweeps one corner all day. It is a very clean corner.'],
    ['SEND HIM HOME', 'Sal is hurt. His mother phones twice, then bakes for the night man.'],
  ]),
  question('meter', 'A man from Con Ed wants to read a meter that you do not have.', [
    ['SHOW HIM THE BACK', 'He reads something back there and leaves happy.'],
    ['ASK FOR HIS BADGE', 'He left it in the truck. There is no truck.'],
  ]),
  question(
    'window',
    'Somebody put a brick through the window. There is a note: SORRY, WRONG PLACE.',
    [
      ['KEEP THE NOTE', 'You frame it beside the license. Customers like it.'],
      ['FIX THE GLASS', 'New glass by noon. You can see the street again, and it can see you.'],
    ],
  ),
  question('till', 'The till is forty dollars over, three days in a row.', [
    ['COUNT IT AGAIN', 'Forty dollars over. You stop counting and say a prayer.'],
    ['ASK THE NIGHT MAN', 'He plays his numbers from the till and puts the wins back. Fine.'],
  ]),
  question('tax', 'A letter from the city says that you owe a form nobody has heard of.', [
    ['FILL IT IN', 'You write NOT APPLICABLE eleven times. The city thanks you.'],
    ['FILE IT UNDER THE SINK', 'It joins the other letters. They keep each other dry.'],
  ]),
  question('blackout', 'The lights went out on the whole block at six.', [
    ['LIGHT CANDLES', 'It looks like a church. People lower their voices and tip.'],
    ['LOCK UP AND WAIT', 'The lights come back at eight. So do the customers.'],
  ]),
  question('cat', 'A grey cat has moved in and hired herself.', [
    ['PUT HER ON THE PAYROLL', 'One can of tuna a day. The mice hand in their notice.'],
    ['WALK HER TO THE BODEGA', 'She is back before you are.'],
  ]),
  question('strike', 'The garbage men are on strike. Your bags are up to the sill.', [
    ['PAY A KID WITH A VAN', 'The bags go to New Jersey. You do not ask how far.'],
    ['STACK THEM NEATLY', 'A reporter takes a picture. Yours is the neatest pile in town.'],
  ]),
  question('phone', 'The pay phone outside has been ringing since dawn.', [
    ['PICK IT UP', 'It is for a Lou. You take a message. There is always a Lou.'],
    ['LET IT RING', 'It stops at nine. Somebody must have found Lou.'],
  ]),
  question('uniform', 'A beat cop wants his coffee on the house, like with the last owner.', [
    ['POUR IT', 'He takes three sugars and looks the other way all week.'],
    ['RING IT UP', 'He pays the sixty cents, slowly, and laughs about it at the precinct.'],
  ]),
  question('raise', 'Your best worker wants a raise, or a nicer hat.', [
    ['A NICER HAT', 'It has a feather. Business goes up a little, you would swear.'],
    ['TALK ABOUT SPRING', 'Spring it is. He writes SPRING on the wall in large letters.'],
  ]),
  question('delivery', 'The delivery is late, and the driver says that the bridge moved.', [
    ['BELIEVE HIM', 'It comes by four with an apology and a crate too many.'],
    ['CALL HIS BOSS', 'The boss says that the bridge did move. It comes by four.'],
  ]),
]

/** The situations of one kind of front. */
const AT: Readonly<Record<FrontName, readonly FrontQuestion[]>> = {
  newsstand: [
    question('paperboy', 'The morning papers came without the sports pages.', [
      ['SELL THEM CHEAP', 'Nobody reads the rest anyway. They go by ten.'],
      ['DRAW THE SCORES', 'You chalk them on a board. A crowd forms and buys gum.'],
    ]),
    question('reader', 'An old man reads every magazine and buys none.', [
      ['LET HIM READ', 'He tells the whole block what is in them. They come and buy.'],
      ['SELL HIM A MINT', 'He buys one mint. You feel that you have won something.'],
    ]),
    question('lottery', 'A lady wants the same lottery numbers as last week. Those won.', [
      ['SELL THEM TO HER', 'They do not win again. She is sure they will on Friday.'],
      ['SUGGEST NEW ONES', 'She plays your birthday. Now you check the draw as well.'],
    ]),
  ],
  laundromat: [
    question('sock', 'Machine six eats one sock of every pair.', [
      [
        'CALL THE REPAIR MAN',
        'He finds ninety socks and a wedding ring. The ring finds its owner.',
      ],
      ['HANG A SIGN', 'NUMBER SIX IS HUNGRY. People use it for luck.'],
    ]),
    question('soap', 'Somebody filled the dryers with soap. The floor is a cloud.', [
      ['CHARGE THE KIDS A DIME', 'They slide until closing. The floor was never cleaner.'],
      ['MOP', 'Two hours. You know every tile by name now.'],
    ]),
    question('suit', 'A suit was left here a month ago. There is a phone number in the pocket.', [
      ['CALL IT', 'A widow picks it up and kisses your cheek.'],
      ['WEAR IT', 'It fits. Two people call you Councilman.'],
    ]),
  ],
  social_club: [
    question('card_game', 'The Tuesday game has run into Thursday. Nobody will stand up.', [
      ['SEND IN SANDWICHES', 'They eat, they deal, they pay for the chairs by the hour.'],
      ['TURN OFF THE HEAT', 'They play in their coats until six, and then they go home.'],
    ]),
    question('jukebox', 'The jukebox plays one Jerry Vale record and nothing else.', [
      ['LEAVE IT', 'By Friday everybody knows the words.'],
      ['HIT IT TWICE', 'It plays Jerry Vale, but faster.'],
    ]),
    question(
      'member',
      'A man says that he has been a member since 1961. The club opened in 1970.',
      [
        ['GIVE HIM A CHAIR', 'He brings four friends who have been members since 1961.'],
        ['ASK FOR HIS CARD', 'He has a card. It is from another club. It is a nice card.'],
      ],
    ),
  ],
  garage: [
    question('lincoln', 'A black Lincoln must be green by five, and nobody must ask why.', [
      ['PAINT IT', 'It dries on the ramp. A very green car drives off very slowly.'],
      [
        'SAY THAT YOU ARE BOOKED',
        'Somebody else paints it. It is on the news. It is badly painted.',
      ],
    ]),
    question('taxi', 'A cab has a rattle that only comes at night.', [
      ['RIDE ALONG', 'It is a bottle under the seat. You ride back for free.'],
      ['TURN UP HIS RADIO', 'The rattle is gone. He calls you a genius.'],
    ]),
    question('permit', 'An inspector counts your fire extinguishers and gets to one.', [
      ['SHOW IT TO HIM TWICE', 'He counts two. He was never good with numbers.'],
      ['BUY ANOTHER', 'You have two now. He writes that down with respect.'],
    ]),
  ],
  restaurant: [
    question('inspector', 'The health inspector wants to see the kitchen. Now.', [
      ['SEAT HIM FIRST', 'He has the veal. The kitchen gets an A that he does not remember.'],
      ['OPEN THE DOOR', 'He finds one fork out of line. The cook takes it very hard.'],
    ]),
    question('critic', 'A man in the corner writes in a small book while he eats.', [
      ['SEND OUT DESSERT', 'He was writing to his sister. She books a table for nine.'],
      ['READ OVER HIS SHOULDER', 'He likes the soup. You do not serve soup. You start to.'],
    ]),
    question('wedding', 'A wedding of two hundred wants your room of eighty.', [
      ['TAKE THEM', 'They dance in the street. Nobody can say where the room ended.'],
      [
        'TAKE EIGHTY',
        'The other hundred and twenty drink at the bar next door and come back singing.',
      ],
    ]),
  ],
}

/** Returns the situations that a front can have. */
export function questionsOf(front: FrontName): readonly FrontQuestion[] {
  return [...ANYWHERE, ...AT[front]]
}

type Replies = readonly [readonly [string, string], readonly [string, string]]

function question(id: string, text: string, [a, b]: Replies): FrontQuestion {
  return { id, text, a: { text: a[0], outcome: a[1] }, b: { text: b[0], outcome: b[1] } }
}
