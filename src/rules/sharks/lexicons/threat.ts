import { lexicon } from './lexicon.ts'

/** Phrases that threaten the shark. */
export const THREAT = lexicon(`
  kill / kill you / ill kill you / i will kill you / im gonna kill you / i am going to kill you / youre dead / you are dead / dead man
  youre a dead man / youre finished / you are finished / youre done / ill end you / i will end you / end you / ill hurt you / hurt you
  ill break you / break your legs / ill break your legs / break your arms / break your neck / break your face / ill smash / smash your face
  punch you / ill punch you / beat you / beat you up / ill beat you / kick your / ill kick your / shoot you / ill shoot you / ill shoot
  stab you / ill stab you / cut you / ill cut you / burn you / burn it down / burn your place / ill burn / bomb / torch / whack you
  ill whack you / clip you / ill clip you / rub you out / bump you off / put you in the river / sleep with the fishes / swim with the fishes
  concrete shoes / bury you / ill bury you / in the trunk / put a bullet / a bullet in / two in the head / i got a gun / i have a gun
  ive got a gun / my gun / my guys / my boys will / ill send my guys / ill send my boys / i know where you live / i know your family
  watch your back / watch yourself / sleep with one eye open / you better watch / you better run / you will regret / youll regret
  youll regret this / you will be sorry / youll be sorry / ill make you pay / youll pay for this / ill come for you / im coming for you
  coming for you / ill find you / i will find you / call the cops / ill call the cops / calling the cops / call the police / ill call the police
  going to the cops / go to the cops / go to the feds / call the feds / talk to the feds / tell the cops / rat you out / ill rat
  ill snitch / wearing a wire / ill rob you / rob you / this is a robbery / give me all your money / hands up / or else / dont make me
  dont mess with me / dont test me / take you out / ill take you out / take over your / i run this town now / step outside / lets fight / fight me
`)
