import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../tools/build/sources.ts'
import { checks, rings } from '../../tools/checks/checks.ts'

const bin = (name: string): string => join(root, 'node_modules/.bin', name)
const depcruise = join(root, 'tools/ts5/node_modules/.bin/depcruise')

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') yield* sourceFiles(path)
    } else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts')) yield path
  }
}

interface Cruise {
  readonly modules: readonly { readonly source: string }[]
  readonly summary: { readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[] }
}

const cruise = (folder: string, paths: readonly string[]): Cruise => {
  const run = spawnSync(depcruise, ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...paths], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return JSON.parse(run.stdout) as Cruise
}

/** What each rule forbids: the rule, a file that breaks it, and its text. */
const forbidden = [
  ['rules-are-pure', 'core/money/planted.ts', "import 'react'\n"],
  ['rules-are-pure', 'core/money/host.ts', "import '../cart/CartPort.ts'\n"],
  ['rules-are-pure', 'core/money/store.ts', "import '../cart/makeCartStore.ts'\n"],
  ['the-core-loads-nothing-by-itself', 'core/cart/createLoading.ts', "export const load = () => import('./inner.ts')\n"],
  ['folders-of-the-core-form-no-circle', 'core/money/cart.ts', "import '../cart/inner.ts'\n"],
  ['every-folder-of-the-core-has-its-floor', 'core/cart/newSubject.ts', "import '../surprise/inner.ts'\n"],
  ['the-core-reads-no-cookie', 'core/cart/createCookies.ts', "import type { CookiesPort } from '../ports/CookiesPort.ts'\n"],
  ['entries-are-for-others', 'core/cart/makeClimbing.ts', "import '../index.ts'\n"],
  ['core-stands-alone', 'core/cart/makePlanted.ts', "import 'hono'\n"],
  ['contracts-import-nothing', 'contracts/planted.ts', "import 'effect'\n"],
  ['backend-is-an-oracle', 'backend/planted.ts', "import '../core/index.ts'\n"],
  ['backend-is-an-oracle', 'backend/cart/device.ts', "import '../../adapters/cookies/jar.ts'\n"],
  ['backend-is-an-oracle', 'backend/cart/page.ts', "import '../../ui/app/inner.ts'\n"],
  ['backend-is-an-oracle', 'backend/cart/mock.ts', "import type { controls } from '../../mock-server/controls/inner.ts'\n"],
  ['backend-knows-no-mock', 'backend/cart/mock.test.ts', "import '../../mock-server/controls/inner.ts'\n"],
  ['mock-server-stands-on-the-backend', 'mock-server/planted.ts', "import '../core/index.ts'\n"],
  ['mock-server-stands-on-the-backend', 'mock-server/controls/pictures.ts', "import 'sharp'\n"],
  ['the-backend-knows-no-demo', 'backend/cart/demo.ts', "import '../demo/streets.ts'\n"],
  ['nobody-imports-the-picture-generator', 'backend/demo/painted.ts', "import '../../picture-generator/studio.ts'\n"],
  ['the-demo-knows-records-only', 'backend/demo/planted.ts', "import '../inner.ts'\n"],
  ['folders-of-the-backend-form-no-circle', 'backend/pricing/planted.ts', "import '../cart/carts.ts'\n"],
  ['folders-of-the-backend-form-no-circle', 'backend/cart/planted.ts', "import '../surprise/inner.ts'\n"],
  ['adapters-know-the-core-by-its-surface', 'adapters/http/planted.ts', "import '../../core/money/inner.ts'\n"],
  ['backend-is-an-oracle', 'backend/byName.ts', "import '@thuishaven/core/cart'\n"],
  ['kit-knows-no-shop', 'ui/kit/byName.ts', "import '@thuishaven/core'\n"],
  ['features-know-neither-adapters-nor-app', 'ui/features/home/byName.ts', "import '@thuishaven/http'\n"],
  ['features-know-neither-adapters-nor-app', 'ui/features/home/climbing.ts', "import '../../app/inner.ts'\n"],
  ['framework-knows-no-shop', 'ui/framework/router/climbing.ts', "import type { inner } from '../../features/cart/inner.ts'\n"],
  ['framework-knows-no-shop', 'ui/framework/router/lazy.ts', "export const load = () => import('../../features/cart/inner.ts')\n"],
  ['framework-knows-no-shop', 'ui/framework/router/cart.ts', "import '@thuishaven/core/cart'\n"],
  ['folders-of-the-framework-form-no-circle', 'ui/framework/router/up.ts', "import '../panels/inner.ts'\n"],
  ['features-form-no-circle', 'ui/features/shop/up.ts', "import type { inner } from '../cart/index.ts'\n"],
  ['messages-know-no-feature', 'ui/messages/planted.ts', "import '../features/cart/index.ts'\n"],
  ['app-knows-features-by-entries-and-rows', 'ui/app/planted.ts', "import '../features/cart/inner.ts'\n"],
  [
    'no-circles',
    'ui/features/cart/circle.ts',
    "import type { inner } from './lazyCircle.ts'\nexport const other: typeof inner | number = 1\n",
  ],
  ['adapters-do-not-know-each-other', 'adapters/http/other.ts', "import '../cookies/jar.ts'\n"],
  ['failures-are-compared-by-tag', 'ui/features/home/failed.ts', "import '@thuishaven/core/failures'\n"],
  ['one-container', 'ui/planted.ts', "import 'tsyringe'\n"],
  ['one-i18n-runtime', 'ui/texts.ts', "import 'i18next'\n"],
  ['kit-knows-no-shop', 'ui/kit/planted.ts', "import '../../core/index.ts'\n"],
  ['features-meet-at-their-entries', 'ui/features/home/planted.ts', "import '../cart/inner.ts'\n"],
  ['features-meet-at-their-entries', 'ui/features/home/styled.ts', "import '../cart/inner.module.css'\n"],
  ['features-know-neither-adapters-nor-app', 'ui/features/home/effects.ts', "import 'effect'\n"],
  ['lite-stands-alone', 'ui/lite/framework.ts', "import 'react'\n"],
  ['lite-stands-alone', 'ui/lite/inside.ts', "import '../../core/money/inner.ts'\n"],
  ['lite-stands-alone', 'ui/lite/other.ts', "import '../features/cart/inner.ts'\n"],
  ['examples-know-packages-only', 'examples/inside.ts', "import '../adapters/cookies/jar.ts'\n"],
  ['nobody-stands-on-lite', 'ui/features/home/lite.ts', "import '../../lite/measures.ts'\n"],
  ['ui-composes-through-the-composition', 'ui/app/adapter.ts', "import '../../adapters/cookies/jar.ts'\n"],
] as const

