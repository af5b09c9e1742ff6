import { plainText, withoutAccents } from './amounts/plain-text.ts'
import { withoutActions } from './stage.ts'
import { withoutIdioms } from './idioms.ts'
import type { ExchangeTopic } from './exchanges/exchanges.ts'
import type { MatterTopic } from './matters.ts'
import type { RemarkTopic } from './remarks.ts'
import type { SayingTopic } from './sayings.ts'

/** Subjects of the city and the times, each with the words that raise it. */
const CITY = {
  mets: 'mets|shea|gooden|strawberry|mookie',
  yankees:
    'yankees?|yanks|steinbrenner|mattingly|baseball|ball ?game|(?:see|watch|catch) the game|the game (?:last night|tonight|today)|world series|beisbol',
  football: 'football|giants|jets|super ?bowl|touchdown|nfl|quarterback|soccer|futbol|fussball',
  boxing: 'boxing|boxer|tyson|holmes|prizefight|heavyweight|lamotta|knockout',
  weather:
    'weather|rain(?:ing|y)?|snow(?:ing|ed)?|sunny|sunshine|humid|heat ?wave|cold out|hot out|hot today|cold today|storm|wetter|tiempo|nieve|lluvia',
  subway: 'subway|trains?|the l|platform|turnstile|metro|underground|f line|token booth',
  taxis: 'taxis?|cabs?|cabbie|cab driver|checker cab',
  traffic: 'traffic|parking|bridge|tunnel|bqe|expressway|jam|pothole',
  crime:
    'crime|mugged|mugger|robbed|robber|burglar|thief|thieves|stole|stolen|murder|shooting|vigilante|goetz',
  police: 'police|cops?|nypd|detective|precinct|badge|squad car|feds|fbi|the law|polizei|policia',
  mayor: 'mayor|koch|city hall|election|vote|voted|politics|politicians?|senator|governor',
  president: 'president|reagan|nancy|white house|washington|republicans?|democrats?',
  russians:
    'russians?|soviets?|moscow|gorbachev|cold war|nuclear|the bomb|missiles?|communis\\w+|berlin wall',
  wall_street: 'wall street|stocks?|stock market|brokers?|yuppies|shares|nasdaq|dow',
  space: 'space|moon|astronauts?|challenger|shuttle|comet|halley|ufos?|aliens?|mars|stars',
  television:
    'tv|television|telly|miami vice|dallas|dynasty|letterman|carson|channel|show tonight|cosby|soap opera',
  movies:
    'movies?|films?|cinema|godfather|pacino|de niro|deniro|stallone|rocky|scarface|hollywood|goodfellas|pelicula',
  music:
    'music|songs?|sing|singing|sinatra|record player|records|guitar|opera|jazz|springsteen|madonna|michael jackson|prince|hip ?hop|rap|rapper|rock and roll|band|concert|musik|musica',
  disco: 'disco|studio 54|dance|dancing|danced|club|nightclub|party|bee gees|travolta',
  arcades:
    'arcade|video ?games?|pac[ -]?man|pinball|atari|nintendo|donkey kong|quarters|space invaders',
  computers:
    'computers?|commodore|ibm|apple ii|modem|floppy|internet|software|program(?:mer|ming)?|code|coding|technology|phone|beeper|pager|fax',
  graffiti:
    'graffiti|spray ?paint|murals?|tagging|taggers?|art|paintings?|museum|basquiat|warhol|haring',
  brooklyn: 'brooklyn|bensonhurst|bay ridge|coney island|flatbush|canarsie|williamsburg|bushwick',
  manhattan:
    'manhattan|times square|harlem|midtown|central park|broadway|soho|greenwich village|little italy|mulberry|chinatown|empire state|twin towers|statue of liberty|42nd',
  queens: 'queens|astoria|flushing|jackson heights|corona|jamaica|la guardia|laguardia',
  bronx: 'bronx|arthur avenue|yankee stadium|fordham|the zoo',
  staten_island: 'staten island|the ferry|ferry|verrazano|landfill',
  jersey: 'jersey|hoboken|newark|atlantic city|the shore|meadowlands|turnpike',
  florida:
    'florida|miami|retire|retired|retirement|vacation|holiday|beach|cuba|caribbean|travel(?:ed|led|ing)?|trip|urlaub|vacaciones',
  italy:
    'italy|italian|sicily|naples|napoli|calabria|palermo|rome|roma|old country|immigrants?|ellis island|boat',
} as const

