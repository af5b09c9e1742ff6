import { lexicon } from './lexicon.ts'

/** Phrases that say hello. */
export const GREETING = lexicon(`
  hello / hello there / hi / hi there / hey / hey there / hey you / hey man / hey boss / hey pal / yo / yo yo / ey / ayo / oy / oi / howdy / hiya / heya
  hello vinnie / hey vinnie / hi vinnie / yo vinnie / vinnie / vin / hello tommy / hey tommy / hi tommy / tommy / hello carmela / hi carmela / hey carmela
  carmela / hello boss / hi boss / boss / big boss / hello big boss / good morning / morning / good afternoon / afternoon / good evening / evening
  good day / gday / greetings / salutations / welcome / whats up / what is up / wassup / wazzup / sup / wsup / what up / whats good / whats cooking
  whats shaking / whats poppin / how are you / how are ya / how are you doing / how you doing / how you doin / hows it going / how is it going / how goes it
  hows business / how is business / hows tricks / hows life / hows the family / how have you been / how you been / long time no see / its been a while
  good to see you / nice to see you / nice to meet you / pleased to meet you / its me / its me again / im back / i am back / back again / remember me
  do you remember me / do you know me / know me / who are you / whats your name / what is your name / my name is / im new / i am new / im new here
  new in town / im new in town / i just got here / can we talk / can i talk to you / id like to talk / i would like to talk / i want to talk / lets talk
  we need to talk / need to talk / a word / got a minute / you got a minute / got a second / have a minute / you there / are you there / anybody there
  anyone there / knock knock / ding dong / testing / test / ahoy / ciao vinnie / buongiorno / bonjour / hola / buenos dias / salaam / shalom / aloha
`)
