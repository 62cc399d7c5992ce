import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { surfacesOf } from './surfacesOf.ts'
import type { Export } from './surfacesOf.ts'

describe('the public surface of a package', () => {
  let folder: string
  const surface = (): readonly Export[] => surfacesOf([join(folder, 'index.d.ts')])[0] ?? []

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'surface-'))
    writeFileSync(
      join(folder, 'inner.d.ts'),
      `type Brand<Name> = { readonly of: Name };
/** Cents incl. VAT: whole ones. Never half. */
export type Amount = Brand<'amount'>;
/**
 * Adds two amounts
 * to the cent.
 *
 * More about it.
 */
export declare const add: (a: Amount, b: Amount) => Amount;
export declare const silent: 1;
export interface Kept { /** Inside. */ readonly amount: Amount }
`,
    )
    writeFileSync(
      join(folder, 'index.d.ts'),
      `export { silent, add as plus } from './inner.js';\nexport type { Amount } from './inner.js';\n`,
    )
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('the surface lists the exports of the entry by name, with the first sentence of each comment', () => {
    expect(surface().map(({ name, doc }) => [name, doc])).toEqual([
      ['Amount', 'Cents incl. VAT: whole ones.'],
      ['plus', 'Adds two amounts to the cent.'],
      ['silent', ''],
    ])
  })

  it('the surface prints signatures without comments and marks types that are not exported', () => {
    const [amount, plus] = surface()
    expect(amount).toMatchObject({ signature: "type Amount = Brand<'amount'>", hidden: ['Brand'] })
    expect(plus).toMatchObject({ signature: 'const add: (a: Amount, b: Amount) => Amount', hidden: [] })
  })
})
