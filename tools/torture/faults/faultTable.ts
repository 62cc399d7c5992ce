import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { operations } from '../../../adapters/http/operations.ts'
import { root } from '../../build/sources.ts'
import type { Stage } from '../stage.ts'
import { findings, meanings } from './findings.ts'
import type { Finding, Row } from './findings.ts'
import { firstRequests } from './firstRequests.ts'
import { meetAtFirst, meetInApp } from './meet.ts'
import type { Failing } from './meet.ts'
import { scenes } from './scenes.ts'

export const troubles: readonly Failing[] = [
  '500 once',
  '500',
  '503',
  'timeout',
  'reset-before',
  'reset-after',
  '503 done',
  'truncated',
  'wrong-shape',
  'html',
  '401',
  '408',
  '409',
  '413',
  '429',
  'huge',
]

/** Operations without their own place, and where they are tested. */
const elsewhere: Readonly<Record<string, string>> = {
  lookupAddressLegacy: 'requested in place of lookupAddress once that has failed, so it is met in its rows; tests/e2e/addresses.spec.ts',
  ...Object.fromEntries(
    ['listPasskeys', 'beginPasskey', 'addPasskey', 'removePasskey', 'beginPasskeyLogin', 'loginByPasskey'].map((name) => [
      name,
      'needs a device with passkeys, which no other row has; tests/e2e/passkeys.spec.ts',
    ]),
  ),
  listPageAddresses: 'requested for /sitemap.xml only; tests/integration/sitemap.test.ts',
}

/** Operations of the contract without a place. */
export const unmet = (): readonly string[] => {
  const met = new Set<string>([...scenes, ...firstRequests].map(({ operation }) => operation))
  return Object.keys(operations).filter((name) => !met.has(name) && elsewhere[name] === undefined)
}

export interface Selection {
  /** Comma-separated texts; only places and operations whose name contains one of them. */
  readonly only: string
  readonly troubles: readonly Failing[]
  /** Skips everything that passed in the last run. */
  readonly goOn: boolean
}

const reportFile = join(root, 'reports/faults.json')
const lastRows = (): readonly Row[] => (existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as readonly Row[]) : [])
const isSame = (one: Row, place: string, fault: string): boolean => one.place === place && one.fault === fault

const notify = (row: Row): string =>
  `${row.found.length === 0 ? 'ok  ' : 'FAIL'} ${row.place} × ${row.fault}${row.found.length === 0 ? '' : `: ${row.found.join(', ')}`} (${row.calls} calls${row.notices.length === 0 ? '' : `; said: ${row.notices.join(' | ').slice(0, 160)}`})`

const broken = (place: string, operation: string, fault: string, problem: unknown): Row => ({
  place,
  operation,
  fault,
  found: ['not met'],
  calls: 0,
  notices: [problem instanceof Error ? (problem.message.split('\n')[0] ?? '') : String(problem)],
})

interface Play {
  readonly play: (stage: Stage) => Promise<Row>
}

/** Ordered by fault, so that an interrupted run has covered all places. */
const playsOf = <Place extends { readonly name: string; readonly operation: string }>(
  places: readonly Place[],
  { only, troubles: kinds }: Selection,
  held: readonly Row[],
  meet: (stage: Stage, place: Place, failing: Failing) => Promise<Row>,
): Play[] =>
  kinds.flatMap((failing) =>
    places
      .filter(
        ({ name, operation }) =>
          only.split(',').some((part) => `${name} ${operation}`.includes(part)) && !held.some((row) => isSame(row, name, failing)),
      )
      .map((place) => ({
        play: (stage) => meet(stage, place, failing).catch((problem: unknown) => broken(place.name, place.operation, failing, problem)),
      })),
  )

export interface Places {
  /** For open pages, `atOnce` in parallel: each fault affects only its own visitor, and waiting is cheap. */
  readonly open: Stage
  readonly atOnce: number
  /** For first requests, one at a time: faults in the server's own calls affect all visitors. */
  readonly first: Stage
}

/** Combines every fault with every place; reports each row immediately. */
export const fillTable = async (
  browser: Browser,
  { open, atOnce, first }: Places,
  selection: Selection,
  t: (text: string) => void,
): Promise<readonly Row[]> => {
  // Removed places are skipped.
  const places = new Set<string>([...scenes, ...firstRequests].map(({ name }) => name))
  const rows: Row[] = selection.goOn ? lastRows().filter(({ place }) => places.has(place)) : []
  const held = rows.filter(({ found }) => found.length === 0)
  const note = (row: Row): void => {
    const before = rows.findIndex((one) => isSame(one, row.place, row.fault))
    if (before === -1) rows.push(row)
    else rows[before] = row
    t(notify(row))
    // An interrupted run keeps its results.
    writeReport(rows)
  }
  const work = async (stage: Stage, queue: Play[]): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const row = await next.play(stage)
      // An interrupted run proves nothing about its place.
      if (!browser.isConnected()) return
      note(row)
    }
  }
  const inApp = playsOf(scenes, selection, held, (stage, scene, failing) => meetInApp(browser, stage, scene, failing))
  const atFirst = playsOf(firstRequests, selection, held, (stage, place, failing) => meetAtFirst(browser, stage, place, failing))
  await Promise.all([work(first, atFirst), ...Array.from({ length: atOnce }, () => work(open, inApp))])
  return rows
}

/** The table: a line per place, a column per fault, a letter per finding. */
export const printTable = (rows: readonly Row[], kinds: readonly Failing[]): string => {
  const places = [...new Set(rows.map(({ place }) => place))]
  const width = Math.max(...places.map((place) => place.length))
  const cell = (place: string, kind: Failing): string => {
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
  writeFileSync(reportFile, `${JSON.stringify(rows, null, 2)}\n`)
  return reportFile
}

/** The table as a page of the documentation. */
export const writePage = (rows: readonly Row[]): string => {
  const places = [...scenes, ...firstRequests]
  const played = places.flatMap(({ name }) => troubles.map((failing) => rows.find((row) => isSame(row, name, failing)))).filter(Boolean)
  const held = played.filter((row) => row?.found.length === 0).length
  const cell = (place: string, failing: string): string => {
    const row = rows.find((one) => isSame(one, place, failing))
    return row === undefined ? '' : row.found.length === 0 ? '·' : row.found.map((finding) => findings[finding]).join('')
  }
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const page = [
    '# Faults',
    '',
    'Written by `npm run torture -- faults`, which combines every fault with every operation that the shop calls, in the open page and at the first request.',
    '[torture.md](torture.md) describes the checks.',
    '',
    `${held} of ${played.length} rows held, of ${places.length * troubles.length} (${places.length} places × ${troubles.length} faults).`,
    '',
    line(['place', 'operation', ...troubles]),
    line(['---', '---', ...troubles.map(() => '---')]),
    ...places.map(({ name, operation }) => line([name, operation, ...troubles.map((failing) => cell(name, failing))])),
    '',
    `·: held. An empty cell was not played. ${Object.entries(findings)
      .map(([finding, letter]) => `${letter}: ${meanings[finding as Finding]}`)
      .join('; ')}.`,
    '',
    'Tested elsewhere:',
    '',
    ...Object.entries(elsewhere).map(([name, where]) => `- ${name}: ${where}.`),
    '',
    ...(unmet().length === 0 ? [] : [`Without a place of their own yet: ${unmet().join(', ')}.`, '']),
  ]
  const file = join(root, 'docs/faults.md')
  writeFileSync(file, page.join('\n'))
  return file
}
