import type { ThingLines } from '../../../thing-lines.ts'
import type { CULTURE_WORDS } from '#src/rules/sharks/things/culture-words.ts'

/** What the shark says about a thing that is named, and to a question about it. */
export const CULTURE_LINES: ThingLines<keyof typeof CULTURE_WORDS> = {
  musician: {
    says: [
      '{Thing}, then; I am told that the contracts are more interesting than the music. Did you buy a ticket?',
      'I hear of such people chiefly through their lawyers. What is it that moves you in it?',
      'Fame is a short lease at a high rent; somebody ought to tell them. Do you sing along?',
    ],
    asks: [
      '{Thing}? I have a box at the opera, and I have never had to share the air with anyone else. And you?',
      'Between any two of them I choose the one who reads what is put in front of him. Which would that be?',
    ],
  },
  song_or_music: {
    says: [
      '{Thing}, if you please; music is the one thing that I have never seen improved by a discount. Do you listen loudly?',
      'I conduct, very slightly, with one finger, when the door is locked. What do you do?',
      'A tune one cannot forget is a kind of lien upon the mind; how long have you had it?',
    ],
    asks: [
      '{Thing}? I prefer my passions in Italian, with an interval. When did music last move you?',
      'I listen for the pause before the applause; it is the only honest part. Do you wait for it?',
    ],
  },
  instrument: {
    says: [
      'My daughter played, correctly and without pleasure; we agreed to stop, and both improved. Do you perform?',
      'I knew a soloist who pledged his instrument; it is downstairs, and it has never been better looked after. Is yours your own?',
    ],
    asks: [
      '{Thing}? In other hands, in another room, with pleasure. Do you play?',
      'I value whatever must be tuned before it is heard; people might learn from that. Might you?',
    ],
  },
  film_or_show: {
    says: [
      '{Thing}, of all things; I should ask only who paid for the costumes. Were you entertained?',
      'I have seen the contracts behind such things, and they have the better dialogue. Who ends badly?',
      'In stories the guilty confess; in my office they ask for a recess. Did you believe a word of it?',
    ],
    asks: [
      '{Thing}? I leave before the end, always, and have never regretted an ending. Do you stay?',
      'Between two entertainments I take the shorter, and a pear. Which did you finish?',
    ],
  },
  hero_or_cartoon: {
    says: [
      '{Thing}, no less; a person without a surname seldom signs anything. Was it meant as a compliment?',
      'Heroes never speak of their expenses; I have always found it suspicious. Who pays for the windows?',
      'My daughter explained all of them to me once; I sided with the villain, who had at least a budget. And you?',
    ],
    asks: [
      '{Thing}? Admirable, I suppose, and quite uninsurable. Is there a moral?',
      'I distrust anybody who works for nothing. Do you not?',
    ],
  },
  famous_person: {
    says: [
      '{Thing}, no less; reputation is merely gossip that has been audited. What is it that impresses you?',
      'I have observed the famous at close range; they read the menu from the right, like everybody. Did you expect more?',
      'History is kind to those who left no receipts. Shall we say that this one left several?',
    ],
    asks: [
      '{Thing}? Gifted, and badly advised. Would you have done it otherwise?',
      'I admire nobody whom I have not seen sign under pressure. Whom do you admire?',
    ],
  },
  athlete: {
    says: [
      '{Thing}, I see; talent is a wasting asset, and the knees go first. What would you have paid?',
      'I read of such people when they sell the house. Is it quite time yet?',
      'The public counts the victories; I count what the manager took. Did you watch in person?',
    ],
    asks: [
      '{Thing}? Remarkable for ten years, and then a restaurant. Would you dine there?',
      'I prefer the one who is still solvent at forty. Is that so unsentimental?',
    ],
  },
  sports_team: {
    says: [
      '{Thing}, you tell me; loyalty without a dividend always touches me. When was yours last rewarded?',
      'A team is a payroll in a costume; I have seen the payroll. Have you?',
      'I own, through nobody in particular, a few seats; I send people there whom I wish to have out. Do you go often?',
    ],
    asks: [
      '{Thing}? The accounts are dreadful and the hats are popular. Is it hereditary with you?',
      'I support whichever owner is about to sell. Would you call that cold?',
    ],
  },
  sport: {
    says: [
      '{Thing}, you say; would one play to win, or only to be tired?',
      'I find that people cheat at games exactly as they do in business, only with less skill. Do you keep score?',
      'I played tennis for one season, with a judge; he let me win, and I remembered it. Are you competitive?',
    ],
    asks: [
      '{Thing}? I prefer a contest in which one may remain seated. What is the attraction?',
      'I play bridge on Tuesdays; there is less mud and more blood. And your own game?',
    ],
  },
  game_or_toy: {
    says: [
      '{Thing}, at my own desk; when you play, do you read the rules first, or quote them afterwards?',
      'I have played one game with a bishop since 1971; he prays, and I think. Who is your opponent?',
      'My daughter stopped playing with me when she was six; she said that I took the bank too seriously. Do you lose well?',
    ],
    asks: [
      "{Thing}? Chance amuses me only when it is other people's. Do you play for anything?",
      'I prefer a game in which one may sacrifice a bishop. And what is yours?',
    ],
  },
  book_or_paper: {
    says: [
      '{Thing}, then; I read the last page first, for that is where people sign. What do you read first?',
      'One should write nothing that one would not hear read aloud by an opponent. Did it teach you anything?',
      'My library is small: contracts, a few Russians, and a volume on orchids. What is on your table?',
    ],
    asks: [
      '{Thing}? I read for facts, and am seldom supplied. What do you read for?',
      'I prefer authors who are dead and cannot send a sequel. Whom do you prefer?',
    ],
  },
  dream_or_ghost: {
    says: [
      '{Thing}, you tell me; what cannot be served with papers rarely interests me. Were you frightened?',
      'My husband has never come back, and he was a man who forgot things everywhere. What did you see?',
      'The dead are the most reliable of clients; they make no further requests. Was it one of yours?',
    ],
    asks: [
      '{Thing}? I neither believe nor inquire; it is how one keeps a quiet house. Are you superstitious?',
      'I have been frightened once, by an honest accountant. And what frightens you?',
    ],
  },
  space_thing: {
    says: [
      '{Thing}, you say, and you look up; I have yet to see a deed that extends so high. Who told you of it?',
      'I looked through a telescope once, and thought chiefly of the rent. What did you see?',
      'The heavens keep their appointments to the second; it is more than I can say for Tuesdays. Are you an observer?',
    ],
    asks: ['I live nineteen floors up, and that is near enough to the infinite. Is it for you?'],
  },
  later_name: {
    says: [
      '{Thing}, you say, as though I ought to know the name; my ledgers are silent. Ought I to worry?',
      'I have every name of consequence in this city on a card, and that is not among them. Who sent you?',
      'The name is unknown to me, and therefore unencumbered. Is it a person or a firm?',
    ],
    asks: [
      '{Thing}? I have no such file, and I form no opinion without one. Would you care to begin it?',
      'I never heard of it in my life; you might be inventing it. Are you?',
    ],
  },
  later_thing: {
    says: [
      '{Thing}, then; I am not familiar with the article. Does anybody make a market in it?',
      'You have invented a word, or a product; in either case one should register it. Which is it?',
      'I have read every prospectus of this year, and that was in none of them. Where did you come across it?',
    ],
    asks: [
      '{Thing}? I cannot value what I have never seen. Have you brought one?',
      'It means nothing to me, and I am seldom so refreshed. Would you explain it in one sentence?',
    ],
  },
}
