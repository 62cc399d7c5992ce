import { describe, expect, it } from 'vitest'
import { later, makeLater } from './later.ts'

describe('a part that comes later', () => {
  it('is opened once, however often it is asked for', async () => {
    let opened = 0
    const part = later(() => Promise.resolve((opened += 1)))
    expect(await Promise.all([part(), part(), part()])).toEqual([1, 1, 1])
  })

  it('that did not come is asked for again', async () => {
    let opened = 0
    const part = later(() => ((opened += 1) === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(opened)))
    await expect(part()).rejects.toThrow('offline')
    expect(await part()).toBe(2)
  })
})

it('what travels later comes once, and is asked for again when it did not come', async () => {
  let asked = 0
  const later = makeLater(async () => {
    asked += 1
    await Promise.resolve()
    if (asked === 1) throw new Error('offline')
    return `number ${asked}`
  })
  expect(later.loaded()).toBeNull()
  await expect(later.load()).rejects.toThrow('offline')
  later.preload()
  expect(await later.load()).toBe('number 2')
  expect(await later.load()).toBe('number 2')
  expect(later.loaded()).toBe('number 2')
})
