import { expect, it } from 'vitest'
import { createFakeStorage } from '../testing/fakes/createFakeStorage.ts'
import { createComparedStore } from './createComparedStore.ts'

it('at most four products are ticked, in their order, and a tick can be removed', () => {
  const storage = createFakeStorage()
  const compared = createComparedStore(storage)
  for (const id of [3, 1, 4, 1, 5]) expect(compared.put(id, true)).toBe(true)
  expect(compared.put(9, true)).toBe(false)
  expect(compared.getSnapshot()).toEqual([3, 4, 1, 5])
  expect(compared.put(4, false)).toBe(true)
  expect(createComparedStore(storage).getSnapshot()).toEqual([3, 1, 5])
})

it('ticks of other tabs count, and unreadable data are none', () => {
  const storage = createFakeStorage()
  const here = createComparedStore(storage)
  createComparedStore(storage).put(7, true)
  here.put(8, true)
  expect(here.getSnapshot()).toEqual([7, 8])
  for (const text of ['', 'null', '[1,2]', '{'])
    expect(createComparedStore(createFakeStorage({ 'thuishaven.compared': text })).getSnapshot()).toEqual([])
})