/** Subjects of life, each with the words that raise it. */
const LIFE = {
  mother: 'mothers?|mom|mama|mamma|ma|grandmother|grandma|nonna|aunt|aunts|mutter|madre|mere',
  father: 'fathers?|dad|daddy|pop|pops|papa|old man|grandfather|grandpa|uncle|vater|padre',
  siblings:
    'brothers?|sisters?|cousins?|twin|family|relatives|in-?laws?|bruder|schwester|hermano|familia|famiglia',
  marriage:
    'married|marriage|wife|husband|wedding|divorce[ds]?|engaged|bride|honeymoon|frau|esposa|moglie',
  children:
    'kids?|children|child|baby|babies|son|sons|daughters?|born|diapers?|kinder|hijos?|bambin\\w',
  love: 'love|loved|girlfriend|boyfriend|girl|date|dating|kiss|heart ?break|heartbroken|crush|romance|valentine|liebe|amor|amore|amour',
  friends:
    'friends?|friendship|buddy|buddies|best man|neighbou?rs?|lonely|alone|freunde?|amigos?|amici',
  food: 'food|cannoli|cheese ?cake|ice cream|dessert|candy|cake|donuts?|doughnuts?|eat|eating|ate|dinner|lunch|breakfast|hungry|cook|cooking|soup|pasta|spaghetti|meatballs?|sandwich|hot ?dogs?|bagels?|steak|restaurants?|recipe|essen|comida|cena|mangia\\w*',
  pizza: 'pizzas?|pizzeria|slice|pepperoni|calzone',
  coffee: 'coffee|espresso|cappuccino|tea|caffeine|kaffee|cafe',
  drinks:
    'drink|drinks|drinking|drunk|beer|wine|whiske?y|vodka|bar|bartender|hangover|champagne|grappa|bier|vino|birra',
  health:
    'sick|doctor|hospital|health|flu|cough|headache|back hurts|diet|weight|exercise|gym|smoking|cigarettes?|cigars?|teeth|dentist|krank|enfermo|malato',
  sleep:
    'sleep|slept|sleeping|insomnia|bed|nightmares?|dreams?|dreamed|dreamt|awake|schlafen|dormir|sueno',
  age: 'how old|age|birthday|years old|young|youth|when you were|getting old|grey hair|geburtstag|cumpleanos',
  holidays:
    'christmas|thanksgiving|easter|new year\\w*|halloween|hanukkah|presents?|santa|fourth of july|fireworks|parade|weihnachten|navidad|natale',
  church:
    'church|god|pray|prayers?|priest|pope|mass|saints?|heaven|hell|bible|religion|religious|confess\\w*|sins?|angel|gott|dios|dio',
  death:
    'die|died|dead|death|dying|funeral|buried|bury|grave|cemetery|kill(?:ed)?|tod|muerte|morte',
  fear: 'afraid|fear|following me|followed me|watching me|scared|scary|scare|brave|courage|coward|nervous|worr(?:y|ied)|angst|miedo|paura',
  luck: 'luck|lucky|unlucky|superstitio\\w+|fate|destiny|fortune|curse|jinx|rabbit|gluck|suerte|fortuna',
  gambling:
    'gambl\\w+|bet|bets|betting|horses?|race ?track|belmont|aqueduct|poker|(?<!credit )cards|dice|craps|lottery|lotto|the numbers|casino|roulette|vegas|scopa',
  wellbeing:
    'how are (?:you|u|ya|things)|how(?:s| is) (?:it going|life|everything|business|your day|things)|how (?:you|u|ya) (?:doing|been|feeling)|how have you been|whats up with you|you ok(?:ay)?|como estas|come stai|wie gehts?|ca va|jak leci',
  happiness:
    'happy|happiness|sad|sadness|unhappy|cry|crying|depressed|smile|laugh|fun|bored|boring|mood|feeling|meaning of life|hobby|hobbies|free time|glucklich|feliz|felice',
  school:
    'school|college|university|teacher|homework|study|studied|studying|read|books?|reading|newspaper|education|smart|math|schule|escuela|scuola',
  clothes:
    'clothes|suit|coat|jacket|shirt|tie|hat|dress|dressed|shoes?|boots|sneakers|fashion|haircut|hair|barber|moustache|beard|look good|glasses|watch',
  cars: 'cars?|cadillac|lincoln|chevy|ford|mustang|camaro|drive|driving|driver|motorcycle|engine|auto|coche|macchina',
  pets: 'dogs?|cats?|pets?|puppy|kitten|birds?|pigeons?|parrot|goldfish|rats?|cockroach\\w*|roach\\w*|hund|katze|perro|gato|gatto',
  prison:
    'prison|jail|(?:do|did|done|doing) time|rikers|sing sing|convict|parole|inmate|sentence|judge|court|lawyers?|attorney|trial|jury|arrested|handcuffs|cell',
  taxes:
    'tax|taxes|irs|accountant|rent|landlord|bills|inflation|prices these days|gas prices|steuern|impuestos|tasse',
  trust:
    'trust|trusted|loyal|loyalty|honou?r|respect|lie|lies|lied|liar|lying|snitch|rat on|honest|truth|betray\\w*|vertrauen|confianza|fiducia',
  regret:
    'regrets?|feel bad|mistakes?|wish you|ever wanted|if you could|start over|would you change|dream job|why do you do this|conscience|guilt|guilty|bad people|criminal',
  actions: '__action__',
} as const

