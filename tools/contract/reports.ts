import type { CoverageRow } from './checkContract.ts'

export interface Measurement {
  readonly url: string
  readonly writes: boolean
  /** When the check began, RFC 3339. */
  readonly checkedAt: string
  readonly rows: readonly CoverageRow[]
}

const outcomes = ['met', 'missed', 'not asked'] as const
type Counts = Readonly<Record<(typeof outcomes)[number], number>>

export const countsOf = (rows: readonly CoverageRow[]): Counts => {
  const count = (outcome: CoverageRow['outcome']): number => rows.filter((row) => row.outcome === outcome).length
  return { met: count('met'), missed: count('missed'), 'not asked': count('not asked') }
}

const groupBy = (rows: readonly CoverageRow[], key: (row: CoverageRow) => string): ReadonlyMap<string, readonly CoverageRow[]> =>
  new Map(rows.map((row) => [key(row), rows.filter((other) => key(other) === key(row))]))

const tableLine = (name: string, counts: Counts): string =>
  [name.padEnd(28), ...outcomes.map((outcome) => String(counts[outcome] || '-').padStart(10))].join('').trimEnd()

/** The name of a row in lists: addCartLine 422 lineOutOfStock. */
const nameOf = ({ operation, status, example }: CoverageRow): string => `${operation} ${status}${example === '-' ? '' : ` ${example}`}`

/** Names in one line, the first few of many. */
const few = (rows: readonly CoverageRow[]): string => {
  const names = rows.slice(0, 3).map(nameOf).join(', ')
  return rows.length > 3 ? `${names} and ${rows.length - 3} more` : names
}

/** The readable report: a table per subject, missed responses, responses not asked by reason, and a last line with the counts. */
export const textReport = (rows: readonly CoverageRow[]): string => {
  const tables = [...groupBy(rows, ({ subject }) => subject)].flatMap(([subject, own]) => [
    '',
    tableLine(subject, countsOf(own)),
    ...[...groupBy(own, ({ operation }) => operation)].map(([operation, each]) => tableLine(`  ${operation}`, countsOf(each))),
  ])
  const missed = rows.filter(({ outcome }) => outcome === 'missed')
  const notAsked = rows.filter(({ outcome }) => outcome === 'not asked')
  const { length } = rows
  const counts = countsOf(rows)
  return [
    [''.padEnd(28), ...outcomes.map((outcome) => outcome.padStart(10))].join(''),
    ...tables,
    ...(missed.length === 0 ? [] : ['', 'Missed']),
    ...missed.map((row) => `  ${nameOf(row)}: ${row.detail}`),
    ...(notAsked.length === 0 ? [] : ['', 'Not asked']),
    ...[...groupBy(notAsked, ({ detail }) => detail)].map(([reason, own]) => `  ${own.length} × ${reason} (${few(own)})`),
    '',
    `${length} documented responses: ${counts.met} met, ${counts.missed} missed, ${counts['not asked']} not asked`,
  ].join('\n')
}

/** The JSON report, in the shape of `report.schema.json`. */
export const jsonReport = ({ url, writes, checkedAt, rows }: Measurement): string => {
  const counts = countsOf(rows)
  const responses = rows.map(({ subject, operation, status, example, outcome, detail }) => ({
    subject,
    operation,
    status,
    example: example === '-' ? null : example,
    outcome,
    detail,
  }))
  const summary = { met: counts.met, missed: counts.missed, notAsked: counts['not asked'] }
  return `${JSON.stringify({ url, writes, checkedAt, counts: summary, responses }, null, 2)}\n`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;', '\t': '&#9;' }
/** XML 1.0 has no control characters, not even escaped. */
const escaped = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is removed
  text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '?').replaceAll(/[&<>"\n\t]/g, (sign) => entities[sign] ?? sign)

const testCase = (row: CoverageRow): string => {
  const opening = `    <testcase classname="${escaped(`${row.subject}.${row.operation}`)}" name="${escaped(nameOf(row))}" time="0"`
  if (row.outcome === 'met') return `${opening}/>`
  const child = row.outcome === 'missed' ? 'failure' : 'skipped'
  return `${opening}><${child} message="${escaped(row.detail)}"/></testcase>`
}

/** The JUnit report for CI: a suite per subject, a case per documented response, skipped cases with their reason. */
export const junitReport = ({ url, checkedAt, rows }: Measurement): string => {
  const attributes = (own: readonly CoverageRow[]): string => {
    const counts = countsOf(own)
    return `tests="${own.length}" failures="${counts.missed}" errors="0" skipped="${counts['not asked']}" time="0"`
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escaped(`The contract at ${url}`)}" ${attributes(rows)}>`,
    ...[...groupBy(rows, ({ subject }) => subject)].flatMap(([subject, own]) => [
      `  <testsuite name="${escaped(subject)}" timestamp="${checkedAt}" ${attributes(own)}>`,
      ...own.map(testCase),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n')
}
