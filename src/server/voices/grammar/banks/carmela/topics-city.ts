import type { CityTopic } from '#src/rules/sharks/topics.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** Carmela on the city and the times. */
export const CITY_LINES: TopicLines<CityTopic> = {
  mets: [
    [
      'The Mets teach a city to hope at a loss; I have seen worse instruments, but not many.',
      'Mister Gooden throws very hard and has no contract worth the name; which of the two do you suppose will last?',
      'I was taken to Shea once, by a client; he won, and I learned how he behaves when he wins.',
    ],
    ['You return to the Mets; is it affection, or are you building a position?'],
  ],
  yankees: [
    [
      'Mister Steinbrenner buys what others have raised; it is expensive, and it works until it does not.',
      'Baseball is a ledger that people sing at; I do not mind it.',
      'A team with a name like that need not win every year; that is what a name is for.',
    ],
    ['Baseball once more; shall I assume that you have money on it?'],
  ],
  football: [
    [
      'Eleven men agree on a plan and hold to it for four seconds; I have known boards that could not.',
      'The Giants are disciplined in November, which is when discipline is cheap to buy.',
      'I prefer games in which the clever side is not carried off the field.',
    ],
    ['You follow football closely; do you follow your own figures as closely?'],
  ],
  boxing: [
    [
      'A boxer earns for everyone in the room before himself; I have always found the corner more interesting than the ring.',
      'The one who moves less usually knows something; remember that across a table.',
      'My late husband adored boxing; he bet on courage, which is why I kept the books.',
    ],
    ['Again the ring; do you intend to fight somebody, or only to watch?'],
  ],
  weather: [
    [
      'From the nineteenth floor the weather arrives ten minutes early; one could make a living from ten minutes.',
      'Rain empties the street and fills the restaurants; who has taken a position in umbrellas?',
      'I notice the weather only when somebody uses it as an excuse.',
    ],
    ['We have exhausted the sky; may we come down to earth?'],
  ],
  subway: [
    [
      'I rode the Third Avenue train to night school for two years; one learns to read standing, and to be read.',
      'The subway is the only place where everyone in this city waits for the same thing.',
      'My driver assures me that it is faster below; I have noticed that he does not take it.',
    ],
    ['You are still underground; what keeps you there?'],
  ],
  taxis: [
    [
      'A medallion is a license to wait; it has doubled every nine years, and nobody thanks the city for it.',
      'I tip cab drivers well and tell them nothing; the first is for the second.',
      'You came by taxi, I heard it stop twice; what made you hesitate?',
    ],
    ['If you wish to discuss medallions, bring a price; otherwise, may we go on?'],
  ],
  traffic: [
    [
      'Traffic is a tax on people who left at the same time as everybody else; you might consider not being everybody.',
      'I once bought a garage because of one red light; it has repaid me handsomely.',
      'The bridge will be repaired when the contract to repair it becomes less profitable.',
    ],
    ['You were delayed again; by the road, or by a doubt?'],
  ],
  crime: [
    [
      'A city that fears the dark pays anyone who owns a lamp; it is not a comfortable thought, but it is an accurate one.',
      'Violence is what remains when somebody has not prepared; I regret it, and I avoid it.',
      'If you were robbed, I am sorry; tell me the street and the hour, and I shall know whose carelessness it was.',
    ],
    ['You speak of crime as though it were weather; are you expecting some?'],
  ],
  police: [
    [
      'I contribute to the benevolent fund each spring; it is remarkable how benevolent they become.',
      'A policeman wishes to go home at four; most arrangements in this city follow from that.',
      'One should never be interesting to the police; are you becoming interesting?',
    ],
    ['You mention them a second time; ought I to be concerned for you, or by you?'],
  ],
  mayor: [
    [
      'The mayor asks how he is doing; he does not wait, because the answer is in the bonds.',
      'Elections are won in October and paid for in January; I am usually consulted in January.',
      'I have dined with three mayors, and each believed that he was the host.',
    ],
    ['You have a taste for politics; is it ambition, or merely appetite?'],
  ],
  president: [
    [
      'An actor understands that the chair by the window is always the important one; I do not underestimate him.',
      'Washington prints, New York counts; I have never wanted to live on the side that prints.',
      'He lowered the top rate by twenty points; half my clients light a candle to him.',
    ],
    ['The president will manage without our opinion; shall we?'],
  ],
  russians: [
    [
      'They own everything together, and yet I have never met one who was not negotiating.',
      'A missile is a threat that one can only use once; I should call that a poor instrument.',
      'Some of the gentlemen in Brighton Beach are better read than our bankers; I lend them books.',
    ],
    ['Moscow again; do you know something, or have you been watching television?'],
  ],
  wall_street: [
    [
      'Wall Street pays young men to be certain; I have always made my living from the other side of that trade.',
      'A stock is a rumour with a certificate; do you hold any that you can explain?',
      'They ring a bell so that everyone may stop thinking at the same moment; it is a charming custom.',
    ],
    ['We return to the exchange; have you been losing there, or only admiring?'],
  ],
  space: [
    [
      'A small ring failed because a schedule could not wait; I keep that photograph in my desk, for clients in a hurry.',
      'The moon is the only property in which nobody has yet approached me.',
      'The comet keeps its appointment every seventy-six years; I wish I could say the same of my debtors in Queens.',
    ],
    ['You are forever looking upward; what is it that you do not wish to see down here?'],
  ],
  television: [
    [
      'I own one television set; it stands in the kitchen, and it is turned to the wall.',
      'In those serials a fortune changes hands by an embrace; in my experience it is done by a comma.',
      'They sell soap between the murders; it is the most honest contract in broadcasting.',
    ],
    ['You watch for the story, I suppose; have you noticed who pays for it?'],
  ],
  movies: [
    [
      'In the film they kiss his ring; in life one reads the second paragraph.',
      'I was asked to finance a picture once; the script had no third act, and neither had the producer.',
      'Signor De Niro is very fine; he listens before he moves. Do you?',
    ],
    ['You prefer the cinema to the ledger; which of them has been kinder to you?'],
  ],
  music: [
    [
      'Puccini, third row, alone; I weep in the second act, and by the coat check it is finished.',
      'Mister Sinatra built a career on breathing; most careers are ended by the lack of it.',
      'The young man with the radio on his shoulder believes that he is playing it for us; it is a form of credit.',
    ],
    ['You hum while you think; were you aware that it tells me your answer?'],
  ],
  disco: [
    [
      'A door with a rope before it: I have never seen anything so cheap sell so dearly.',
      'I attended once, in grey; they assumed that I owned it, and by June I owned a third.',
      'One may dance, certainly; but one should know who counts the glasses, should one not?',
    ],
    ['The music has stopped, and you are still on the floor; why?'],
  ],
  arcades: [
    [
      'A machine that takes a child one quarter nearer to nothing; I looked at the returns, and then I looked away.',
      'The game grows harder until you lose; it is candid, which I cannot say of most investments.',
      'My daughter plays one on the telephone with me from Switzerland; she describes, and I advise.',
    ],
    ['You have mentioned these games before; what do you win there that you do not win here?'],
  ],
  computers: [
    [
      'I have a machine for sums and a pen for decisions; I have never confused them.',
      'A computer remembers everything and understands nothing; I have employed such people, and I was fond of one.',
      'They tell me that in ten years nobody will carry paper; they always tell me this on paper.',
    ],
    ['You admire the machine; would you let it sign for you?'],
  ],
  graffiti: [
    [
      'A gallery downtown now sells what the transit authority washes off; the margin is in the frame.',
      'I own one painting, small, of a door; visitors look at it when they are about to lie.',
      'The young man signs his name on what is not his; on the other side of town we call that a lien.',
    ],
    ['Art, once more; are you buying, or consoling yourself?'],
  ],
  brooklyn: [
    [
      'Brooklyn is a fine place to come from; the verb is essential.',
      'Vinnie is comfortable there, and comfort has a radius; have you measured yours?',
      'I hold several houses near the park; they will be worth a fortune when nobody is afraid of the walk.',
    ],
    ['You speak of Brooklyn with feeling; does it speak of you?'],
  ],
  manhattan: [
    [
      'Every island has a price for leaving; Manhattan charges it daily.',
      'Orchard Street, my father, bolts of blue wool; I can still tell a yard by eye.',
      'I walk through the park at seven, when only the ambitious and the sleepless are about; which are you?',
    ],
    ['You circle Manhattan like a buyer; what is it that you are circling?'],
  ],
  queens: [
    [
      'Queens is where this city keeps its cousins; I would not neglect it, and I would not lend there on a Friday.',
      'Half the world lives between two stops of that train, and each of them saves; it is a magnificent market.',
      'Tommy will feed you there; notice what you have agreed to by the second plate.',
    ],
    ['Queens a second time; is it the people, or the prices?'],
  ],
  bronx: [
    [
      'The Bronx burned because somebody had done the arithmetic; I have seen the arithmetic.',
      'There is a gentleman there whose curtain is always half drawn; I lower my voice when I pass, and I do not pass.',
      'Good bread, bad bonds; I take the one and decline the other.',
    ],
    ['You are drawn northward; have you been invited?'],
  ],
  staten_island: [
    [
      'People move to Staten Island to stop being seen; it is a legitimate service, and quite inexpensive.',
      'The ferry is free, or very nearly; one should always ask what is being sold on board.',
      'I have a lawyer there who keeps bees; both are useful to me twice a year.',
    ],
    ['You have the ferry on your mind; are you arriving, or leaving?'],
  ],
  jersey: [
    [
      'New Jersey pays for what New York is ashamed of; I send it my compliments, and my trucks.',
      'In Atlantic City they have removed the clocks; consider what kind of partner removes a clock.',
      'A warehouse in Hoboken taught me more than two years of law; it had one door, and I was told of it last.',
    ],
    ['Across the river again; what have you left there?'],
  ],
  florida: [
    [
      'I do not take holidays; I have myself called out of the room for a fortnight, and see who notices.',
      'Men retire to Florida and begin to talk; it has cost several of them the rest of their retirement.',
      'If you mean to travel, pay for the return first; it is remarkable how it clarifies a journey.',
    ],
    ['You still dream of a beach; from what, precisely, would you be resting?'],
  ],
  italy: [
    [
      'My people came from Genoa with a sewing machine and a lawsuit; the machine is in my hall, and the lawsuit we won.',
      'The old country is beautiful, as anything is that one has already paid for.',
      'I read Dante in the original, chiefly for the accounting; nobody is ever charged for the wrong thing.',
    ],
    ['You ask after Italy again; are you homesick for a place that you have not seen?'],
  ],
}
