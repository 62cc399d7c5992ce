import { describe, expect, it } from 'vitest'
import { StorageFailed } from '../failures/failures.ts'
import { createFakeAsyncStorage } from '../testing/fakes/createFakeAsyncStorage.ts'
import { createFakeClock } from '../testing/fakes/createFakeClock.ts'
import { createFakeLogger } from '../testing/fakes/createFakeLogger.ts'
import type { FaultModel } from '../testing/fakes/faultModel.ts'
import { asyncStorageChecks } from '../testing/ports/asyncStorageChecks.ts'
import { storageChecks } from '../testing/ports/storageChecks.ts'
import type { ClockPort } from './ClockPort.ts'
import { createMirroredStorage } from './createMirroredStorage.ts'

const failure = (reason: StorageFailed['reason']) => ({ failure: new StorageFailed({ reason }) })

/** A device, and the storage of a shop on it. */
const mirror = (options: Parameters<typeof createFakeAsyncStorage>[0] = {}, device = createFakeAsyncStorage(options)) => {
  const clock = createFakeClock()
  const logger = createFakeLogger()
  const storage = createMirroredStorage({ device: device.otherTab(), clock, logger })
  return { clock, logger, device, storage, warnings: () => logger.warnings.map(({ message, facts }) => [message, facts['reason']]) }
}

/** Responds to each call after this many milliseconds. */
const slow =
  (clock: ClockPort, ms: number): FaultModel<StorageFailed> =>
  () =>
    new Promise((resolve) => clock.after(ms, () => resolve({})))

describe('asynchronous storage in memory', () => {
  it.each(asyncStorageChecks(createFakeAsyncStorage))('$title', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })
})

