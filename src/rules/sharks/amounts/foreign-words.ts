/** Number words of other languages, without accents, that count the units below. */
const NUMBERS = wordMap(`
  a: un una uno une um uma ein eine einen einer jeden jedna jedno один одну одна одного
  two: dos dois duas deux zwei due dwa dwie два две двух
  three: tres trois drei tre trzy три трёх трех
  four: cuatro quatro quatre vier quattro cztery четыре
  five: cinco cinq funf cinque piec пять
  six: seis six sechs sei szesc шесть
  seven: siete sete sept sieben sette siedem семь
  eight: ocho oito huit acht otto osiem восемь
  nine: nueve nove neuf neun dziewiec девять
  ten: diez dez dix zehn dieci dziesiec десять
  twenty: veinte vinte vingt zwanzig venti dwadziescia двадцать
  fifty: cincuenta cinquenta cinquante funfzig cinquanta piecdziesiat пятьдесят
  hundred: cien cem cent hundert cento sto сто
  half a: medio meio demi halbe mezzo pol пол
`)

/** Units that follow a number, without accents. */
const UNITS = wordMap(`
  days: dia dias jour jours tag tage tagen giorno giorni dzien dni день дня дней
  weeks: semana semanas semaine semaines woche wochen settimana settimane tydzien tygodnie tygodni tygodnia неделя неделю недели недель
  months: mes meses mois monat monate monaten mese mesi miesiac miesiace месяц месяца месяцев
  percent: procent procenta procentow prozent процент процента процентов
  dollars: dolares dollari dolarow dolary dolar dollaro dollar доллар доллара долларов бакс баксов бакса
  thousand: mille tausend mila tys tysiac tysiace tysiecy тысяч тысячи тысячу тыс
`)

/** Words that are figures without a number before them. */
const FIGURES = wordMap(`
  tomorrow: manana amanha demain morgen domani jutro jutra завтра
  by monday: lunes segunda lundi montag lunedi poniedzialku poniedzialek понедельник понедельника
  by tuesday: martes terca mardi dienstag martedi wtorek wtorku вторник вторника
  by wednesday: miercoles quarta mercredi mittwoch mercoledi sroda srody среда среды среду
  by thursday: jueves quinta jeudi donnerstag giovedi czwartek czwartku четверг четверга
  by friday: viernes sexta vendredi freitag venerdi piatek piatku пятница пятницы пятницу
  by saturday: sabado samedi samstag sabato sobota soboty суббота субботы субботу
  by sunday: domingo dimanche sonntag domenica niedziela niedzieli воскресенье воскресенья
  a week: tygodnia неделя неделю
`)

const MORE = '(?:mas|mais|autres?|weitere|altri|altre|jeszcze|ещё|еще)'
const COUNTED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${alternatives(NUMBERS)})|(\\d+(?:\\.\\d+)?)) ?(?:${MORE} )?(${alternatives(UNITS)})(?![\\p{L}\\p{N}])`,
  'gu',
)
const ALONE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives(FIGURES)})(?![\\p{L}\\p{N}])`, 'gu')
const PER_CENT = /(?<!\p{L})(?:por ciento|por cento|pour cent|per cento)(?!\p{L})/gu
/** Words of Spanish and Portuguese. In a text with one of them 'mil' is a thousand, in any other a million. */
const IBERIAN =
  /(?<!\p{L})(?:dame|da|deme|quiero|quero|necesito|preciso|prestame|empresta|mejor|melhor|pago|que|de|por|para|me|dolares)(?!\p{L})/u
const MIL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${alternatives(NUMBERS)}|\\d+) )?mil(?!\\p{L})`,
  'gu',
)

/** Translates figures that are written in words of other languages to English: 'cinco dias' becomes 'five days'. */
export function translateFigures(plain: string): string {
  const withThousands =
    IBERIAN.test(plain) && !/\bmil(?:l|lion)s?\b.*\bmil\b/.test(plain)
      ? plain.replace(MIL, (_, count: string | undefined) => `${english(count)} thousand`)
      : plain
  return withThousands
    .replace(PER_CENT, 'procent')
    .replace(
      COUNTED,
      (_, word: string | undefined, digits: string | undefined, unit: string) =>
        `${word === undefined ? (digits ?? '') : (NUMBERS.get(word) ?? '')} ${UNITS.get(unit) ?? ''}`,
    )
    .replace(ALONE, (word) => FIGURES.get(word) ?? word)
}

function english(count: string | undefined): string {
  return count === undefined ? 'a' : (NUMBERS.get(count) ?? count)
}

/** Reads lines of 'english: word word …' as a map from each word to the English. */
function wordMap(list: string): ReadonlyMap<string, string> {
  const lines = list.trim().split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [meaning = '', words = ''] = line.trim().split(': ')
      return words.split(' ').map((word) => [word, meaning] as const)
    }),
  )
}

/** Returns the words of a map as alternatives of a pattern, longest first: a shorter one must not match before. */
function alternatives(map: ReadonlyMap<string, string>): string {
  return [...map.keys()].sort((one, other) => other.length - one.length).join('|')
}
