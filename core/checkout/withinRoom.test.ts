import { expect, it } from 'vitest'
import type { Cents } from '../money/units.ts'
import { withinRoom } from './withinRoom.ts'

it('CFG-05b an order on account may come to what is left of the credit, and to no cent more', () => {
  const option = (id: string, room: number | null) => ({
    id,
    label: id,
    icon: id,
    kind: 'onAccount' as const,
    priceInclVat: 0 as Cents,
    priceExclVat: 0 as Cents,
    room: room as Cents | null,
  })
  const options = [option('none', null), option('some', 500), option('nothing', 0)]
  const left = (total: number) => withinRoom(options, total as Cents).map(({ id }) => id)
  expect([left(0), left(500), left(501)]).toEqual([['none', 'some', 'nothing'], ['none', 'some'], ['none']])
})
