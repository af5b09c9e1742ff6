import { lexicon } from './lexicon.ts'

/** Phrases that thank or praise. */
export const THANKS = lexicon(`
  thanks / thank you / thanks a lot / thank you so much / thanks so much / thank you very much / many thanks / much obliged / obliged / ty
  thx / tnx / cheers / appreciate it / i appreciate it / appreciated / much appreciated / grateful / im grateful / i am grateful / bless you
  god bless / god bless you / youre the best / you are the best / youre a lifesaver / lifesaver / you saved me / you saved my life / i owe you one
  youre good to me / youre a good man / youre a good woman / good man / good woman / youre a saint / a saint / youre a prince / prince of a guy
  youre an angel / angel / youre a gentleman / gentleman / youre a lady / a real lady / youre kind / very kind / how kind / so kind / kind of you
  good of you / nice of you / thats nice / thats kind / thats generous / generous / youre generous / i respect you / respect / with respect
  all due respect / i respect that / salute / nice doing business / good doing business / pleasure doing business / pleasure working with you
  a pleasure / youre smart / youre wise / wise words / good advice / great advice / youre right / you are right / good point / love you
  i love you / youre beautiful / nice suit / nice hat / nice place / nice tie / nice car / grazie / grazie mille / mille grazie / gracias / danke / merci
  props / respect to you / youre a legend / legend / i trust you / you are kind / my friend thanks / thank god / wont forget it / i wont forget this
`)
