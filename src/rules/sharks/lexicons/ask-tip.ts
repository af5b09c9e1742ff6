import { lexicon } from './lexicon.ts'

/** Phrases that ask for news and prices. */
export const ASK_TIP = lexicon(`
  tip / a tip / got a tip / any tips / tips / hot tip / whats the word / the word / word on the street / what is the word
  whats the word on the street / whats new / whats happening / whats going on / what is going on / whats going down / news
  any news / got news / whats the news / rumor / rumors / rumour / rumours / any rumors / hear anything / heard anything
  what do you hear / what have you heard / what you hear / hear any news / gossip / any gossip / the latest / whats the latest
  whats hot / whats cheap / whats dear / whats up with the market / the market / hows the market / how is the market
  market / prices / what are prices / prices today / where is it cheap / where should i buy / where should i sell
  what should i buy / what should i sell / what do i buy / what do i sell / what sells / where do i sell / where do i buy
  smokes / tapes / booze / threads / parts / boards / ice / bonds / price of smokes / price of ice / price of booze
  who is buying / whos buying / whos selling / who is selling / what moves / whats moving / buy low / sell high
  give me a tip / give me something / give me info / information / info / intel / any intel / advice / any advice
  got advice / some advice / got any advice / tell me something / tell me something good / what do you know / know anything
  the cops / any cops / police / where are the cops / heat / hows the heat / which borough / where should i go / where to
  tell me about brooklyn / tell me about queens / tell me about the bronx / tell me about jersey / tell me about vinnie
  tell me about tommy / tell me about carmela / tell me about the boss / who is vinnie / who is carmela / who is the boss
`)
