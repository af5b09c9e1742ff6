import { lexicon } from './lexicon.ts'

/** Phrases that ask for time or mercy. */
export const BEG = lexicon(`
  beg / i beg you / im begging you / i am begging / begging / i beg / beg for mercy / mercy / have mercy / show mercy / some mercy
  please mercy / please / please please / pretty please / spare me / have a heart / have pity / pity / dont hurt me / please dont hurt me
  dont kill me / dont break my legs / not my legs / not the legs / not my kneecaps / i have a family / i got a family / i got kids
  i have kids / my kids / my mother / my mother is sick / my wife / think of my family / i need time / need time / need more time
  i need more time / more time / give me time / give me more time / give me #days / gimme #days / just #days / i need #days
  need #days / #days more / wait / please wait / wait a little / can you wait / could you wait / be patient / patience / bear with me
  extension / an extension / ask for extension / i need an extension / can i get an extension / extend / extend it / extend my loan
  another day / one more day / one day more / a day more / another week / ill have it / ill have it #days / i will have it #days
  ill have it soon / ill get it / i will get it / ill get you the money / ill get your money / ill pay #days / ill pay you #days
  i will pay you #days / pay you #days / i can pay #days / i can pay you #days / ill pay later / pay later / pay you later / later
  cant pay / i cant pay / i cant pay you / i cant pay now / cant pay right now / i dont have it / dont have it / i dont have the money
  i dont have your money / i havent got it / aint got it / i aint got it / i lost it / i lost the money / i lost it all / its gone
  im tapped out / tapped out / im sorry / i am sorry / sorry / so sorry / forgive me / forgive / give me a break / cut me a break
  cut me some slack / a little slack / go easy / go easy on me / take it easy on me / be reasonable / have some compassion / last chance
  one last chance / give me a chance / another chance / one more chance / second chance / help me / i promise / i swear / on my mothers grave
`)
