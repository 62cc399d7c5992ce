import { expect, it } from 'vitest'
import { unmet } from './faultTable.ts'
import { firstRequests } from './firstRequests.ts'
import { scenes } from './scenes.ts'

it('NET-03 every call of the shop has a place in the table of faults, and every place has a unique name', () => {
  expect(unmet()).toEqual([])
  const names = [...scenes, ...firstRequests].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
