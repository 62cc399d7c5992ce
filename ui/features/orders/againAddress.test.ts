import { describe, expect, it } from 'vitest'
import type { OrderLine } from '@thuishaven/core/orders'
import { againAt, againQuery } from './againAddress.ts'

const order = { lines: ['Kleed', 'Lamp', 'Plant'].map((title, at) => ({ uid: `l-${at}`, title }) as OrderLine) }
const read = (query: string) => againAt(new URLSearchParams(query), order)

describe('againAddress', () => {
  it('the result of ordering again is written into an address by lines, and read back the same', () => {
    const report = { added: 2, gone: ['Plant'], changed: ['Kleed'] }
    expect(read(againQuery(order, report))).toEqual(report)
    expect(read(againQuery(order, { added: 3, gone: [], changed: [] }))).toEqual({ added: 3, gone: [], changed: [] })
  })

  it('an address cannot insert text into a message of the shop', () => {
    expect(read('again=1&gone=Bel+06-123,x&changed=<b>')).toEqual({ added: 1, gone: [], changed: [] })
    expect(read('again=veel')).toBeNull()
    expect(read('')).toBeNull()
  })
})
