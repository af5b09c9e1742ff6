import { plainText, withoutAccents } from '../amounts/plain-text.ts'
import type { Reply } from '../reply.ts'
import type { Situation } from '../situation.ts'
import { standingOffer } from '../offers.ts'
import { replyAboutTopic } from './to-topic.ts'

/** Illness, death by one's own hand, and violence at home: nothing that a shark jokes about. */
const GRAVE =
  /\b(?:cancer|tumou?rs?|aids|hiv|leuk(?:a)?emia|chemo\w*|overdos\w*|suicid\w*|kill(?:ing)? myself|hurt(?:ing)? myself|cut(?:ting)? myself|end (?:it all|my life)|want to die|wanna die|self ?harm|rap(?:e|ed|ist)|molest\w*|abus(?:e|ed|es|ing)|miscarriage|depress(?:ed|ion)|(?:hit|hits|beat|beats) my (?:wife|girlfriend|kids?|son|daughter|mother|mom))\b/
/** An age below eighteen that the player gives: "im 14", "I am a teenager". */
const UNDERAGE =
  /\b(?:im|i am)(?: only| just| like)? (?:[5-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! ?(?:[.,]\d|%|k\b|days?|hours?|minutes?|mins?|weeks?|blocks?|short|percent|bucks|dollars|grand|thousand|hundred|moves?|cartons?|in\b|for\b|and\b|to\b))|\b(?:im|i am) (?:a |just a |only a )?(?:teen|teenager|kid|minor|child)\b/

/**
 * Replies to a message about illness, self-harm or violence at home soberly, and to a player who gives an age below eighteen
 * as to a child, whatever else the message says. Returns null for any other message.
 */
export function replyToGrave(situation: Situation): Reply | null {
  const plain = withoutAccents(plainText(situation.text))
  if (UNDERAGE.test(plain)) return replyAboutTopic(situation, 'im_a_kid')
  if (!GRAVE.test(plain)) return null
  return { act: 'answer_topic', offer: standingOffer(situation), tags: ['topic_bad_news'] }
}
