import type { StoragePort } from '../../ports/StoragePort.ts'
import { holdSame } from './portCheck.ts'
import type { PortCheck } from './portCheck.ts'

/**
 * Requirements of storage.
 * @param open an empty one
 */
export const storageChecks = (open: () => StoragePort): readonly PortCheck[] => [
  {
    title: 'CRT-01 SES-02 keeps, replaces and forgets text',
    check: async () => {
      const storage = open()
      const seen = [storage.get('cart')]
      for (const text of ['one', 'two', '']) {
        storage.set('cart', text)
        seen.push(storage.get('cart'))
      }
      storage.remove('cart')
      seen.push(storage.get('cart'))
      storage.remove('cart')
      holdSame(seen, [null, 'one', 'two', '', null], 'what is kept')
    },
  },
  {
    title: 'CRT-15 finds the entries under a prefix',
    check: async () => {
      const storage = open()
      for (const key of ['cart', 'cart.1', 'cart.2', 'other']) storage.set(key, 'x')
      holdSame(storage.keys('cart.').toSorted(), ['cart.1', 'cart.2'], 'the keys')
      for (const key of storage.keys('')) storage.remove(key)
      holdSame(storage.keys(''), [], 'nothing')
    },
  },
  {
    title: 'CRT-16 does not report its own changes',
    check: async () => {
      const storage = open()
      const received: (string | null)[] = []
      const end = storage.watch((key) => received.push(key))
      storage.set('cart', 'one')
      storage.remove('cart')
      end()
      holdSame(received, [], 'nothing')
    },
  },
  {
    title: 'CRT-01 CRT-15 says once when it has been read and when it has taken a change',
    check: async () => {
      const storage = open()
      const received: string[] = []
      await new Promise<void>((resolve) => {
        storage.whenRead(() => received.push('read'))
        storage.set('cart', 'one')
        storage.whenWritten(() => {
          received.push('written')
          resolve()
        })
      })
      storage.whenRead(() => received.push('read already'))
      holdSame(received, ['read', 'written', 'read already'], 'in this order')
      holdSame(storage.get('cart'), 'one', 'what was written before it was read')
    },
  },
]
