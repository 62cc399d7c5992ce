import type { CookiesPort } from '../../ports/CookiesPort.ts'
import { holdSame } from './portCheck.ts'
import type { PortCheck } from './portCheck.ts'

/**
 * Requirements of cookies.
 * @param open those of a device that has none
 */
export const cookiesChecks = (open: () => CookiesPort): readonly PortCheck[] => [
  {
    title: 'CRT-01 SES-02 keeps, replaces and removes a cookie, whatever its text',
    check: async () => {
      const cookies = open()
      const seen = [cookies.get('es_x')]
      for (const value of ['one', 'a b; c="d", é=%20']) {
        cookies.set({ name: 'es_x', value, maxAge: 60 })
        seen.push(cookies.get('es_x'))
      }
      cookies.remove('es_x')
      holdSame([...seen, cookies.get('es_x')], [null, 'one', 'a b; c="d", é=%20', null], 'what is kept')
    },
  },
  {
    title: 'SES-04 keeps cookies apart, and a lifetime of 0 removes one',
    check: async () => {
      const cookies = open()
      cookies.set({ name: 'one', value: '1' })
      cookies.set({ name: 'two', value: '2' })
      cookies.set({ name: 'one', value: '', maxAge: 0 })
      holdSame([cookies.get('one'), cookies.get('two')], [null, '2'], 'what is left')
    },
  },
]
