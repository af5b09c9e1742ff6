/** What the tool of `npm run balance` runs in its threads. */
export { BANDS, CHEAP, holds, MEASURED } from './bands.ts'
export { writeDiary } from './diary.ts'
export { playSeed } from './play-seed.ts'
export { quantile } from './quantiles.ts'
export { Sample } from './sample.ts'
export { changeTraits, describeTraits, drawTraits, tryTraits } from './search.ts'
export { POLICIES } from '../policies/policies.ts'
