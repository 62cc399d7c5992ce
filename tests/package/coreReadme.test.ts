import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emitCore } from '../../tools/build/emitCore.ts'
import { root } from '../../tools/build/sources.ts'

const readme = readFileSync(join(root, 'core/README.md'), 'utf8')

/** The text of a code block that carries a file name behind its language. */
const block = (language: 'ts' | 'text', name: string): string => {
  const found = new RegExp(`^\`\`\`${language} ${name}\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(readme)?.[1]
  if (found === undefined) throw new Error(`core/README.md has no block '${language} ${name}'.`)
  return found
}

/** Drives the wired shop with a backend of three answers. */
const visit = `
import { Effect } from 'effect'
import { MalformedResponse, BackendUnavailable, NotFound } from '@thuishaven/core/failures'
import { defaultConfig } from '@thuishaven/core/config'
import { openShop } from './wiring.ts'

const host = {
  config: { load: () => Effect.succeed({ ...defaultConfig, name: 'Elsewhere' }) },
  catalogue: { product: (id: number) => id === 1 ? Effect.fail(new NotFound({ what: 'product 1' })) : Effect.fail(new BackendUnavailable({ reason: 'offline' })) },
  cart: { state: () => Effect.fail(new MalformedResponse({ operation: 'cart', issue: 'none' })) },
  account: {},
  checkout: {},
  contact: {},
  customer: {},
}
const shop = openShop(host as unknown as Parameters<typeof openShop>[0])
let drawn = 0
shop.cart.subscribe(() => { drawn += 1 })
await shop.cart.load()
const config = await shop.api.config()
const [none, silent] = [await shop.api.product(1), await shop.api.product(2)]
console.log(JSON.stringify([
  shop.cart.getSnapshot().status, drawn > 0, config.ok ? config.value.name : '', none.ok ? '' : none.failure._tag, silent.ok ? '' : silent.failure._tag,
]))
await shop.close()
`

/** Checks storage over one that has the form of a phone's, and writes before it has answered. */
const visitPhone = `
import { storageChecks } from '@thuishaven/core/testing'
import { phoneStorage } from './phone.ts'

const open = (start: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(start))
  const phone = {
    getAllKeys: () => Promise.resolve([...kept.keys()]),
    multiGet: (keys: readonly string[]) => Promise.resolve(keys.map((key) => [key, kept.get(key) ?? null] as const)),
    setItem: (key: string, text: string) => Promise.resolve(void kept.set(key, text)),
    removeItem: (key: string) => Promise.resolve(void kept.delete(key)),
  }
  const after = (delay: number, work: () => void) => {
    const timer = setTimeout(work, delay)
    return () => clearTimeout(timer)
  }
  return { kept, storage: phoneStorage(phone, { clock: { now: () => Date.now(), after }, logger: { warn: () => undefined } }) }
}
for (const { check } of storageChecks(() => open().storage)) await check()
const { kept, storage } = open({ cart: 'old', other: 'x' })
storage.set('cart', 'new')
await storage.close()
console.log(JSON.stringify([storage.get('other'), Object.fromEntries(kept)]))
`

describe("the examples in the core's README", () => {
  let folder: string
  const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'core-readme-'))
    const core = join(folder, 'node_modules/@thuishaven/core')
    mkdirSync(core, { recursive: true })
    emitCore(join(core, 'dist'))
    copyFileSync(join(root, 'core/package.json'), join(core, 'package.json'))
    symlinkSync(join(root, 'node_modules/effect'), join(folder, 'node_modules/effect'))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    for (const name of ['quote.ts', 'week.ts', 'wiring.ts', 'phone.ts', 'storage.test.ts'])
      writeFileSync(join(folder, name), block('ts', name))
    writeFileSync(join(folder, 'visit.ts'), visit)
    writeFileSync(join(folder, 'visitPhone.ts'), visitPhone)
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('the examples of the README compile in a strict project', () => {
    const compilerOptions = {
      target: 'es2023',
      module: 'nodenext',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noUnusedLocals: true,
      verbatimModuleSyntax: true,
      erasableSyntaxOnly: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions,
        files: ['quote.ts', 'week.ts', 'wiring.ts', 'phone.ts', 'storage.test.ts', 'visit.ts', 'visitPhone.ts'],
      }),
    )
    const { stdout, status } = run(join(root, 'node_modules/typescript/bin/tsc'), '-p', folder)
    expect([status, stdout]).toEqual([0, ''])
  }, 60_000)

  it('the terminal example prints what the README shows', () => {
    expect(run('quote.ts', '200', '300').stdout).toBe(block('text', 'quote.ts'))
  })

  it('LOC-05 dates are written in the time zone of the shop', () => {
    expect(run('week.ts').stdout).toBe(block('text', 'week.ts'))
  })

  it('the terminal example says why a rug cannot be made', () => {
    expect(run('quote.ts', '50', '50').stderr).toContain('BelowMinimum')
  })

  it('the shop wired by hand in thirty lines works and distinguishes failures', () => {
    expect(block('ts', 'wiring.ts').trim().split('\n').length).toBeLessThanOrEqual(30)
    const { stdout, stderr } = run('visit.ts')
    expect(JSON.parse(stdout || JSON.stringify(stderr))).toEqual(['ready', true, 'Elsewhere', 'NotFound', 'BackendUnavailable'])
  })

  it('CRT-15 the storage of a phone passes the checks, and what was written before it answered is kept', () => {
    const { stdout, stderr } = run('visitPhone.ts')
    expect(JSON.parse(stdout || JSON.stringify(stderr))).toEqual(['x', { cart: 'new', other: 'x' }])
  })

  it('an adapter is checked with the test runner of Node', () => {
    const checked = run('--test', '--test-reporter=tap', 'storage.test.ts')
    expect([checked.status, /^# pass (\d+)$/m.exec(checked.stdout)?.[1]]).toEqual([0, '4'])
    writeFileSync(join(folder, 'forgetful.test.ts'), block('ts', 'storage.test.ts').replace('kept.set(key, text)', 'key'))
    const forgetful = run('--test', '--test-reporter=tap', 'forgetful.test.ts')
    expect([forgetful.status, /^# fail (\d+)$/m.exec(forgetful.stdout)?.[1]]).toEqual([1, '3'])
    expect(forgetful.stdout).toContain('what is kept')
  })
})
