import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StoredLine } from './carts.ts'
import { hasPieces, sameThing, withoutPieces } from './replacedPieces.ts'

const oak = [{ groupId: 'wood', itemId: 'oak', custom: null }]
const terms = { number: 'O26-0001', expiresOn: '2026-12-31', expiresAt: 0, unitPrice: 100, vatIncluded: true, vat: 2100 }
const line = (uid: string, productId: number, quantity: number, change: Partial<StoredLine> = {}): StoredLine => ({
  uid,
  clientId: uid,
  productId,
  options: [],
  quantity,
  originalQuantity: null,
  ...change,
})
const isFixed = ({ quote }: StoredLine): boolean => quote !== undefined
const shown = (lines: readonly StoredLine[]) => lines.map(({ uid, quantity }) => [uid, quantity])

describe('the pieces that a quote replaces', () => {
  it('are taken out of lines with the same product and options; what was added since stays', () => {
    const cart = [line('new', 2, 1), line('more', 1, 5, { originalQuantity: 9 }), line('oak', 1, 2, { options: oak })]
    const left = withoutPieces(cart, [line('a', 1, 3), line('b', 1, 2, { options: oak })], isFixed)
    expect(shown(left)).toEqual([
      ['new', 1],
      ['more', 2],
    ])
    expect(left[1]?.originalQuantity).toBeNull()
    expect(shown(withoutPieces(cart, [line('a', 3, 7)], isFixed))).toEqual(shown(cart))
    expect(shown(withoutPieces(cart, [line('a', 2, 7)], isFixed))).toEqual([
      ['more', 5],
      ['oak', 2],
    ])
  })

  it('are those of a line with a fixed quantity only as a whole, and only when the others have too few', () => {
    const cart = [line('fixed', 1, 2, { quote: terms }), line('loose', 1, 3)]
    expect(shown(withoutPieces(cart, [line('a', 1, 3)], isFixed))).toEqual([['fixed', 2]])
    expect(shown(withoutPieces(cart, [line('a', 1, 4)], isFixed))).toEqual([['loose', 1]])
    expect(shown(withoutPieces(cart, [line('a', 1, 5)], isFixed))).toEqual([])
    expect(shown(withoutPieces([line('fixed', 1, 2, { quote: terms })], [line('a', 1, 1)], isFixed))).toEqual([['fixed', 2]])
  })

  it('are in a cart when it has as many of each', () => {
    const cart = [line('a', 1, 2), line('b', 1, 1, { quote: terms }), line('c', 1, 1, { options: oak })]
    expect(hasPieces(cart, [line('x', 1, 1), line('y', 1, 2)])).toBe(true)
    expect(hasPieces(cart, [line('x', 1, 4)])).toBe(false)
    expect(hasPieces(cart, [line('x', 2, 1)])).toBe(false)
  })

  it('goods are neither doubled nor lost', () => {
    const pieces = record({
      productId: constantFrom(1, 2),
      hasOption: boolean(),
      quantity: integer({ min: 1, max: 6 }),
      isQuoted: boolean(),
    })
    const sumOf = (lines: readonly StoredLine[], thing: string): number =>
      lines.filter((one) => sameThing(one) === thing).reduce((sum, { quantity }) => sum + quantity, 0)
    assert(
      property(array(pieces, { maxLength: 6 }), array(pieces, { minLength: 1, maxLength: 4 }), (held, quoted) => {
        const made = (prefix: string) => (one: (typeof held)[number], index: number) =>
          line(`${prefix}${index}`, one.productId, one.quantity, {
            ...(one.hasOption ? { options: oak } : {}),
            ...(one.isQuoted ? { quote: terms } : {}),
          })
        const cart = held.map(made('held'))
        const replacements = quoted.map(made('quoted'))
        const left = withoutPieces(cart, replacements, isFixed)
        expect(left.map(({ uid }) => uid)).toEqual(cart.map(({ uid }) => uid).filter((uid) => left.some((one) => one.uid === uid)))
        expect(left.every((one) => one.quantity > 0)).toBe(true)
        expect(left.filter(isFixed).every((one) => cart.includes(one))).toBe(true)
        for (const thing of new Set([...cart, ...replacements].map(sameThing))) {
          const due = Math.max(0, sumOf(cart, thing) - sumOf(replacements, thing))
          // More stay only when each line with a fixed quantity that stays has more pieces than that.
          const extra = sumOf(left, thing) - due
          expect(extra).toBeGreaterThanOrEqual(0)
          const smallest = Math.min(...left.filter((one) => isFixed(one) && sameThing(one) === thing).map(({ quantity }) => quantity))
          expect(extra === 0 || smallest > extra).toBe(true)
        }
      }),
    )
  })
})
