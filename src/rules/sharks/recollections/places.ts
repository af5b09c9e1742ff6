/** Places of the city as a player writes them, and as a shark says them. */
const PLACES: Readonly<Record<string, string>> = {
  brooklyn: 'Brooklyn',
  manhattan: 'Manhattan',
  queens: 'Queens',
  bronx: 'the Bronx',
  'staten island': 'Staten Island',
  jersey: 'Jersey',
  'new jersey': 'Jersey',
  harlem: 'Harlem',
  bensonhurst: 'Bensonhurst',
  'bay ridge': 'Bay Ridge',
  'coney island': 'Coney Island',
  flatbush: 'Flatbush',
  astoria: 'Astoria',
  flushing: 'Flushing',
  'little italy': 'Little Italy',
  chinatown: 'Chinatown',
  soho: 'Soho',
  williamsburg: 'Williamsburg',
}
const LIVING: Readonly<Record<string, string>> = {
  live: 'live in',
  living: 'live in',
  work: 'work in',
}
const PATTERN = new RegExp(
  `\\bi(?:m| am)? (?:used to )?(live|living|work|working|grew up|was born|come|from|moved)(?: \\w+)? ?(?:in|from|at|to|over in|out in)? (?:the )?(${Object.keys(PLACES).join('|')})\\b`,
)

/** Returns where the player says that they live, work or come from: 'you live in Queens'; null when it is not said. */
export function placeIn(plain: string): string | null {
  const [, verb = '', place = ''] = PATTERN.exec(plain) ?? []
  const spoken = PLACES[place]
  return spoken === undefined ? null : `you ${LIVING[verb] ?? 'come from'} ${spoken}`
}