const WORDS = { ...CITY, ...LIFE }
/** A subject of talk that the sharks have lines about. */
export type TalkTopic =
  | keyof typeof WORDS
  | SayingTopic
  | RemarkTopic
  | MatterTopic
  | ExchangeTopic
  | 'reckoning'
export type CityTopic = keyof typeof CITY
export type LifeTopic = keyof typeof LIFE

const PATTERNS = Object.entries(WORDS).map(([topic, words]) => ({
  topic: topic as TalkTopic,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u'),
}))
/** What a player does instead of saying something: '*lights a cigarette*'. */
const ACTION = /^\s*(?:\*[^*]+\*|\([^)]+\)|\[[^\]]+\]|\/me\b.*)\s*$/

/** The most words that are said in addition to what is done: '*leans in* Evening.'. */
const MOST_SAID = 2

/** Whether a message is something that the player does instead of saying anything. */
export function isAction(text: string): boolean {
  if (ACTION.test(text)) return true
  const spoken = withoutActions(text)
  return spoken !== text && spoken.split(/\s+/).length <= MOST_SAID
}

/** Subjects that are often only the place of another one: 'the best pizza in Brooklyn'. */
const PLACES: readonly TalkTopic[] = [
  'brooklyn',
  'manhattan',
  'queens',
  'bronx',
  'staten_island',
  'jersey',
]

/** Subjects that matter more than the others of a message. */
const WEIGHTY: readonly TalkTopic[] = ['death', 'crime', 'police']

/**
 * Returns the subject that a message raises, or null. Of several it is a weighty one, else the one whose word comes last, because people
 * come to their point at the end of a sentence; a borough only where there is nothing else.
 */
export function topicOf(text: string): TalkTopic | null {
  if (isAction(text)) return 'actions'
  const plain = withoutIdioms(withoutAccents(plainText(text)))
  const found = PATTERNS.map(({ topic, pattern }) => ({ topic, at: plain.search(pattern) }))
  const raised = found.filter(({ at }) => at >= 0).sort((one, other) => other.at - one.at)
  const [subject] = raised.filter(({ topic }) => !PLACES.includes(topic))
  const weighty = raised.find(({ topic }) => WEIGHTY.includes(topic))
  return (weighty ?? subject ?? raised[0])?.topic ?? null
}
