import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { root } from '../build/sources.ts'
import type { Action } from './actions.ts'
import { planOf, printed } from './actions.ts'
import type { Failure } from './failure.ts'
import type { RetryDecision } from './play.ts'
import { play } from './play.ts'
import { shorten } from './shorten.ts'
import type { Stage } from './stage.ts'

export interface Course {
  readonly from: number
  readonly seeds: number
  readonly actions: number
  /** Maximum number of replays to find the shortest list; 0 skips the search. */
  readonly shorten: number
  /** A list to play instead of the seeds. */
  readonly replay: readonly Action[] | null
}

/** The most severe first: the list is shortened for the most severe failure. */
const byWeight: readonly Failure['kind'][] = [
  'wish lost',
  'wrong sum',
  'page error',
  'blank page',
  'not after a reload',
  'device',
  'not live',
]

const toResult = ({ kind, detail }: Failure): string => `  ${kind}: ${detail}`

const line = (seed: number, { failures, settledAfter, restored, skipped, calls }: RetryDecision, seconds: number): string =>
  [
    `${failures.length === 0 ? 'ok  ' : 'FAIL'} seed ${seed}`,
    settledAfter === null ? 'never agreed' : `agreed after ${(settledAfter / 1000).toFixed(1)} s`,
    `${calls} calls`,
    `${restored} from the back/forward cache`,
    `${skipped} skipped`,
    `${seconds.toFixed(0)} s`,
  ].join(' · ')

const writeStory = (seed: number, { story }: RetryDecision): string => {
  const file = join(root, `reports/torture-${seed}.txt`)
  mkdirSync(join(root, 'reports'), { recursive: true })
  writeFileSync(file, `${story.join('\n')}\n`)
  return file
}

/** Plays the seeds, one per stage at a time; for a failing seed it searches the shortest failing list. Returns the number of failed seeds. */
export const playSeeds = async (browser: Browser, stages: readonly Stage[], course: Course, t: (text: string) => void): Promise<number> => {
  const seeds = course.replay === null ? Array.from({ length: course.seeds }, (_, at) => course.from + at) : [course.from]
  const queue = [...seeds]
  let failed = 0
  let live = 0
  const playOne = async (stage: Stage, seed: number): Promise<void> => {
    const plan = course.replay ?? planOf(seed, course.actions)
    const started = performance.now()
    const decision = await play(browser, stage, seed, plan)
    t(line(seed, decision, (performance.now() - started) / 1000))
    if (decision.settledAfter !== null) live += 1
    if (decision.failures.length === 0) return
    failed += 1
    t(decision.failures.map(toResult).join('\n'))
    t(`  what happened: ${writeStory(seed, decision)}`)
    const worst = byWeight.find((kind) => decision.failures.some((failure) => failure.kind === kind))
    const fails = async (shorter: readonly Action[]): Promise<boolean> =>
      (await play(browser, stage, seed, shorter)).failures.some(({ kind }) => kind === worst)
    const shortest = await shorten(plan, fails, course.shorten)
    if (shortest.length === plan.length) return
    const { failures } = await play(browser, stage, seed, shortest)
    t(`Shortest list that fails (${shortest.length} of ${plan.length} actions; both tabs start at /):\n${printed(shortest)}`)
    t(failures.length === 0 ? '  (played once more it passed: a matter of timing)' : failures.map(toResult).join('\n'))
    t(`Again: npm run torture -- --from ${seed} --replay '${JSON.stringify(shortest)}'`)
  }
  const work = async (stage: Stage): Promise<void> => {
    for (let seed = queue.shift(); seed !== undefined; seed = queue.shift()) await playOne(stage, seed)
  }
  await Promise.all(stages.map(work))
  t(`\n${seeds.length - failed} of ${seeds.length} seeds passed; tabs agreed live in ${live}`)
  return failed
}
