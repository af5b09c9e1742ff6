import { type Mission, type Missions } from '#src/api/get-missions.ts'
import { type ScrolledArea } from '#src/ecs/spawn/spawn-scroll.ts'
import { type GameWorld } from '#src/ecs/world.ts'
import { MARKET_TEXTS } from '#src/protocol/street-messages.ts'
import { dollars } from '../kit/money.ts'
import { costText } from './cost-text.ts'
import { drawEntries, type Entry } from './entry-list.ts'
import { type MarketLayout } from './market-layout.ts'

export interface JobsPage {
  readonly layout: MarketLayout
  readonly work: Missions
  readonly movesLeft: number
  readonly takeJob: () => void
  readonly handIn: (mission: Mission) => void
}

/** Draws the job and the day's missions with their progress. */
export function drawJobsPage(world: GameWorld, page: JobsPage): ScrolledArea {
  const { layout, work } = page
  return drawEntries(world, {
    name: MARKET_TEXTS.jobs,
    ...layout.page,
    ...layout.entries,
    entries: [jobEntry(page), ...work.missions.map((mission) => missionEntry(mission, page))],
  })
}

function jobEntry({ work: { job }, movesLeft, takeJob }: JobsPage): Entry {
  return {
    title: MARKET_TEXTS.job,
    lines: [
      MARKET_TEXTS.jobPays(dollars(job.pay_min), dollars(job.pay_max)),
      costText(job.cost, movesLeft),
    ],
    button: { label: MARKET_TEXTS.work, press: movesLeft >= job.cost ? takeJob : null },
  }
}

function missionEntry(mission: Mission, { movesLeft, handIn }: JobsPage): Entry {
  const { title, status, cost, reward, reputation, xp } = mission
  const isDone = status === 'done'
  const canHandIn = status === 'ready' && movesLeft >= cost
  return {
    title,
    lines: [
      `${progressOf(mission)} ${isDone ? '' : costText(cost, movesLeft)}`.trim(),
      MARKET_TEXTS.reward(dollars(reward), reputation, xp),
      ...(mission.kind === 'deliver' ? [MARKET_TEXTS.goodsBack] : []),
    ],
    button: {
      label: isDone ? MARKET_TEXTS.handedIn : MARKET_TEXTS.handIn,
      name: `${isDone ? MARKET_TEXTS.handedIn : MARKET_TEXTS.handIn} ${title}`,
      press: canHandIn ? () => handIn(mission) : null,
    },
  }
}

function progressOf({ kind, progress: { done, need }, status }: Mission): string {
  if (status === 'done') return `${MARKET_TEXTS.handedIn}.`
  if (status === 'ready') return MARKET_TEXTS.ready
  if (kind === 'profit') return `${MARKET_TEXTS.progress(dollars(done), dollars(need))}.`
  if (kind === 'deliver') return `${MARKET_TEXTS.progress(String(done), String(need))}.`
  return MARKET_TEXTS.notYet
}
