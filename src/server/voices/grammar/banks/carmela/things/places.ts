import type { ThingLines } from '../../../thing-lines.ts'
import type { PLACES_WORDS } from '#src/rules/sharks/things/places-words.ts'

/** What the shark says about a thing that is named, and to a question about it. */
export const PLACES_LINES: ThingLines<keyof typeof PLACES_WORDS> = {
  country_or_city: {
    says: [
      '{Thing}, I see; I have a correspondent there who never dines twice with the same people. What is your connection?',
      'I judge a country by how its banks close. Did you notice the hour?',
      "Travel is an elegant way of learning what one's own bed is worth. Was it business or flight?",
    ],
    asks: [
      '{Thing}? Once, between two trains, and it sufficed for an opinion. Have you one?',
      'I prefer cities in which I know the notary. Where would you go, if nobody were looking?',
    ],
  },
  us_place: {
    says: [
      '{Thing}, you tell me; I hold a small parking lot in that direction, sight unseen. Ought I to go and look?',
      'Everybody who leaves this city comes back with opinions and a tan. Which did you bring?',
      'Distance makes people careless with their mail. Did you leave an address?',
    ],
    asks: [
      '{Thing}? I have seen it from a train window, with the blind half down. What did I miss?',
      'I am told that the air is excellent elsewhere; one cannot deposit it. Would you live there?',
    ],
  },
  city_spot: {
    says: [
      '{Thing}, you say; I always watch who else is watching. Whom did you notice there?',
      'One forgets that somebody owns all of this; I seldom forget. What brought you there?',
      'From nineteen floors up it is all one plan with a few mistakes in it. Which corner is yours?',
    ],
    asks: [
      '{Thing}? Before eight in the morning, almost civilized. At what hour would you go?',
      'I cross this city by car, with the curtain drawn; I know it chiefly by its deeds. Do you walk?',
    ],
  },
  nature_place: {
    says: [
      '{Thing}, you say, almost with tenderness; who holds the title?',
      'Nature keeps no books, and everything is paid in the end. Did it do you good?',
      'I looked at a view once, for a whole afternoon, and found that it did not improve. How long did you stay?',
    ],
    asks: [
      '{Thing}? In a good frame, over a fireplace. Do you prefer to go in person?',
      'I like a landscape with a railing. Would you call that timid?',
    ],
  },
  vehicle: {
    says: [
      '{Thing}, you tell me; anything that moves loses value while it does so. Is everything paid for?',
      'I have a driver; he knows four routes, and none of them is direct. How do you arrive at places?',
      'One learns everything about people from how they park. Shall I look out of the window?',
    ],
    asks: [
      '{Thing}? I judge by the door: that ought to close like a good argument. What do you drive?',
      'I am conveyed; I do not concern myself with the means. Do you like to be seen arriving?',
    ],
  },
  job: {
    says: [
      '{Thing}, then; every occupation has its pension and its secret. Which have you discovered?',
      'I count several professions among my clients; the modest ones sleep best. Is it well paid?',
      'Work is what one sells when one has nothing else. What would you prefer to sell?',
    ],
    asks: [
      '{Thing}? Indispensable, I am told, chiefly by those who send the bill. What is your own view?',
      'I once engaged somebody on the strength of a handwriting; she retired rich. Have you a good hand?',
    ],
  },
  school_thing: {
    says: [
      '{Thing}, I hear; schools examine the memory and leave the judgment to people like me. What did you retain?',
      'I left the law after two years; it had nothing further to hide from me. How far did you go?',
      'A certificate proves that one can wait; I have found that quite as rare as talent. Have you one?',
    ],
    asks: [
      '{Thing}? Useful as a wall is useful: to hang something over the crack. Did you shine?',
      'I was first in arithmetic and last in recreation. And where did they place you?',
    ],
  },
  war_or_army: {
    says: [
      '{Thing}, then; in war the survivors get medals, and the suppliers get houses. Which did your people get?',
      'My father sold cloth for uniforms to two governments, and both were late. Did you serve?',
      'A war is what remains when nobody has read the contract. Have you known one?',
    ],
    asks: ['I prefer a siege; one needs only time and a good chair. Have you the temperament?'],
  },
  church: {
    says: [
      '{Thing}, of all things; I have always found the long view of the Church instructive. Are you devout?',
      'I attend, at the side, and I leave before the hats. Where do you sit?',
      'They forgive without collateral; I have never understood how the doors stay open. Has it helped you?',
    ],
    asks: [
      '{Thing}? I keep an open mind and a reserved pew. And you?',
      'One ought to be on courteous terms above and below; one never knows who will hold the paper. Do you not think so?',
    ],
  },
  holiday: {
    says: [
      '{Thing}, I see; the sentimental buy before the day, and the prudent after. Which are you?',
      'I write my cards in June; sincerity keeps well. With whom did you share it?',
      'On such days the building is empty, and I hear my orchid think. Was it a happy one?',
    ],
    asks: [
      '{Thing}? Quietly, with the telephone off its hook. And how do you celebrate?',
      'My daughter comes home, we are polite, and one of us plays chess. Is yours livelier?',
    ],
  },
  party_event: {
    says: [
      '{Thing}, you tell me; I look first at who is seated near the kitchen. Where did they put you?',
      'I was once the most interesting guest at a funeral; the heirs kept changing color. Was anybody missing?',
      'Society is an auction at which nobody mentions the bidding. Did you come away with anything?',
    ],
    asks: [
      '{Thing}? For one hour, with my coat within reach. Do you stay until the end?',
      'I accept one invitation a year, and look forward to leaving. Are you fond of crowds?',
    ],
  },
  law_place: {
    says: [
      '{Thing}, of all things; one should never arrive without counsel, nor leave with a memory. Have you counsel?',
      'The law is a fine house with many doors; I own the plan of it. Which one did you use?',
      'I have been called as a witness three times, and recalled nothing in excellent grammar. And you?',
    ],
    asks: [
      '{Thing}? The law is necessary, like drains, and best lived above. What brought it to mind?',
      'I dine with two judges; we never discuss whose they are. Is it the institution that troubles you, or the hours?',
    ],
  },
  money_place: {
    says: [
      '{Thing}, you tell me; somebody in that line is paid to know you better than you do. Have you met him?',
      'Any place with so much marble was built by the losing side. Which side were you on?',
      'I went once, watched for an hour, and bought the building next door. How long did you stay?',
    ],
    asks: [
      '{Thing}? As an owner, with pleasure; as a customer, never. In which capacity do you go?',
      'I have no quarrel with chance, provided that somebody else is taking it. Do you?',
    ],
  },
  neighbour_or_stranger: {
    says: [
      '{Thing}, I hear; one should always know what people want before they say it. What was it here?',
      'Everybody one meets is either a cost or a reference. Which did this prove to be?',
      'I notice who holds the door and who expects it. And what did you notice?',
    ],
    asks: [
      '{Thing}? I reserve my opinion of people until I have seen a signature. Have you formed one?',
      'I was kind to a stranger once; it is still in the ledger, under miscellaneous. Are you often kind?',
    ],
  },
  shop_place: {
    says: [
      '{Thing}, then; I always look at how an establishment treats its back door. Did you notice?',
      'I once sent back a fish, and the place was mine by the coffee. How was the service?',
      'People show their character to whoever holds the tray or the till. How did you show yours?',
    ],
    asks: [
      '{Thing}? At an empty hour, when the manager is anxious. When do you go?',
      'I have things sent up; one is never overcharged by a stairwell. Do you enjoy the bustle?',
    ],
  },
  crime: {
    says: [
      '{Thing}, you say, and quite calmly; were you a witness, a victim, or a participant?',
      'I deplore it; it is only commerce without the paperwork. Has it touched you?',
      'The clumsy break a lock; the patient acquire the building. Which did you hear of?',
    ],
    asks: [
      '{Thing}? Crime is poorly paid, when one counts the years. Had you been considering it?',
      'I have never broken a law that I had not read first. Can you say as much?',
    ],
  },
  weapon: {
    says: [
      '{Thing}, I see; I find that the weaker position is always the armed one. Are you in one?',
      'I have never raised anything but a question. Were you threatened, or merely equipped?',
      'Violence is an invoice with the wrong address. To whom did you intend it?',
    ],
    asks: [
      '{Thing}? Noisy, traceable, and bad for the carpet. What do you find so reassuring in arms?',
      'I keep a letter opener, and people watch it the whole time. Is that not sufficient?',
    ],
  },
  tool: {
    says: [
      '{Thing}, you say; I assume that something was standing which ought to lie, or the reverse. Which was it?',
      'I keep a paper knife and have never needed a second instrument. Did you do the work yourself?',
      "Whoever owns the ladder sees over the wall; my father used to say so, on other people's ladders. Is it your own?",
    ],
    asks: [
      '{Thing}? I hire hands for that sort of thing. Are yours skilled?',
      'A sharp pencil has moved more walls than any of these. Have you tried one?',
    ],
  },
  machine: {
    says: [
      '{Thing}, you tell me; I ask of any device what it does when the current fails. Have you tried?',
      'I keep my books by hand; nobody has yet stolen a page by telephone. Does it save you so much?',
      'Every invention begins as a wonder and ends as a repair. At which stage is yours?',
    ],
    asks: [
      '{Thing}? My clerk insists upon it, and I insist upon my clerk. Are you persuaded?',
      'I distrust whatever remembers things for me. Do you not?',
    ],
  },
}
