import { lexicon } from './lexicon.ts'

/** Phrases that ask for other terms. */
export const COUNTER = lexicon(`
  negotiate / negotiate terms / lets negotiate / i want to negotiate / can we negotiate / negotiable / is it negotiable / haggle
  lets haggle / bargain / counter / counter offer / counteroffer / my counter / how about / how about #money / how about #percent
  how about #days / what about #money / what about #percent / what about #days / make it #money / make it #percent / make it #days
  make that #money / make that #percent / make that #days / ill do #money / ill do #percent / i can do #percent / i can do #money
  ill give you #percent / ill pay #percent / say #percent / say #money / lets say #money / lets say #percent / lets say #days
  try #percent / try #money / lower / lower it / go lower / lower the rate / a lower rate / lower rate / lower interest / cut the rate
  cut the interest / drop the rate / drop it / bring it down / come down / come down a little / come down a bit / better rate
  a better rate / better terms / a better price / better offer / do better / can you do better / you can do better / cheaper
  any cheaper / make it cheaper / less interest / less / a little less / fewer points / shave / shave a point / knock off a point
  knock it down / too high / thats too high / too steep / thats steep / steep / too much interest / the rate is too high / too expensive
  expensive / more time / i need more time / give me more time / longer / a longer term / more days / extra days / extra time
  too short / thats too short / #days is too short / more money / i need more / need more / want more / i want more / bigger loan
  a bigger loan / raise it / go higher / higher / up it / double it / too little / thats not enough / not enough / half that / split the difference
  meet me halfway / meet me in the middle / work with me / sweeten it / sweeten the pot / cut me a break / cut me some slack on the rate
  instead of #percent / not #percent / not #money / instead of #money / instead of #days / smaller / a smaller loan / less money
`)
