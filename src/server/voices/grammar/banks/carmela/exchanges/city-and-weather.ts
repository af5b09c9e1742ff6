import type { CITY_AND_WEATHER_EXCHANGES } from '#src/rules/sharks/exchanges/themes/city-and-weather.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Life in the city: streets, subway, weather and memories of the old days. */
export const CITY_AND_WEATHER_LINES: ThemeLines<typeof CITY_AND_WEATHER_EXCHANGES> = {
  childhood_home: [
    [
      'I know such buildings; I grew up over cloth on Orchard Street, and I now read their deeds. What became of yours?',
      'One learns economy early in small rooms; I have never seen it taught so well anywhere else. Did it stay with you?',
      'You describe it fondly, which suggests that you left in good time. Would you go back?',
    ],
    ['You return to that house; have you ever gone to look at it?'],
  ],
  too_hot: [
    [
      'It is warm even on the nineteenth floor; I recommend linen, cold water and no sudden decisions. Do you sleep at all?',
      'Comfort at night is worth more than it costs; what does your landlord say to it?',
      'Heat makes people accept the first offer; I do my best business in July. Shall I be considerate?',
    ],
    ['The temperature has not been moved by your complaint; have you tried the roof?'],
  ],
  your_weather: [
    [
      'From the nineteenth floor I see the weather before you do; at present it is behaving. Why, do you mean to travel?',
      'It is the same city, merely higher up; one opens a window less. Did you bring an umbrella?',
      'I have not looked; the curtains here are closed against just that sort of distraction. Is it important to your plans?',
    ],
    ['I have no later report than my last; is there no window where you are?'],
  ],
  car_towed: [
    [
      'An automobile presents its bill in a new form every month; it should have been a lender. Was it worth keeping?',
      'I am sorry; one feels so very poor on foot. Shall you manage without it?',
    ],
    ['The car once more; have you computed what it has cost you per mile?'],
  ],
  blackout_77: [
    [
      'I was here, at this desk; when a city loses its head, somebody must keep the books. And where were you?',
      'I remember it perfectly, and who borrowed on the morning after. Were you old enough to notice?',
      'I watched it from a window and bought the following week; one should always be in town for history. Do you recall it?',
    ],
    ['I was present, as I told you; are you writing a chronicle?'],
  ],
  best_borough: [
    [
      'Manhattan, naturally; one sees the others from it. Have you a rival candidate?',
      'The best is where you are not known, and the worst where you are. Which is yours today?',
      'Manhattan; one pays more, and sees everybody coming. Where would you place yourself?',
      'I prefer the nineteenth floor to any borough; from there they are all quite pretty. Have you a view?',
      'I was raised on Orchard Street and moved uptown by degrees. Sentiment is for the tenants; are you one?',
    ],
    [
      'My preference is still on the nineteenth floor; has yours moved?',
      'Manhattan, still; I have not found a reason to come down.',
    ],
  ],
  love_the_city: [
    [
      'It is a splendid ledger with the lights on; I never tire of reading it. What do you see in it?',
      'I admire it as one does a rival: for its hours. Has it been kind to you?',
      'From nineteen floors up one hears only the profitable part. Where do you look at it from?',
    ],
    ['Your affection for the city is noted a second time; does it know?'],
  ],
  hate_the_city: [
    [
      'Quiet is the dearest thing in this city, and I own a floor of it. What would you pay for an hour?',
      'One complains of the city until one has priced the alternative. Have you tried the country in November?',
      "The noise is other people's business being done; might you not do some of yours?",
    ],
    [
      'The city offends you still; it has received no complaint in writing. Will you leave, or learn?',
    ],
  ],
  jersey_joke: [
    [
      'It is not a borough; it is where boroughs send their consequences. It buys and sells nonetheless; have you compared its prices?',
      'I own two warehouses there and have never had to see them. What has Jersey done to you?',
      'One does not hate New Jersey; one deducts the toll from it. Were you thinking of a visit?',
    ],
    ['New Jersey persists, I am afraid; shall we?'],
  ],
  subway_rant: [
    [
      'I live above my office for that very reason; the commute is one flight. What did the delay cost you?',
      'The city charges for movement and delivers waiting; as a business model it is admirable. Had you far to go?',
      'I keep a driver who is paid to be early. Would you not rather be expected than late?',
    ],
    ['Delayed again; do you never leave ten minutes before you must?'],
  ],
  lived_here_once: [
    [
      'One remembers the street and forgets the rent; what did your family pay for that happiness?',
      'Districts change owners, memories do not; I hold deeds on several of those streets. Have you been back?',
      'A time of open doors, as you tell it; I entered the profession when they began to be locked. Do you miss it?',
      'You knew those streets when the rents were honest and the landlords were not. What became of the house?',
      "One's first address is the only one that nobody can foreclose. Do you ever walk past it?",
    ],
    [
      'You return to those streets; shall I look up what they fetch today?',
      'You return to it as one returns to a good investment; do you regret having left?',
    ],
  ],
  always_night: [
    [
      'From the nineteenth floor one sees the sun well before the street does; down there, I admit, it is mostly night. Do you mind?',
      'The day here changes at midnight, by universal time; what you call it is your affair. Is it late where you are?',
      'I keep the curtains drawn; figures look better by lamplight. Would you like them opened?',
    ],
    ['The hour again; have you an appointment?'],
  ],
  city_tonight: [
    [
      'There is an opening downtown to which everybody goes and nobody pays; I hold the lease. Shall you look in?',
      'The city tonight does what it does: some dance, some sign. Which are you dressed for?',
      'Very little, and at considerable expense. I shall be here, with a lamp; is that too quiet for you?',
    ],
    ['You ask again for amusements; has the market closed on you?'],
  ],
  is_it_safe: [
    [
      'It is as safe as you are inconspicuous; I should leave the watch at home. Must you go so late?',
      'At night I use a driver. I recommend it to those who can, and daylight to the rest; which are you?',
      'Most people arrive; one does not hear of them. Have you anything on you that is worth the trouble?',
      'The danger is not the borough but your own sales in it: where you have no heat, the police have no interest. Have you sold there?',
      'It is as safe as your reputation with its police. Did you leave any heat behind there?',
      'I have sent people to every borough, and they returned with receipts. What exactly alarms you?',
    ],
    [
      'You ask about your safety again; is there something that you carry?',
      'The fear is the same, and so is the answer; have you consulted your heat?',
    ],
  ],
}
