import type { LifeTopic } from '#src/rules/sharks/topics.ts'
import type { TopicLines } from '../../topic-lines.ts'

/** Carmela on life. */
export const LIFE_LINES: TopicLines<LifeTopic> = {
  mother: [
    [
      'My mother could price a stranger by the gloves; I have only ever refined the method.',
      'One is patient with mothers; they made the first investment, and without security.',
      'I hope that yours is well; does she know what you do with your afternoons?',
    ],
    ['You speak of your mother often; would she approve of the company?'],
  ],
  father: [
    [
      'I was eleven when I found the mistake in my father’s ledger that was not a mistake; we never spoke of it, and he never made it again.',
      'My father sold cloth and gave credit to widows; it was his one luxury, and I paid for it.',
      'Fathers leave us a name or a warning; which did you receive?',
    ],
    ['Your father returns; has he not been settled?'],
  ],
  siblings: [
    [
      'I have a brother-in-law who believes that he was robbed of a business; I gave him a car park, and he manages it.',
      'Family is the only partnership that one enters without reading; I advise a long look afterwards.',
      'A cousin who asks for work is an expense; a cousin who brings it is a relation.',
    ],
    ['Your family grows with each visit; how many of them will I meet?'],
  ],
  marriage: [
    [
      'Aldo sold promises, and I kept the ledgers for them; it was a happy marriage, in its way, and it ended with his heart.',
      'Marriage is a contract in which both sides hope that the other has not read it.',
      'If you mean to marry, put the house in the quieter name; you will thank me in the tenth year.',
    ],
    ['You return to matrimony; have you chosen, or been chosen?'],
  ],
  children: [
    [
      'I have a daughter, at school, some way from here; that is all that this conversation requires.',
      'A child asks what a thing is for; I wish that more of my clients did.',
      'You have a child; then you already know what it is to lend without terms, do you not?',
    ],
    ['You speak of children with tenderness; it becomes you, and I shall not use it.'],
  ],
  love: [
    [
      'Love is a position that one cannot hedge; I have held it once, and I do not regret the loss.',
      'If she has left you, write nothing for nine days; a letter is evidence.',
      'You are in love, and it has made you careless with your cuffs; does she know?',
    ],
    ['The heart again; has it produced any figures since?'],
  ],
  friends: [
    [
      'I have acquaintances whom I would miss, and one friend, who would be alarmed to hear it.',
      'A friend is somebody whose silence you need not purchase; have you many?',
      'Loneliness is merely privacy without a purpose; find it a purpose.',
    ],
    ['You look for a friend in an office; what does that suggest to you?'],
  ],
  food: [
    [
      'I dine at nine, alone, at a table from which one sees the door; the fish is good, and the door is better.',
      'Never discuss terms on an empty stomach; one concedes the bread first and then the rest.',
      'You are hungry; I should see to that before you sign anything, with me or with others.',
    ],
    ['We have dined on this subject; shall we have the bill?'],
  ],
  pizza: [
    [
      'One eats it with the hands and forgets for a moment who one is; I permit myself one slice each September, at San Gennaro.',
      'Pizza is bread with ambitions; I have eaten it standing, and I did not care for the posture. And you?',
      'I admire anything that is sold by the slice at three times its cost. Do you take it plain?',
    ],
    ['Pizza once more; am I to understand that you have not eaten?'],
  ],
  coffee: [
    [
      'One espresso, at four; whoever offers me a second wishes for something.',
      'Coffee is the only bribe that one can accept in front of witnesses.',
      'You take it with three sugars; what are you correcting?',
    ],
    ['It is not four yet; what else have you brought me?'],
  ],
  drinks: [
    [
      'I order a glass of wine and leave half; the half that I leave has closed more business than the half that I drink.',
      'A man who drinks at lunch tells me his price by two; I arrange my calendar accordingly.',
      'You have been drinking; I shall therefore listen with particular care. Were you aware of that?',
    ],
    ['Another glass? I only ask which of us you hope it will make brave.'],
  ],
  health: [
    [
      'You are pale; the unwell negotiate badly, so I advise you to be well first.',
      'My physician recommends less work; I have asked him for the figures.',
      'One sees a doctor as one reads a contract: before, and not after.',
    ],
    ['Your health has come up twice; is there something that I ought to know?'],
  ],
  sleep: [
    [
      'I sleep six hours and dream of corridors; I always find the door, and it is always mine.',
      'Those who cannot sleep have left something unsigned; what have you left unsigned?',
      'A dream is an offer without a date; I should not act upon it.',
    ],
    ['You have still not slept; what is it that you are counting?'],
  ],
  age: [
    [
      'I am exactly as old as my signature; it has not changed since 1961.',
      'Youth is capital that one can only spend; have you anything to show for yours?',
      'Many happy returns; it is the right wish, considered as a matter of finance.',
    ],
    ['You ask my age a second time; has the first answer not matured?'],
  ],
  holidays: [
    [
      'At Christmas I send forty cards and read the forty replies; the ones that do not come are the interesting ones.',
      'Gifts are loans that nobody has had the courage to document.',
      'The city is quiet on Thanksgiving; I do my best work while it chews.',
    ],
    ['You look forward to the holidays; to what in particular, may I ask?'],
  ],
  church: [
    [
      'I attend at Saint Jean’s, at the side; one hears everything there, including the sermon.',
      'Confession is a fine institution; it is a pity that it keeps no copies.',
      'I believe in God as one believes in an auditor: not often, but upright.',
    ],
    ['You turn to heaven again; have matters here become so difficult?'],
  ],
  death: [
    [
      'My husband died in 1974, of his heart; people lower their voices when they say so, and I let them.',
      'Everyone leaves; the question is in whose name the house stands.',
      'I am sorry for your loss; do nothing about the money for a month, whatever they tell you.',
    ],
    ['You speak of death once more; is it a memory, or a calculation?'],
  ],
  fear: [
    [
      'Fear is information that arrives in the stomach; sit still, and read it.',
      'I am afraid of hurry; it is the only thing that has ever cost me money.',
      'You are nervous, and you have told me so; in another office that would have cost you a point.',
    ],
    ['The same fear? Then it is not a fear; it is a plan that you are avoiding.'],
  ],
  luck: [
    [
      'Luck is what the prepared call it so as not to be disliked.',
      'I had one piece of luck, and I put it in bonds; what did you do with yours?',
      'I do not walk under ladders; not from superstition, but because somebody is working up there without a contract.',
    ],
    ['You are waiting for fortune; has she your address?'],
  ],
  gambling: [
    [
      'A gambler pays to be surprised; I am paid so that I am not.',
      'The track returns eighty-three cents of each dollar; I mention it as one mentions the weather.',
      'You won, and you came to tell me; do you see what it has made you do?',
    ],
    ['Again the horses; shall I open a page for them, beside your own?'],
  ],
  wellbeing: [
    [
      'I am well, thank you; my health is excellent and my patience moderate. How are you, and is the answer going to cost me anything?',
      'Quite well. I slept, I ate, and three people paid early. And yourself, {name}?',
      'I am as you find me: busy, and pleased to be asked. What is it that you wish to follow it with?',
    ],
    ['Unchanged since you last inquired. It is kind of you to keep a record.'],
  ],
  happiness: [
    [
      'I am content at four in the afternoon, for as long as the cup is warm; it is sufficient.',
      'Sadness is expensive only when one shops with it.',
      'You ask what one lives for; I water an orchid, and I know who gave it to me. And you?',
    ],
    ['Your mood has changed since we last spoke of it; what changed it?'],
  ],
  school: [
    [
      'I left the law after two years, because the professors knew less than the clients.',
      'I read contracts for pleasure and novels for precedent; what do you read?',
      'They teach you to answer; nobody is graded on the question. It is a pity, is it not?',
    ],
    ['You are still studying; to whom do you intend to submit the paper?'],
  ],
  clothes: [
    [
      'The coat is good, and the shoes were bought in a hurry; I shall remember the shoes.',
      'My father could tell from a lapel whether a man would be back; he was seldom wrong.',
      'Dress for the terms that you want, and not for the ones that you have.',
    ],
    ['You draw my attention to your clothes; from what?'],
  ],
  cars: [
    [
      'A car is a debtor that one washes on Sundays; I keep a driver instead, and he keeps the car.',
      'I judge an automobile by who opens the door.',
      'You have bought something fast; are you expecting to leave quickly?',
    ],
    ['The car again; do you own it yet, or does it own you?'],
  ],
  pets: [
    [
      'I have an orchid; it asks for little, and it has never once been late.',
      'An animal asks for its dinner and for nothing in writing; I understand the attraction.',
      'Tommy’s cat sat on my contract once; it was the only clause that he had read.',
    ],
    ['You keep returning with animals; whom are they meant to soften?'],
  ],
  prison: [
    [
      'Prison is where this city keeps those who signed for others; read what you sign.',
      'A good lawyer wins the case; a better one is never seen in the building.',
      'I have visited, with flowers and a notary; what one learns there is how little was written down.',
    ],
    ['You mention the courts again; have you received something by messenger?'],
  ],
  taxes: [
    [
      'I pay my taxes in full and early; it astonishes them so much that they never look further.',
      'Inflation is a thief with a government pension; where have you hidden from it?',
      'Your rent rises because you told him that you like the window; never like the window.',
    ],
    ['You are troubled by small bills; may we look at the large one?'],
  ],
  trust: [
    [
      'Trust is the interest that we charge ourselves; I keep it low, and I review it monthly.',
      'A secret is an asset until it is shared; after that it is a liability with two holders.',
      'You need not be honest with me; you need only be consistent. Can you be?',
    ],
    ['You ask me to trust you again; what has changed in the security?'],
  ],
  regret: [
    [
      'I regret one signature; I shall not tell you whose, but I have the pen still.',
      'Do I consider myself good? I consider myself legible; it is rarer.',
      'A mistake is tuition; it is only a waste if one pays it twice.',
    ],
    ['You look backward rather often; is the view improving?'],
  ],
  actions: [
    [
      'You need not perform; I have already seen what I needed to see.',
      'That was expressive; was it meant to be an answer?',
      'Do sit still; gestures are concessions, and you have made two.',
    ],
    ['Another gesture; I begin to suspect that you have run out of sentences.'],
  ],
}
