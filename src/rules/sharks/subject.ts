import { plainText, withoutAccents } from './amounts/plain-text.ts'
import { formOf, isQuestion, type QuestionForm } from './questions.ts'
import { withoutActions } from './stage.ts'
import { statementOf } from './statements.ts'
import { isAction, type TalkTopic, topicOf } from './topics.ts'

/** Forms of questions that ask about the subject that they name. Any other form is answered by itself. */
const ABOUT_SUBJECT: readonly QuestionForm[] = ['ever', 'favourite', 'opinion', 'do_you']
/** 'How's your mother', 'what about the Mets', 'tell me about Brooklyn', 'any good movies?'. */
const ASKS_ABOUT =
  /^(?:(?:so|and|but|hey|well|ok|anyway)[,.]* )*(?:hows|how is|how are|how about|what about|whats (?:with|up with|the deal with|your favou?rite)|tell me (?:\w+ )?about|talk to me about|heard about|any|got any|what do (?:you|u|ya) (?:know|think|say|make)|you (?:see|hear|like|know|catch|watch|follow|a fan)|u (?:like|see))\b/
/** 'You talk like a fortune cookie', 'trust me', 'by Christmas': these speak of the shark, or are empty phrases. */
const SPEAKS_OF_ELSE =
  /^(?:you|u|ya|youre|your|ur)\b(?! (?:want|like|got|have|ever|need|drink|eat|play|watch))|\btrust me\b|\b(?:by|before|until|till|since) (?:christmas|easter|thanksgiving|new years?|halloween)\b|^(?:no|yes|ok|okay|whatever)\b/
/** 'Who wins the Super Bowl' asks about the game, not for a name. */
const GAMES: readonly TalkTopic[] = ['mets', 'yankees', 'football', 'boxing']

/** Subjects of many meanings, whose words are in messages about anything. */
const AMBIGUOUS: readonly TalkTopic[] = [
  'father',
  'mother',
  'siblings',
  'marriage',
  'children',
  'friends',
  'love',
  'trust',
  'regret',
  'luck',
  'fear',
  'happiness',
  'school',
  'computers',
  'clothes',
  'cars',
  'pets',
  'prison',
  'taxes',
  'crime',
  'police',
  'space',
  'age',
  'church',
  'death',
  'arcades',
  'television',
  'movies',
  'traffic',
  'italy',
  'health',
  'disco',
  'holidays',
  'graffiti',
  'sleep',
  'subway',
  'taxis',
]
const LONGEST_STATEMENT = 12
const LONGEST_AMBIGUOUS = 7
const LONGEST_QUESTION = 12

/**
 * Returns the subject that a message is about, or null. A word of a subject is not enough: the message must ask about it, or
 * be a short statement about it.
 */
export function subjectOf(text: string): TalkTopic | null {
  const topic = topicOf(isAction(text) ? text : withoutActions(text))
  if (topic === null || topic === 'actions' || topic === 'wellbeing') return topic
  const plain = withoutAccents(plainText(withoutActions(text)))
  const words = plain.split(' ').length
  if (isQuestion(plain)) {
    const form = formOf(plain)
    const asks =
      ASKS_ABOUT.test(plain) ||
      (form !== null && ABOUT_SUBJECT.includes(form)) ||
      words <= 2 ||
      GAMES.includes(topic)
    return asks && words <= LONGEST_QUESTION ? topic : null
  }
  if (ASKS_ABOUT.test(plain)) return topic
  if (statementOf(plain) === 'wishes' || SPEAKS_OF_ELSE.test(plain)) return null
  if (AMBIGUOUS.includes(topic)) return words <= LONGEST_AMBIGUOUS ? topic : null
  return words <= LONGEST_STATEMENT ? topic : null
}
