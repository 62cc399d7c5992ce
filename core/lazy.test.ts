import { describe, expect, it } from 'vitest'
import { lazy } from './lazy.ts'

describe('a lazy module', () => {
  it('a lazy module is loaded once, however often it is called', async () => {
    let opened = 0
    const { load: part } = lazy(() => Promise.resolve((opened += 1)))
    expect(await Promise.all([part(), part(), part()])).toEqual([1, 1, 1])
  })

  it('a lazy module that failed to load is loaded again', async () => {
    let opened = 0
    const { load: part } = lazy(() => ((opened += 1) === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(opened)))
    await expect(part()).rejects.toThrow('offline')
    expect(await part()).toBe(2)
  })
})

it('a lazy value is loaded once, and again after a failure', async () => {
  let requestCount = 0
  const number = lazy(async () => {
    requestCount += 1
    await Promise.resolve()
    if (requestCount === 1) throw new Error('offline')
    return `number ${requestCount}`
  })
  expect(number.loaded()).toBeNull()
  await expect(number.load()).rejects.toThrow('offline')
  number.preload()
  expect(await number.load()).toBe('number 2')
  expect(await number.load()).toBe('number 2')
  expect(number.loaded()).toBe('number 2')
})
