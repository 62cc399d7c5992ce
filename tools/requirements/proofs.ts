import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../build/sources.ts'
import { reachedFrom, takenBy } from './imports.ts'

/** The kinds of proof, the strongest first. */
export const places = ['in the shop', 'rule', 'backend only', 'not yet'] as const
export type Place = (typeof places)[number]

/** A test file, the place that it tests, and the numbers in its titles. */
export interface Proof {
  readonly file: string
  readonly place: Place
  readonly numbers: ReadonlySet<string>
}

const rings = ['core', 'adapters', 'contracts', 'backend', 'mock-server', 'ui', 'tests'] as const

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (!['node_modules', 'generated', 'dist'].includes(entry.name)) yield* testFiles(path)
    } else if (/\.(?:test|spec)\.tsx?$/.test(entry.name)) yield path
  }
}

/** Numbers in the titles of enabled tests. */
export const numbersIn = (text: string): ReadonlySet<string> => {
  const titles = text.matchAll(/(?:\b(?:it|test|describe)((?:\.\w+)*)|\))\(\s*(['"`])([\s\S]*?)\2/g)
  const numbers = new Set<string>()
  for (const [, how = '', , title = ''] of titles) {
    if (/\.(?:skip|fixme|todo)\b/.test(how)) continue
    for (const [number] of title.matchAll(/\b[A-Z]{3}-\d{2}[a-z]?\b/g)) numbers.add(number)
    // A title with rows from a table of cases: strings that contain only requirement numbers.
    if (!/\$\{rows?\}/.test(title)) continue
    for (const [, , cases = ''] of text.matchAll(/(['"])([A-Z]{3}-\d{2}[a-z]?(?: [A-Z]{3}-\d{2}[a-z]?)*)\1/g))
      for (const number of cases.split(' ')) numbers.add(number)
  }
  return numbers
}

/** Entry files of the shop's pages, on both sides. */
const entries = ['ui/app/entry.browser.tsx', 'ui/app/starter.browser.ts', 'ui/app/server/main.server.ts'].filter((file) =>
  existsSync(join(root, file)),
)
const server = 'ui/app/server/createServer.server.ts'

/** Browser tests of only the design system or lite. */
const besideTheShop = new Set(['tests/a11y/designSystem.spec.ts', 'tests/e2e/lite.spec.ts'])

/** Opens the whole shop with a mock backend in the same process. */
const wholeShop = 'tests/components/visitShop.tsx'

const isBehind = (file: string): boolean => /^(?:core|adapters|ui)\//.test(file) && !file.includes('/testing/')

const isBackend = (file: string): boolean => /^(?:backend|mock-server)\//.test(file)

const placeOf = (file: string, pages: ReadonlySet<string>): Place => {
  if (file.endsWith('.spec.ts')) return besideTheShop.has(file) ? 'rule' : 'in the shop'
  if (isBackend(file)) return 'backend only'
  const taken = takenBy(file)
  if (taken.includes(wholeShop)) return 'in the shop'
  if (file.startsWith('tests/integration/')) {
    const whole = reachedFrom([file])
    // A shop requested over HTTP: created in the test's process, or started from its build.
    if (whole.has(server) || whole.has('tests/e2e/ownShop.ts')) return 'in the shop'
  }
  const beside = taken.filter((one) => dirname(one) === dirname(file))
  const looked = (beside.some(isBehind) ? beside : taken).filter(isBehind)
  if (looked.some((one) => pages.has(one))) return 'rule'
  return taken.some(isBackend) || file.startsWith('tests/contract/') || file.startsWith('contracts/') ? 'backend only' : 'not yet'
}

/** Every test file that names a row, and the place that it tests. */
export const findProofs = (): readonly Proof[] => {
  const pages = reachedFrom(entries)
  return rings
    .flatMap((ring) => [...testFiles(ring)])
    .map((file) => ({ file, numbers: numbersIn(readFileSync(join(root, file), 'utf8')) }))
    .filter(({ numbers }) => numbers.size > 0)
    .map(({ file, numbers }) => ({ file, numbers, place: placeOf(file, pages) }))
}