describe('a mirror of asynchronous storage', () => {
  it.each(storageChecks(() => mirror().storage))('$title, mirrored', async ({ check }) => {
    await expect(check()).resolves.toBeUndefined()
  })

  it('CRT-01 a mirror has the persisted data once the device has responded, and calls back in order', async () => {
    const clock = createFakeClock()
    const device = createFakeAsyncStorage({ start: { cart: 'old', other: 'x' }, faultModel: slow(clock, 50) })
    const storage = createMirroredStorage({ device, clock, logger: createFakeLogger() })
    const heard: string[] = []
    storage.whenRead(() => heard.push(`first ${storage.get('cart')}`))
    storage.whenRead(() => heard.push('cancelled'))()
    storage.whenRead(() => heard.push('second'))
    await clock.advance(49)
    expect([heard, storage.get('cart'), storage.keys('')]).toEqual([[], null, []])
    await clock.advance(1)
    expect([heard, storage.get('cart'), storage.keys('')]).toEqual([['first old', 'second'], 'old', ['cart', 'other']])
    storage.whenRead(() => heard.push('at once'))
    expect(heard.at(-1)).toBe('at once')
  })

  it('CRT-15 SES-04 changes made before the device has responded take precedence over persisted data', async () => {
    const { clock, device, storage } = mirror({ start: { cart: 'old', token: 'secret', other: 'x' } })
    storage.set('cart', 'new')
    storage.remove('token')
    expect([storage.get('cart'), storage.get('token')]).toEqual(['new', null])
    await clock.advance(0)
    expect(device.stored()).toEqual({ cart: 'new', other: 'x' })
    expect([storage.get('cart'), storage.get('token'), storage.get('other')]).toEqual(['new', null, 'x'])
  })

  it('CRT-15 changes reach the device one at a time and in order, the latest of each key last', async () => {
    const clock = createFakeClock()
    const device = createFakeAsyncStorage({ faultModel: slow(clock, 10) })
    const storage = createMirroredStorage({ device, clock, logger: createFakeLogger() })
    await clock.advance(10)
    for (const [key, text] of [
      ['a', '1'],
      ['b', '1'],
      ['c', '1'],
      ['b', '2'],
      ['a', '2'],
    ] as const)
      storage.set(key, text)
    storage.remove('c')
    let isWritten = false
    storage.whenWritten(() => (isWritten = true))
    await clock.advance(39)
    expect([isWritten, device.calls.slice(1)]).toEqual([false, ['set a', 'set b', 'set a', 'remove c']])
    await clock.advance(1)
    expect(isWritten).toBe(true)
    expect(device.stored()).toEqual({ a: '2', b: '2' })
  })

  it('CRT-15 what is already there is not written again', async () => {
    const { clock, device, storage } = mirror({ start: { cart: 'old' } })
    await clock.advance(0)
    storage.set('cart', 'old')
    storage.remove('nothing')
    await clock.advance(0)
    expect(device.calls).toEqual(['readAll'])
  })

  it('CRT-15 a change that the device refuses stays in memory, is logged once, and is retried until it is taken', async () => {
    let isBlocked = true
    const faultModel: FaultModel<StorageFailed> = ({ name }) => (isBlocked && name !== 'readAll' ? failure('unavailable') : {})
    const { clock, device, storage, warnings } = mirror({ faultModel })
    await clock.advance(0)
    storage.set('cart', 'one')
    storage.set('other', 'x')
    let isWritten = false
    storage.whenWritten(() => (isWritten = true))
    await clock.advance(6_000)
    expect([storage.get('cart'), isWritten, device.stored()]).toEqual(['one', true, {}])
    expect(warnings()).toEqual([['Storage refused a change', 'unavailable']])
    isBlocked = false
    storage.set('cart', 'two')
    await clock.advance(15_000)
    expect(device.stored()).toEqual({ cart: 'two', other: 'x' })
    expect(clock.waiting()).toBe(0)
  })

  it('CRT-15 a full device keeps no older text in place of the newer one', async () => {
    let isFull = false
    const faultModel: FaultModel<StorageFailed> = ({ name }) => (isFull && name.startsWith('set') ? failure('full') : {})
    const { clock, device, storage } = mirror({ faultModel })
    await clock.advance(0)
    storage.set('cart', 'one')
    await clock.advance(0)
    isFull = true
    storage.set('cart', 'two')
    await clock.advance(0)
    expect([device.stored(), storage.get('cart')]).toEqual([{}, 'two'])
    isFull = false
    await clock.advance(1_000)
    expect(device.stored()).toEqual({ cart: 'two' })
  })

  it('CRT-01 a reading that fails is tried again', async () => {
    const { clock, storage, logger } = mirror({
      start: { cart: 'old' },
      faultModel: ({ number }) => (number < 3 ? failure('unavailable') : {}),
    })
    storage.set('other', 'x')
    await clock.advance(999)
    expect(storage.get('cart')).toBeNull()
    await clock.advance(1)
    expect([storage.get('cart'), storage.get('other'), logger.warnings]).toEqual(['old', 'x', []])
  })

  it.each([
    ['fails', () => failure('unavailable')],
    ['hangs', () => new Promise<never>(() => undefined)],
  ] as const)('CRT-01 SES-04 a device that %s is not overwritten, and the shop goes on in memory', async (_what, fault) => {
    const { clock, device, storage, warnings } = mirror({
      start: { cart: 'old', token: 'secret' },
      faultModel: ({ name }) => (name === 'readAll' ? fault() : {}),
    })
    storage.set('cart', 'new')
    storage.remove('token')
    let isRead = false
    storage.whenRead(() => (isRead = true))
    await clock.advance(2_999)
    expect(isRead).toBe(false)
    await clock.advance(1)
    storage.set('other', 'x')
    await clock.advance(60_000)
    expect([isRead, storage.get('cart'), storage.get('other')]).toEqual([true, 'new', 'x'])
    expect(device.stored()).toEqual({ cart: 'old' })
    expect(warnings()).toEqual([['Storage could not be read: nothing is kept on the device', 'timeout']])
  })

  it('CHK-07 a device that hangs while writing delays callers for at most three seconds', async () => {
    const { clock, storage } = mirror({ faultModel: ({ name }) => (name === 'readAll' ? {} : new Promise<never>(() => undefined)) })
    await clock.advance(0)
    storage.set('cart', 'one')
    const heard: string[] = []
    storage.whenWritten(() => heard.push('written'))
    storage.whenWritten(() => heard.push('cancelled'))()
    await clock.advance(2_999)
    expect(heard).toEqual([])
    await clock.advance(1)
    expect(heard).toEqual(['written'])
  })

  it('CRT-15 a device that throws counts as refusing, which is logged', async () => {
    const { clock, device, storage, warnings } = mirror({
      faultModel: ({ number }) => (number === 2 ? Promise.reject(new Error('broke')) : {}),
    })
    await clock.advance(0)
    storage.set('cart', 'one')
    await clock.advance(1_000)
    expect(device.stored()).toEqual({ cart: 'one' })
    expect(warnings()).toEqual([
      ['Storage broke off', undefined],
      ['Storage refused a change', 'unavailable'],
    ])
  })

  it('CRT-16 changes of another tab are reported by key, and never replace one that is under way here', async () => {
    const device = createFakeAsyncStorage({ start: { cart: 'old', other: 'x' } })
    const [here, there] = [mirror({}, device), mirror({}, device)]
    await here.clock.advance(0)
    await there.clock.advance(0)
    const heard: (string | null)[] = []
    const end = here.storage.watch((key) => heard.push(key))
    there.storage.set('cart', 'new')
    there.storage.remove('other')
    await there.clock.advance(0)
    await here.clock.advance(0)
    expect([heard, here.storage.get('cart'), here.storage.get('other')]).toEqual([['cart', 'other'], 'new', null])
    end()
    there.storage.set('cart', 'theirs')
    here.storage.set('cart', 'ours')
    await there.clock.advance(0)
    await here.clock.advance(0)
    expect(heard).toHaveLength(2)
    expect([here.storage.get('cart'), there.storage.get('cart'), device.stored()['cart']]).toEqual(['ours', 'ours', 'ours'])
  })

  it('CRT-16 news of another tab is read again when its reading failed', async () => {
    let isDown = false
    const device = createFakeAsyncStorage({ faultModel: ({ name }) => (isDown && name === 'readAll' ? failure('unavailable') : {}) })
    const [here, there] = [mirror({}, device), mirror({}, device)]
    await here.clock.advance(0)
    await there.clock.advance(0)
    isDown = true
    there.storage.set('cart', 'new')
    await there.clock.advance(0)
    await here.clock.advance(0)
    expect(here.storage.get('cart')).toBeNull()
    isDown = false
    await here.clock.advance(500)
    expect(here.storage.get('cart')).toBe('new')
  })

  it('CRT-15 a closed mirror retries nothing and follows no other tab', async () => {
    const device = createFakeAsyncStorage({ faultModel: ({ name }) => (name === 'set cart' ? failure('unavailable') : {}) })
    const { clock, storage } = mirror({}, device)
    await clock.advance(0)
    storage.set('cart', 'one')
    await clock.advance(0)
    await storage.close()
    const { length } = device.calls
    const there = mirror({}, device)
    await there.clock.advance(0)
    there.storage.set('other', 'x')
    await there.clock.advance(0)
    await clock.advance(60_000)
    expect([storage.get('other'), clock.waiting(), device.calls.length - length]).toEqual([null, 0, 2])
  })
})