/** Files that the forbidden ones import. */
const world = {
  'core/index.ts': 'export const surface = 1\n',
  'core/failures/index.ts': 'export const surface = 1\n',
  'core/cart/index.ts': 'export const surface = 1\n',
  'adapters/index.ts': 'export const surface = 1\n',
  'core/cart/CartPort.ts': 'export const port = 1\n',
  'core/ports/CookiesPort.ts': 'export const port = 1\n',
  'core/cart/inner.ts': 'export const inner = 1\n',
  'core/surprise/inner.ts': 'export const inner = 1\n',
  'core/cart/createCartStore.ts': 'export const makeCartStore = 1\n',
  'core/money/inner.ts': 'export const inner = 1\n',
  'adapters/cookies/jar.ts': 'export const jar = 1\n',
  'ui/features/cart/inner.ts': 'export const inner = 1\n',
  'ui/features/cart/inner.module.css': '.inner {}\n',
  'ui/features/cart/index.ts': 'export const inner = 1\n',
  'ui/features/cart/lazyCircle.ts': "export const inner = 1\nexport const load = () => import('./circle.ts')\n",
  'ui/framework/panels/inner.ts': 'export const inner = 1\n',
  'ui/app/inner.ts': 'export const inner = 1\n',
  'ui/lite/measures.ts': 'export const measures = 1\n',
  'backend/demo/streets.ts': 'export const streets = 1\n',
  'mock-server/controls/inner.ts': 'export const controls = 1\n',
  'picture-generator/studio.ts': 'export const studio = 1\n',
  'backend/cart/carts.ts': 'export const carts = 1\n',
  'backend/surprise/inner.ts': 'export const inner = 1\n',
  'backend/inner.ts': 'export const inner = 1\n',
} as const

