import type { TalkTopic } from '#src/rules/sharks/topics.ts'
import type { Bank } from './bank.ts'

/** The lines about some subjects: those for the first time that one is raised, and those for the next times. */
export type TopicLines<topic extends TalkTopic> = Readonly<
  Record<topic, readonly [first: readonly string[], again: readonly string[]]>
>

/** Returns the groups of a bank for lines about subjects. */
export function topicGroups(lines: Partial<TopicLines<TalkTopic>>): Bank {
  return Object.entries(lines).flatMap(([subject, [first, again]]) => [
    { topic: 'answer_topic', when: [`topic_${subject as TalkTopic}`], lines: first },
    {
      topic: 'answer_topic',
      when: [`topic_${subject as TalkTopic}`, 'asked_before'],
      lines: again,
    },
  ])
}

/** Returns the groups of a bank for losses that a debtor gives as an excuse. */
export function excuseGroups(lines: TopicLines<'robbed' | 'seized'>): Bank {
  return (['robbed', 'seized'] as const).map((subject) => ({
    topic: 'answer_excuse',
    when: [`topic_${subject}`],
    lines: lines[subject][0],
  }))
}
