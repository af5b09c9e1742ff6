import { tool } from 'ai'
import * as z from 'zod'
import type { Decision } from '#src/rules/sharks/decision.ts'
import { clampMood, clampProposal, type Proposal } from '#src/rules/sharks/proposal.ts'
import type { VoicePart } from '../voice.ts'
import { termsLine } from './terms-line.ts'

const terms = z.object({
  amount: z.number().describe('Dollars.'),
  rate: z.number().describe('Percent a day.'),
  days: z.number().describe('Whole days.'),
})

/**
 * Returns the tools of the model. Their inputs are clamped by the rules. The model receives the result as text, and
 * `onPart` receives it as a part of the stream.
 */
export function toolsFor(
  decision: Decision,
  {
    canOffer,
    onPart,
    now,
  }: {
    /** Whether terms can still change: not after a sentence that names some. */
    canOffer: () => boolean
    onPart: (part: VoicePart) => void
    now: Date
  },
) {
  const propose = ({ amount, rate, days }: z.infer<typeof terms>) => {
    const proposal: Proposal = {
      principalCents: Math.round(amount * 100),
      dailyRate: rate / 100,
      days,
    }
    const granted = clampProposal(decision, proposal)
    if (!granted) return 'There is no loan on the table. Do not speak of one.'
    if (!canOffer()) return 'You have named your terms already. They stay as they are.'
    onPart({ type: 'offer', terms: granted })
    return `The game shows after your words: "${termsLine(decision, granted, now)}"`
  }
  return {
    offer_loan: tool({
      description: 'Put a loan on the table, no softer than what was decided.',
      inputSchema: terms,
      execute: propose,
    }),
    counter: tool({
      description: 'Answer a counter-offer with terms no softer than what was decided.',
      inputSchema: terms,
      execute: propose,
    }),
    refuse: tool({
      description: 'Say no to what the player asks. What was decided stays as it is.',
      inputSchema: z.object({}),
      execute: () => 'What was decided stands. Say no to the rest.',
    }),
    give_tip: tool({
      description: 'Tell what the street knows about prices.',
      inputSchema: z.object({}),
      execute() {
        const { good, cheap, dear } = decision.slots
        if (!decision.tags.includes('rumour')) return 'You know nothing today.'
        onPart({ type: 'tip' })
        return `${good} are cheap in ${cheap} and dear in ${dear} this season.`
      },
    }),
    set_mood: tool({
      description: 'Change your face.',
      inputSchema: z.object({ mood: z.enum(['cold', 'neutral', 'warm', 'angry', 'amused']) }),
      execute({ mood }) {
        const clamped = clampMood(decision, mood)
        onPart({ type: 'mood', mood: clamped })
        return `You look ${clamped}.`
      },
    }),
    end_talk: tool({
      description: 'You have nothing more to say.',
      inputSchema: z.object({}),
      execute: () => 'Say nothing more.',
    }),
  }
}
