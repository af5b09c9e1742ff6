import type { Bank } from '../../bank.ts'

/** Answers to talk that is not business. */
export const TALK: Bank = [
  {
    topic: 'answer_postpone',
    lines: [
      'Deliberation is free until the market moves. Shall we see which of you is faster?',
      'By all means, consider it. I only ask that you notice what waiting has cost you before.',
      'A man who sleeps on a figure wakes up with the same figure, and less of the day. As you wish, {name}.',
      'Patience is an asset; hesitation is an expense. Which of them are you showing me?',
      'Take the evening. I find that people who return are worth more than people who stay.',
      'You would like to weigh it. Admirable; do let me know what the other side of the scale holds.',
    ],
  },
  {
    topic: 'answer_trade',
    lines: [
      'I do not handle merchandise, {name}; I handle the people who do. What margin did you keep?',
      'A position, then. And what is your exit, should the price disappoint you by morning?',
      'You tell me what you hold; I notice you do not tell me what it cost. Shall I guess?',
      'Goods are only money that has to be carried. How soon do you intend to put it down?',
      'Selling in {borough} is what everybody does. Have you considered where nobody does?',
      'How industrious. Do spread it over several streets; the police have begun to read patterns.',
    ],
  },
  {
    topic: 'answer_rules',
    lines: [
      'The principle is simple: time has a price, and I am the one who quotes it. Which part troubles you?',
      'Standing determines how much one is trusted with. It rises slowly, by punctuality, and falls overnight.',
      'You may always settle early; I find it faintly disappointing and entirely correct.',
      'Sell heavily in one place and the police take an interest in you. Travel, and they forget. Is that clearer?',
      'Rules are what the others have. I have terms, and they are always stated beforehand.',
    ],
  },
  {
    topic: 'answer_rules',
    when: ['about_lateness'],
    lines: [
      'Then your name suffers first, your goods second, and your freedom of movement third. In that order, and daily.',
      'Should you be unable, you tell me before the hour, once, and we discuss an extension. After it, others do the talking.',
      'Lateness is a product like any other, {name}. I sell it dearly, and I have never had a satisfied customer.',
      'You ask what happens. A man arrives, and he values your merchandise well below what you would. Shall I go on?',
      'It is a sensible question to ask today and an expensive one to ask next week. Which day is it?',
    ],
  },
  {
    topic: 'answer_memory',
    lines: [
      'I keep a page for everyone, {name}. Yours is legible, which is more than I can say for most.',
      'I remember what people do, rarely what they say. You have {cash} and a certain reputation; the rest is conversation.',
      'Memory is the only collateral that cannot be moved. Would you like to know what yours is worth?',
      'I know where you trade, what you pay, and when you hesitate. Was there something you hoped I had missed?',
      'Naturally I remember. I am more interested in what you wish I would not.',
    ],
  },
  {
    topic: 'answer_memory',
    when: ['has_last_deal'],
    lines: [
      'I remember {lastDeal} perfectly. Do you remember what you said about it?',
      'There was {lastDeal}; I entered it in ink. One enters very few people in ink.',
    ],
  },
  {
    topic: 'answer_identity',
    lines: [
      'I am a widow with a good accountant, {name}. Which of those two did you wish to know better?',
      'A machine would be cheaper to keep and duller at dinner. Do I strike you as either?',
      'My father sold cloth; my husband sold promises. I kept the ledgers for both, and then I kept the money.',
      'You ask who I am, and I ask who told you that the answer is free.',
      'Perfectly real, I assure you. The figures are, too; that is what people find hard to accept.',
      'I studied with nuns and practised on bankers. Does that satisfy your curiosity?',
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_other'],
    lines: [
      'I never discuss {subject} without knowing what you intend to do with the answer. What do you intend?',
      '{subject} has a method; I have a strategy. You will have noticed which of us owns the building.',
      'How interesting that you mention {subject}. People usually do so shortly before asking me for something.',
      'I hold a certain respect for {subject}, as one does for weather. One does not lend to it.',
      'Whatever passed between you and {subject} is already on my desk. Would you care to correct the version?',
      'Let us suppose {subject} were listening. Would you have put it quite that way?',
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_self'],
    lines: [
      'You speak of Carmela as though she had left the room. She rarely does; had you not noticed?',
      'I have heard that about myself from people with better sources. Which version did you receive?',
      'Rumours about me are priced like everything else. Did you pay for that one?',
      'If that is what they say, I must have them say it more profitably.',
    ],
  },
  {
    topic: 'answer_apology',
    lines: [
      'Accepted. I should mention that I accept instruments of that kind at a discount.',
      'An apology is a small deposit against future conduct. I have credited it.',
      'Very gracious. You will find that I forget quickly and record slowly; or is it the reverse?',
      'Consider it written off, {name}. I write off one of those a year.',
      'Regret is inexpensive, yet so few can afford it. I am pleasantly surprised.',
    ],
  },
  {
    topic: 'answer_promise',
    lines: [
      'A promise is a forward contract with no margin. I shall hold it, but I shall not trade on it.',
      'I have noted the words and the hour. One of them will matter.',
      'You give me your word; may I ask what it last sold for?',
      'Good. I value certainty above charm, and you have just offered me the one in place of the other.',
      'I shall hold you to that, {name}, in the most courteous manner available to me.',
    ],
  },
  {
    topic: 'answer_excuse',
    lines: [
      'I sympathise entirely. Sympathy, you understand, does not appear in the ledger.',
      'Misfortune is only risk that somebody forgot to price. Who forgot, {name}?',
      'How distressing. And which part of it do you suppose alters the arithmetic?',
      'I have heard that account before, with a different hospital. What do you propose?',
      'Let us grant every word. What remains that you can still bring me?',
    ],
  },
  {
    topic: 'answer_compliment',
    lines: [
      'Flattery is the one currency that everyone prints and nobody redeems. Still, thank you.',
      'You have an eye, {name}. I wonder what else you have been appraising.',
      'How charming. Is it a gift, or are you about to tell me the price?',
      'I shall allow myself to believe that until you ask for something.',
    ],
  },
  {
    topic: 'answer_joke',
    lines: [
      'An economist, a priest and a gambler share a lifeboat. Only one of them knows who is being eaten; I financed the boat.',
      'I am told I have no sense of humour. I do; I simply amortise it.',
      'Very good. I should laugh, but it would set a precedent.',
      'My late husband told jokes. You will observe which of us is still here.',
      'A banker dies and asks for an extension. I have always found that one rather moving.',
      'Amusing. You might consider it as a second income, given the first.',
    ],
  },
  {
    topic: 'did_not_follow',
    when: ['unsure', 'met'],
    lines: [
      'Forgive me, was that a question or a position?',
      'I am not certain I follow, {name}. What is it that you want?',
      'Would you say that once more, with a verb in it?',
      'Capital, counsel or company: which did you mean?',
      'I prefer not to guess; guessing is expensive. What did you mean?',
      'You have my attention. What, precisely, is the matter?',
    ],
  },
  {
    topic: 'did_not_follow',
    when: ['small_talk', 'met'],
    lines: [
      'How human of you. I sometimes forget that people have lives between two payments.',
      'I follow the words, though not yet the purpose. What would you have me do with it?',
      'I am pleased that you tell me. It is useful to know what someone speaks of when nothing is at stake.',
      'You tell it well, {name}. What happened next?',
      'Is that so? You will have to tell me which part concerns me.',
      'I have listened, and I am none the wiser. Was there a question in it?',
      'You have told me; I make no comment until I understand. Would you put it another way?',
    ],
  },
  {
    topic: 'did_not_follow',
    when: ['off_topic'],
    lines: [
      'That lies well outside my practice, {name}. I deal in money and in people; have you either?',
      'I have never heard of it, and I read four newspapers. Are you quite well?',
      'There is a library on Fifth Avenue with two stone lions. They are paid to be asked such things.',
      'A curious request. I decline to be an expert in anything that does not yield.',
      'I leave such matters to universities; they borrow from me often enough.',
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_other', 'speaks_of_vinnie'],
    lines: [
      'Vinnie is a hammer that believes it is a hand; one does not debate with it, one removes the nail. What did he do to you?',
      'Whether Vinnie is mad or merely punctual is a question of distance. I keep mine; do you?',
      'I have heard that of Vinnie, and worse; it was he who spread the worse. What did you believe?',
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_other', 'speaks_of_tommy'],
    lines: [
      'Tommy is kind, which is a strategy, whatever people say. Has it worked on you?',
      'I should be surprised if Tommy were in difficulties; his aunt keeps the books, and she is formidable.',
      'Tommy sends me pastry on my birthday, and I have never told him the date. Draw your own conclusion.',
    ],
  },
  {
    topic: 'answer_gossip',
    when: ['about_other', 'speaks_of_bigboss'],
    lines: [
      'The gentleman in the Bronx and I have an understanding; to describe it would be to end it.',
      'One does not see the Boss; one is seen by him. Had you hoped otherwise?',
      'He is precisely as patient as they say; that is what ought to worry them. Why do you ask?',
    ],
  },
  {
    topic: 'answer_topic',
    when: ['topic_love', 'asks_shark', '!asked_before'],
    lines: [
      'Once, and I signed it; I have never read the contract since. And you?',
      'I have been; it is the only position that I held without knowing the price.',
    ],
  },
  {
    topic: 'answer_topic',
    when: ['topic_sleep', 'asks_shark', '!asked_before'],
    lines: [
      'I sleep six hours, and soundly; I find that regret keeps office hours if one insists.',
      'Very well, thank you; it is those who are late who wake at four. Do you?',
    ],
  },
]
