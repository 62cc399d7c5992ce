import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { root } from '../../build/sources.ts'
import { faults } from '../faultProxy.ts'
import type { Stage } from '../stage.ts'
import { findings, meanings } from './findings.ts'
import type { Finding, Row } from './findings.ts'
import { firstRequests } from './firstRequests.ts'
import { meetAtFirst, meetInApp } from './meet.ts'
import type { Trouble } from './meet.ts'
import { scenes } from './scenes.ts'

export const troubles: readonly Trouble[] = ['500 once', ...faults]

export interface Selection {
  /** Only places and operations whose name has this text in it. */
  readonly only: string
  readonly troubles: readonly Trouble[]
  /** How many in-app rows at once; first requests go one after another, because the server's calls are nobody's. */
  readonly atOnce: number
}

const tell = (row: Row): string =>
  `${row.found.length === 0 ? 'ok  ' : 'FAIL'} ${row.place} × ${row.fault}${row.found.length === 0 ? '' : `: ${row.found.join(', ')}`} (${row.calls} calls${row.said.length === 0 ? '' : `; said: ${row.said.join(' | ').slice(0, 160)}`})`

const broken = (place: string, operation: string, fault: string, problem: unknown): Row => ({
  place,
  operation,
  fault,
  found: ['not met'],
  calls: 0,
  said: [problem instanceof Error ? (problem.message.split('\n')[0] ?? '') : String(problem)],
})

/** Lets every fault meet every place, a few at once; tells each row when it is known. */
export const fillTable = async (
  browser: Browser,
  stage: Stage,
  { only, troubles: kinds, atOnce }: Selection,
  say: (text: string) => void,
): Promise<readonly Row[]> => {
  const rows: Row[] = []
  const isAsked = ({ name, operation }: { readonly name: string; readonly operation: string }): boolean =>
    `${name} ${operation}`.includes(only)
  const play = async (name: string, operation: string, fault: string, meet: () => Promise<Row>): Promise<void> => {
    const row = await meet().catch((problem: unknown) => broken(name, operation, fault, problem))
    rows.push(row)
    say(tell(row))
  }
  const queue = scenes
    .filter(isAsked)
    .flatMap((scene) =>
      kinds.map((trouble) => () => play(scene.name, scene.operation, trouble, () => meetInApp(browser, stage, scene, trouble))),
    )
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await next()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const place of firstRequests.filter(isAsked)) {
    for (const trouble of kinds) await play(place.name, place.operation, trouble, () => meetAtFirst(browser, stage, place, trouble))
  }
  return rows
}

/** The table: a line a place, a column a fault, a letter for each thing that was wrong. */
export const printTable = (rows: readonly Row[], kinds: readonly Trouble[]): string => {
  const places = [...new Set(rows.map(({ place }) => place))]
  const width = Math.max(...places.map((place) => place.length))
  const cell = (place: string, kind: Trouble): string => {
    const row = rows.find((one) => one.place === place && one.fault === kind)
    return row === undefined ? '' : row.found.length === 0 ? '·' : row.found.map((finding) => findings[finding]).join('')
  }
  const head = [' '.repeat(width), ...kinds].join('  ')
  const lines = places.map((place) => [place.padEnd(width), ...kinds.map((kind) => cell(place, kind).padEnd(kind.length))].join('  '))
  const used = [...new Set(rows.flatMap(({ found }) => found))] satisfies Finding[]
  const legend = used.map((finding) => `${findings[finding]} ${meanings[finding]}`)
  return [head, ...lines, '', ...legend].join('\n')
}

export const writeReport = (rows: readonly Row[]): string => {
  mkdirSync(join(root, 'reports'), { recursive: true })
  const file = join(root, 'reports/faults.json')
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`)
  return file
}