/** A small house with the project's own rules, in which to plant what they forbid. */
let plot: string
let found: Cruise['summary']['violations']

const plant = (path: string, text: string): void => {
  mkdirSync(dirname(join(plot, path)), { recursive: true })
  writeFileSync(join(plot, path), text)
}

beforeAll(() => {
  plot = mkdtempSync(join(tmpdir(), 'fences-'))
  for (const file of ['.dependency-cruiser.cjs', '.oxlintrc.json', 'tsconfig.base.json', 'package.json'])
    cpSync(join(root, file), join(plot, file))
  mkdirSync(join(plot, 'node_modules/@thuishaven'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@thuishaven') symlinkSync(join(root, 'node_modules', name), join(plot, 'node_modules', name))
  symlinkSync('../../core', join(plot, 'node_modules/@thuishaven/core'))
  symlinkSync('../../adapters', join(plot, 'node_modules/@thuishaven/http'))
  for (const ring of rings) mkdirSync(join(plot, ring), { recursive: true })
  for (const file of ['core/tsconfig.json', 'core/package.json', 'adapters/package.json']) cpSync(join(root, file), join(plot, file))
  for (const [path, text] of Object.entries(world)) plant(path, text)
  for (const [, path, text] of forbidden) plant(path, text)
  found = cruise(plot, rings).summary.violations
  for (const [, path] of forbidden) rmSync(join(plot, path))
})

afterAll(() => rmSync(plot, { recursive: true, force: true }))

describe('the fences report what they forbid', () => {
  it('the import rules read every source file', () => {
    const files = rings.flatMap((ring) => [...sourceFiles(ring)]).toSorted()
    const read = new Set(cruise(root, rings).modules.map((module) => module.source))
    expect(files.filter((file) => !read.has(file))).toEqual([])
    expect(files.length).toBeGreaterThan(200)
  })

  it.each(forbidden)('%s: %s', (rule, path) => {
    expect(found.filter(({ from }) => from === path).map(({ rule }) => rule.name)).toContain(rule)
  })

  it.each([
    ['a platform global in the core', 'core/money/global.ts', 'export const width = window.innerWidth\n'],
    ['fetch in a page', 'ui/features/home/fetching.ts', "export const ask = () => fetch('/api')\n"],
    ['an adapter in a page', 'ui/features/home/adapter.ts', "import '../../../adapters/http/client.ts'\n"],
    ['a type given up', 'core/money/given-up.ts', 'export const value: any = 1\n'],
  ])('lint finds %s', (_what, path, text) => {
    plant(path, text)
    const run = spawnSync(bin('oxlint'), [path], { cwd: plot, encoding: 'utf8' })
    rmSync(join(plot, path))
    expect(run.status, run.stdout).not.toBe(0)
  })

  it.each([
    ['typescript(no-floating-promises)', 'const save = async (): Promise<void> => {}\nexport const leave = (): void => {\n  save()\n}\n'],
    [
      'typescript(switch-exhaustiveness-check)',
      "export const word = (side: 'left' | 'right'): string => {\n  switch (side) {\n    case 'left':\n      return 'l'\n  }\n  return ''\n}\n",
    ],
    ['typescript(TS2322)', "export const most: number = '9999'\n"],
  ])('the lint check finds what needs types: %s', (rule, text) => {
    const path = 'core/domain/planted.ts'
    plant(path, text)
    const command = checks.find(({ name }) => name === 'lint and types')?.command ?? []
    const options = command.slice(1).filter((word) => word.startsWith('-'))
    const run = spawnSync(bin('oxlint'), [...options, path], { cwd: plot, encoding: 'utf8' })
    rmSync(join(plot, path))
    expect(run.stdout).toContain(rule)
    expect(run.status).not.toBe(0)
  })

  it('the compiler knows no platform in the core', () => {
    plant('core/money/platform.ts', 'export const now = (): number => performance.now()\nexport const page = document.title\n')
    const run = spawnSync(bin('tsc'), ['-b', 'core'], { cwd: plot, encoding: 'utf8' })
    rmSync(join(plot, 'core/money/platform.ts'))
    expect(run.stdout).toContain("Cannot find name 'document'")
    expect(run.status).not.toBe(0)
  })
})
