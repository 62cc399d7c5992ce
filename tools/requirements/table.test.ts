import { describe, expect, it } from 'vitest'
import { findProofs, numbersIn } from './proofs.ts'
import type { Place, Proof } from './proofs.ts'
import { readRows, readWeaker } from './readRows.ts'
import { isDone, overclaimed, pageOf, messageOf, standingsOf } from './table.ts'

const rows = [
  { id: 'AAA-01a', text: 'One.', seen: true },
  { id: 'AAA-01b', text: 'Two.', seen: true },
  { id: 'AAA-02', text: 'A rule.', seen: false },
  { id: 'AAA-03', text: 'Met nowhere.', seen: true },
]
const proof = (file: string, place: Place, ...numbers: readonly string[]): Proof => ({ file, place, numbers: new Set(numbers) })

describe('the proof of a requirement', () => {
  it('a proof is the strongest place of its tests; a number without a letter means clause a', () => {
    const { standings, unknown } = standingsOf(rows, [
      proof('x.test.ts', 'rule', 'AAA-01', 'AAA-02', 'AAA-03'),
      proof('x.spec.ts', 'in the shop', 'AAA-01', 'AAA-09'),
      proof('host.test.ts', 'backend only', 'AAA-01b'),
    ])
    expect(standings.map(({ row, place, files }) => [row.id, place, ...files])).toEqual([
      ['AAA-01a', 'in the shop', 'x.spec.ts'],
      ['AAA-01b', 'backend only', 'host.test.ts'],
      ['AAA-02', 'rule', 'x.test.ts'],
      ['AAA-03', 'rule', 'x.test.ts'],
    ])
    expect(standings.map(isDone)).toEqual([true, false, true, false])
    expect(unknown).toEqual(['x.spec.ts: AAA-09'])
    expect(messageOf(standings, new Map())).toContain('2 of 4 clauses are met; proven as a rule only: 1')
  })

  it('a page that claims more than the tests prove is reported, and one that claims less is not', () => {
    const strong = standingsOf(rows, [proof('x.spec.ts', 'in the shop', 'AAA-01', 'AAA-02')]).standings
    const weak = standingsOf(rows, [proof('x.test.ts', 'rule', 'AAA-01', 'AAA-02')]).standings
    expect(overclaimed(pageOf(strong, new Map([['AAA-01a', 'Only half.']])), weak)).toEqual([
      "AAA-01a claims 'in the shop', its tests prove 'rule': One.",
      "AAA-02 claims 'in the shop', its tests prove 'rule': A rule.",
    ])
    expect(overclaimed(pageOf(weak, new Map()), strong)).toEqual([])
  })

  it('a row shows its limitation beside its proof; a limitation names a row and is a sentence', () => {
    const { standings } = standingsOf(rows, [proof('x.spec.ts', 'in the shop', 'AAA-01')])
    const weaker = readWeaker(rows, '# In what\n\nAAA-01a It asks for two.\n')
    expect(pageOf(standings, weaker)).toContain(
      '| ✓ | AAA-01a | One.<br>**Weaker than asked:** It asks for two. | *in the shop* | `x.spec.ts` |',
    )
    expect(messageOf(standings, weaker)).toContain('; 1 with a documented limitation.')
    expect(() => readWeaker(rows, 'AAA-09 It is not there.')).toThrow('begins with no row')
    expect(() => readWeaker(rows, 'AAA-02 no full stop')).toThrow('without a full stop')
  })

  it('proofs are read from titles, also below a table of cases; a skipped test proves nothing', () => {
    const text = `
      it('AAA-01 holds', run)
      it.each([['x']])('AAA-02b %s', run)
      test.skip('AAA-03 later', run)
      test.describe("AAA-04 in \${locale}", run)
      // AAA-05 is only told of
    `
    expect([...numbersIn(text)]).toEqual(['AAA-01', 'AAA-02b', 'AAA-04'])
  })
})

describe('the rows and tests of this shop', () => {
  const proofs = findProofs()
  const placeOf = (file: string): Place | undefined => proofs.find((one) => one.file === file)?.place

  it('every requirement number is unique, and clauses follow each other from a', () => {
    const ids = readRows().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids.filter((one) => /[b-z]$/.test(one))) {
      expect(ids).toContain(id.slice(0, 6) + String.fromCodePoint((id.codePointAt(6) ?? 0) - 1))
      expect(ids).not.toContain(id.slice(0, 6))
    }
  })

  it('a rule that pages use is a rule; one of the mock server alone is not', () => {
    expect(placeOf('core/catalogue/facets.test.ts')).toBe('rule')
    expect(placeOf('backend/search/searchCalls.test.ts')).toBe('backend only')
    expect(placeOf('tests/e2e/routing.spec.ts')).toBe('in the shop')
    expect(placeOf('tests/integration/server.test.ts')).toBe('in the shop')
    expect(placeOf('ui/features/cart/cart.test.tsx')).toBe('in the shop')
  })
})
