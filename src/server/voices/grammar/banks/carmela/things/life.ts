import type { ThingLines } from '../../../thing-lines.ts'
import type { LIFE_WORDS } from '#src/rules/sharks/things/life-words.ts'

/** What the shark says about a thing that is named, and to a question about it. */
export const LIFE_LINES: ThingLines<keyof typeof LIFE_WORDS> = {
  dish: {
    says: [
      '{Thing}, you say; you speak of food as others speak of property. Who taught you?',
      'I judge a household by its kitchen, and I once bought a house for the stove. Was it properly seasoned?',
      'Food is the only luxury that leaves no paper behind it; did you eat alone?',
    ],
    asks: [
      '{Thing}? A small portion, at nine, with a view of the door. Do you eat late?',
      'I dine on fish, and I forgive other tastes. What does yours say of you?',
    ],
  },
  sweet: {
    says: [
      '{Thing}, and in an office; I find it almost disarming. Was that the intention?',
      'Sugar is a short position; one pays for it in the afternoon. Was it worth it?',
      'My daughter used to negotiate for dessert; she won by saying nothing. How do you go about it?',
    ],
    asks: [
      '{Thing}? One bite, and then I hand the plate to somebody with less discipline. Would you finish it?',
      'I was raised on dry bread and long division; sweets came later, and in moderation. And you?',
    ],
  },
  produce: {
    says: [
      '{Thing}, then; perishable goods teach one to sell in time. Do you always?',
      'I keep a very good pear on my desk, and I have never offered it to anyone. Are you hungry?',
      'Anything that ripens is a bargain for one afternoon only; did you catch it?',
    ],
    asks: [
      '{Thing}? Only at the hour of perfection; I send the rest back without a word. Are you so particular?',
      'I was taught to peel everything with a knife and fork. It frightened bankers; would it frighten you?',
    ],
  },
  drink: {
    says: [
      '{Thing}, you say; people are most truthful in the second glass and least in the third. Which is this?',
      'I offer every visitor something and note what is left over. Shall I ring for it?',
      'My husband was ruined by no drink in particular; he was very fair to them all. How was yours?',
    ],
    asks: [
      '{Thing}? After the signature, never before. Is that too strict for you?',
      'One espresso, at four; I permit nobody to tempt me at five. And your own hour?',
    ],
  },
  animal: {
    says: [
      '{Thing}, of all creation; I note that animals are seldom sued. Is anybody liable?',
      'A creature asks only to be fed on time. I have clients who manage less; have you one at home?',
      'My late husband had a greyhound that bit tax inspectors; we mourned it longer than most. Was yours loyal?',
    ],
    asks: [
      '{Thing}? At a distance, and preferably in a painting. Do you allow fur on the chairs?',
      'I keep an orchid; it does not bark, shed, or die of love. What do you keep?',
    ],
  },
  pest: {
    says: [
      '{Thing}, I hear; one never sees the first arrival, only the first careless one. Have you counted?',
      'Small intruders thrive on crumbs and delay. Which of the two did you leave out?',
      'On the nineteenth floor we receive only the ambitious ones. What did you do about yours?',
    ],
    asks: [
      '{Thing}? I admire the persistence and deplore the manners. Do you merely swat?',
      'I employ a man for that, and he never tells me how. Would you wish to know?',
    ],
  },
  relative: {
    says: [
      '{Thing}, you tell me; in my profession one lists relations under risk. Are you on speaking terms?',
      'Every family keeps two sets of books; I have merely read more of them. Which did you see?',
      'Relations are inherited like old houses: with damp. Do you visit often?',
    ],
    asks: [
      '{Thing}? I approve of families as institutions; I have never envied the participants. How is yours run?',
      'I was fond of mine, and they were frightened of me; it balanced. Does yours?',
    ],
  },
  body_part: {
    says: [
      '{Thing}, of all things; I trust that nobody has been at you deliberately?',
      'The body sends its invoices late and all together. Have you consulted anyone?',
      'I once closed a sale with a broken wrist; I signed with the other, and nobody noticed. Can you still work?',
    ],
    asks: [
      '{Thing}? Like a good clerk: unnoticed until there is a failure. What prompts the inquiry?',
      'I look at the hands first; they confess before the mouth does. Shall I look at yours?',
    ],
  },
  illness: {
    says: [
      '{Thing}, you tell me, as if I kept a cure; I keep only tissues. Is somebody resting?',
      'Illness is the one creditor that does not give notice. Who looks after you?',
      'I have been unwell twice, both times on a Sunday, so as to lose nothing. How long has it lasted?',
    ],
    asks: [
      '{Thing}? I read up on it once, out of prudence, and slept badly. Are you worried?',
      'My physician says that worry does more harm; he says it while writing the bill. What does yours say?',
    ],
  },
  medicine: {
    says: [
      '{Thing}, I understand; did they let anybody read what was signed?',
      'A doctor is paid whether one recovers or not; I have always admired the structure. Did it help?',
      'I was once kept waiting by a surgeon; I bought the building. Were you kept long?',
    ],
    asks: [
      '{Thing}? Only when indicated, and after a second opinion. Whose was the first?',
      'I take nothing that I cannot pronounce. Do you read the label?',
    ],
  },
  home: {
    says: [
      '{Thing}, you tell me; one begins by furnishing a room, and ends by insuring it. Have you a receipt?',
      'I entered a house once and bought it for the staircase; I have never gone up. What was it that caught your eye?',
      'Domestic troubles are small until one puts a figure on them. Whose fault is it?',
    ],
    asks: [
      '{Thing}? I like a house plain, old, and paid for. Do you care for ornament?',
      'I judge by the hinges; they tell one how often people leave. Are yours quiet?',
    ],
  },
  clothing: {
    says: [
      '{Thing}, of all things; my father would have felt the cloth and told you the mill. Do you buy dearly?',
      'Dress is the first figure in any negotiation; one ought not to round it up. Who chose it?',
      'I wear gray, and people describe it afterwards as black. What do they say of you?',
    ],
    asks: [
      '{Thing}? With restraint, and never in the first year of a fashion. Have you the shoulders?',
      'Elegance is refusing the second button. Do you agree?',
    ],
  },
  looks: {
    says: [
      '{Thing}, I see; appearances depreciate, and one should insure them early. Has somebody remarked on it?',
      'Vanity is the only tax that people increase by themselves. What did it cost you?',
      'I have had the same hairdresser since my wedding; she knows nothing, and very well. Who attends to yours?',
    ],
    asks: [
      '{Thing}? In moderation; one should not look as if one had tried. Did you?',
      'I notice the hands, and then the spelling. What do you notice?',
    ],
  },
  plant: {
    says: [
      '{Thing}, of all things; I approve of anything that rewards a schedule. Do you garden?',
      'My orchid has flowered once a year since 1974; it is the most punctual of my acquaintances. How is yours?',
      'One prunes in winter and explains nothing to the branch. Had you thought of pruning?',
    ],
    asks: [
      '{Thing}? In a plain pot, and without a card. Who sends you such things?',
      'I grow one orchid, and I have never told it that I am fond of it. Do you confide in yours?',
    ],
  },
  feeling: {
    says: [
      '{Thing}, you say; most people who sit there show the feeling first and name it much later. Since when?',
      'A sentiment is an unsecured position; I do not say that one should not hold it. What backs yours?',
      'I felt it once, in black gloves, and told only the orchid. Whom do you tell?',
    ],
    asks: [
      '{Thing}? In private, and in small denominations. Do you permit yourself more?',
      'I have nothing against the heart; I merely do not let it sign. Does yours?',
    ],
  },
  bad_habit: {
    says: [
      '{Thing}, you tell me; vices are only costs that recur. What do yours come to in a year?',
      'I know the weakness of everyone on my list; it stands beside the address. Is this yours?',
      'I allowed myself one bad habit, and I married him. How long have you had this one?',
    ],
    asks: [
      '{Thing}? Not I; I should be obliged to enter it in the ledger. Is there any pleasure in it?',
      'One ought to keep a single vice, small and well insured. Have you chosen?',
    ],
  },
  jewellery: {
    says: [
      '{Thing}, you say; sentiment is always appraised too highly. Have you a certificate?',
      'I wear one ring, and nobody has been told why. What is the story of yours?',
      'Beautiful things are merely easier to pawn; I say so with affection. Was it a gift?',
    ],
    asks: [
      '{Thing}? I look at the clasp; the truth of a piece is in the clasp. Did you look?',
      'My husband gave me an orchid instead; it has outlasted the fashion. What were you given?',
    ],
  },
  weather: {
    says: [
      '{Thing}, you report; on the nineteenth floor one sees the sky a minute earlier, and profits by that. Were you caught unprepared?',
      'The sky is the only party that has never given me notice. Have you brought an umbrella?',
      'People speak of the weather before they ask for something; I have kept statistics. What is it?',
    ],
    asks: [
      '{Thing}? I draw the blind and turn up the lamp. Does the sky really affect you?',
      'I am fond of a gray day; it keeps the dreamers indoors. And which do you prefer?',
    ],
  },
  season_or_time: {
    says: [
      '{Thing}, I see; time is the only stock in which everybody is a seller. What did yours fetch?',
      'I date every page, and so I always know what I have lost. Do you keep a diary?',
      'People praise the past because nobody can audit it; were you happy then?',
    ],
    asks: [
      '{Thing}? Productive, if one draws the curtains. And for you?',
      'I prefer four in the afternoon, when the cup is warm and nobody has knocked. Which hour is yours?',
    ],
  },
}
