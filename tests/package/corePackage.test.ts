import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../tools/build/sources.ts'

interface Manifest {
  readonly version: string
  readonly license: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** The variables of a surrounding npm name this project; the project below is another one. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))

const run = (folder: string, file: string, args: readonly string[]): string => {
  const done = spawnSync(file, args, { cwd: folder, encoding: 'utf8', env: environment, maxBuffer: 1 << 26 })
  if (done.status !== 0) throw new Error(`${file} ${args.join(' ')}\n${done.stdout}${done.stderr}${done.error?.message ?? ''}`)
  return done.stdout
}

/** What somebody else's program does with the core: quote a rug, total a cart, wire a port, and mistake euros for cents. */
const consumer = `
import { Effect } from 'effect'
import { createRunner, createShop } from '@thuishaven/core'
import { BackendUnavailable } from '@thuishaven/core/failures'
import { shopModules } from '@thuishaven/core/modules'
import { cartTotals, emptyCart } from '@thuishaven/core/cart'
import { basisPoints, cents, formatPrice, priceDisplay } from '@thuishaven/core/money'
import { areaPrice, measuresOf } from '@thuishaven/core/rug'
import type { BackendPorts, PlatformPorts, Result, Shop } from '@thuishaven/core'
import type { CartPort } from '@thuishaven/core/cart'
import type { Cents } from '@thuishaven/core/money'

const must = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error('refused')
  return result.value
}

// @ts-expect-error a bare number is no amount of cents
const wrong: Cents = 12.5

export const cart: CartPort = {
  state: () => Effect.succeed(emptyCart),
  addLine: () => Effect.fail(new BackendUnavailable({ reason: 'offline' })),
  setQuantity: () => Effect.succeed({ updatedQuantity: 1, cart: null }),
  choose: () => Effect.void,
  addCoupon: () => Effect.void,
  removeCoupon: () => Effect.void,
}
export const wire = (backend: Omit<BackendPorts, 'cart'>, platform: PlatformPorts): Shop =>
  createShop({ platform, run: createRunner({ ...backend, cart }, platform.clock).run, modules: shopModules, locale: 'nld' })

const measures = measuresOf('rectangle', { width: 200, length: 300, diameter: null })
if (measures === null) throw new Error('no measures')
const perM2 = { side: 'incl', base: must(cents(8900)), discount: must(basisPoints(0)), vat: must(basisPoints(2100)), lowest30Days: null } as const
const price = areaPrice(perM2, measures.area)
const shown = priceDisplay(price.base, { place: 'cart', priceDecimals: 2, freeLabel: false })
const totals = cartTotals(emptyCart, { shippingVat: 'highest-rate' })
process.stdout.write(JSON.stringify([shown.kind === 'amount' ? formatPrice(shown, 'eng', 'EUR') : shown.kind, totals.totalInclVat, typeof wrong]))
`

/** One of them reads every declaration, effect's too, so that a type that cannot be found does not silently become any. */
const compilers = [
  ['TypeScript 7, as Node resolves', 'node_modules/typescript/bin/tsc', 'nodenext', false],
  ['TypeScript 7, as bundlers resolve', 'node_modules/typescript/bin/tsc', 'bundler', true],
  ['TypeScript 5', 'tools/ts5/node_modules/typescript/bin/tsc', 'nodenext', true],
] as const

let folder: string
let packed: readonly string[]
const installed = (): string => join(folder, 'node_modules/@thuishaven/core')

describe('the core as a package', () => {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'core-package-'))
    const [tarball] = JSON.parse(run(join(root, 'core'), 'npm', ['pack', '--json', '--silent', '--pack-destination', folder])) as {
      readonly filename: string
      readonly files: readonly { readonly path: string }[]
    }[]
    if (tarball === undefined) throw new Error('npm packed nothing.')
    packed = tarball.files.map(({ path }) => path)
    // effect comes from this project's own folder, so that the test needs no network.
    const dependencies = { '@thuishaven/core': `file:${tarball.filename}`, effect: `file:${join(root, 'node_modules/effect')}` }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'elsewhere', private: true, type: 'module', dependencies }))
    run(folder, 'npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'])
    writeFileSync(join(folder, 'consumer.ts'), consumer)
  }, 120_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('the package holds code, its types, the licence and the README, and no source, test or fake', () => {
    expect(packed).toEqual(
      expect.arrayContaining(['package.json', 'README.md', 'core.api.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts']),
    )
    const rest = packed.filter((path) => !/^(?:package\.json|README\.md|core\.api\.md|LICENSE|dist\/.+\.(?:js|d\.ts))$/.test(path))
    expect(rest).toEqual([])
    expect(readFileSync(join(installed(), 'LICENSE'), 'utf8')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'))
    expect(packed.filter((path) => /\.test\.|dist\/testing\/(?!index|ports\/)/.test(path))).toEqual([])
  })

  it('the package depends on effect only, in the version of the shop', () => {
    const shop = manifestOf(root)
    const core = manifestOf(installed())
    expect(core.dependencies).toEqual({ effect: shop.dependencies?.['effect'] })
    expect(core.devDependencies).toBeUndefined()
    expect([core.version, core.license]).toEqual([shop.version, shop.license])
    expect(
      readdirSync(join(folder, 'node_modules'))
        .filter((name) => !name.startsWith('.'))
        .toSorted(),
    ).toEqual(['@thuishaven', 'effect'])
    const imported = packed
      .filter((path) => path.endsWith('.js'))
      .flatMap((path) =>
        Array.from(readFileSync(join(installed(), path), 'utf8').matchAll(/(?:from|import) '([^'.][^']*)'/g), ([, name]) => name),
      )
    expect([...new Set(imported)]).toEqual(['effect'])
  })

  it('every file imports its neighbours under names of the package', () => {
    const lost = packed
      .filter((path) => /\.(?:js|d\.ts)$/.test(path))
      .flatMap((path) => {
        const text = readFileSync(join(installed(), path), 'utf8')
        const named = Array.from(text.matchAll(/(?:from |import |import\()['"](\.[^'"]+)['"]/g), ([, target = '']) =>
          posix.join(posix.dirname(path), target),
        )
        return named.filter((target) => !packed.includes(path.endsWith('.js') ? target : target.replace(/\.js$/, '.d.ts')))
      })
    expect(lost).toEqual([])
  })

  it.each(compilers)(
    'a strict project compiles against the package: %s',
    (_name, compiler, resolution, skipLibCheck) => {
      const options = {
        target: 'es2023',
        module: resolution === 'bundler' ? 'esnext' : 'nodenext',
        moduleResolution: resolution,
        lib: ['ES2023', 'DOM', 'DOM.Iterable', 'ESNext.Disposable'],
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck,
        noEmit: true,
      }
      const project = join(folder, `tsconfig.${resolution}.json`)
      writeFileSync(project, JSON.stringify({ compilerOptions: options, files: ['consumer.ts'] }))
      expect(run(folder, process.execPath, [join(root, compiler), '-p', project])).toBe('')
    },
    120_000,
  )

  it('a script runs on the package', () => {
    expect(JSON.parse(run(folder, process.execPath, ['consumer.ts']))).toEqual(['€534.00', 0, 'number'])
  })
})
