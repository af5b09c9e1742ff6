import type { CITY_AND_WEATHER_EXCHANGES } from '#src/rules/sharks/exchanges/themes/city-and-weather.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Life in the city: streets, subway, weather and memories of the old days. */
export const CITY_AND_WEATHER_LINES: ThemeLines<typeof CITY_AND_WEATHER_EXCHANGES> = {
  childhood_home: [
    [
      'Small rooms. Big tables. I remember.',
      'We were nine. One window.',
      'That house made you. Honor it.',
    ],
    ['The old house again. It stands inside you.'],
  ],
  too_hot: [
    [
      'Open the window. Lie still.',
      'I laid stone in August. Drink water.',
      'Heat passes. Men who wait are cool.',
    ],
    ['Still hot. The night will turn.'],
  ],
  your_weather: [
    [
      'The curtain is half drawn. I know enough.',
      'There is sky. I nod to it.',
      'The tomatoes will tell me.',
    ],
    ['Weather comes. I stay.'],
  ],
  car_towed: [
    ['Walk. It is quieter.', 'A car is a servant. Yours left.', 'You still have legs. Use them.'],
    ['Again the car. Sell it.'],
  ],
  blackout_77: [
    [
      'I was here. I lit a candle.',
      'I remember. I bought candles before.',
      'The city went dark. My chair stayed.',
    ],
    ['I was here. I am still.'],
  ],
  best_borough: [
    [
      'They are rooms. One house.',
      'The Bronx. It knows how to wait.',
      'I built in all. I sleep in one.',
      'The Bronx. My chair is there.',
      'I built in Manhattan. I sit elsewhere.',
      'The one where they greet me. All.',
    ],
    ['I answered. Five rooms, and Jersey.', 'The Bronx. As before.'],
  ],
  love_the_city: [
    [
      'I set some of it by hand. Yes.',
      'It is beautiful from far. Stay far.',
      'It was mud. Then we came.',
    ],
    ['You love it. Good. Sweep your step.'],
  ],
  hate_the_city: [
    [
      'It is loud. I am not. Sit.',
      'Then go. Grow tomatoes. Hear them.',
      'A street is as clean as its men.',
    ],
    ['You still hear it. Listen to me instead.'],
  ],
  jersey_joke: [
    [
      'Men move there. They do not return.',
      'It has good soil. I used it.',
      'Across the river. It counts. Somewhat.',
    ],
    ['It is still there. So they say.'],
  ],
  subway_rant: [
    ['Leave earlier. Roads do not hurry.', 'I crossed an ocean. It was slower.'],
    ['Still the roads. Leave earlier.'],
  ],
  lived_here_once: [
    [
      'I poured the sidewalks there.',
      'Doors were open. We saw to it.',
      'Streets forget. You do not. Good.',
      'You were young there. So was I.',
      'I remember that street. I remember who lived.',
    ],
    ['Your old street. I still own the corner.', 'You go back often. In the head.'],
  ],
  always_night: [
    [
      'Night is when men are honest.',
      'The sun comes. I let it.',
      'Light shows prices. Dark makes them.',
    ],
    ['Still night. Be patient.'],
  ],
  city_tonight: [
    [
      'Music below. Silence here. Choose.',
      'Tonight the young spend. Tomorrow they come.',
      'Nothing happens without me. Tonight, nothing.',
    ],
    ['Go out. Come home solvent.'],
  ],
  is_it_safe: [
    [
      'At night, go with someone.',
      'Nobody touches my people. You are not yet.',
      'Fear the street where you sold most.',
      'Every street is mine. Walk.',
      'No heat, no danger. Go quietly.',
    ],
    ['Still afraid. Then take the day.', 'Still afraid. Then stay small.'],
  ],
}
