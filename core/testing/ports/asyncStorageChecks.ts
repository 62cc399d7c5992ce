import type { AsyncStoragePort } from '../../ports/AsyncStoragePort.ts'
import { holdSame, unwrap } from './portCheck.ts'
import type { PortCheck } from './portCheck.ts'

/**
 * Requirements of asynchronous storage. `storageChecks` checks the result of `createMirroredStorage`.
 * @param open an empty one
 */
export const asyncStorageChecks = (open: () => AsyncStoragePort): readonly PortCheck[] => [
  {
    title: 'CRT-01 SES-02 asynchronous storage keeps, replaces and forgets text',
    check: async () => {
      const storage = open()
      const seen = [await unwrap(storage.readAll())]
      for (const text of ['one', 'two', '']) {
        await unwrap(storage.set('cart', text))
        seen.push(await unwrap(storage.readAll()))
      }
      await unwrap(storage.remove('cart'))
      await unwrap(storage.remove('cart'))
      seen.push(await unwrap(storage.readAll()))
      holdSame(seen, [{}, { cart: 'one' }, { cart: 'two' }, { cart: '' }, {}], 'what is kept')
    },
  },
  {
    title: 'CRT-15 asynchronous storage keeps each key apart',
    check: async () => {
      const storage = open()
      for (const key of ['cart', 'cart.1', '__proto__']) await unwrap(storage.set(key, `text of ${key}`))
      await unwrap(storage.remove('cart'))
      const expected = ['__proto__', 'cart.1'].map((key) => [key, `text of ${key}`] as const)
      holdSame(await unwrap(storage.readAll()), Object.fromEntries(expected), 'the entries')
    },
  },
  {
    title: 'CRT-16 asynchronous storage does not report its own changes',
    check: async () => {
      const storage = open()
      let received = 0
      const end = storage.watch(() => (received += 1))
      await unwrap(storage.set('cart', 'one'))
      await unwrap(storage.remove('cart'))
      end()
      holdSame(received, 0, 'no report')
    },
  },
]
