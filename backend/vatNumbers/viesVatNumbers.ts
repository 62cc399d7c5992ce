import * as v from 'valibot'
import type { VatNumberResponse, VatNumbers } from '../ports/VatNumbers.ts'
import { parseVatNumber } from './parseVatNumber.ts'

/** The EU's own service. https://ec.europa.eu/taxation_customs/vies */
export const publicVies = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

/** Milliseconds for which a shopper waits for an answer: the service passes the question on to the member state, which takes seconds. */
const usualTimeout = 5000

const text = v.nullish(v.pipe(v.string(), v.maxLength(500)), null)
const answer = v.union([
  v.object({ valid: v.boolean(), name: text, requestIdentifier: text }),
  v.object({ errorWrappers: v.pipe(v.array(v.object({ error: v.pipe(v.string(), v.maxLength(100)) })), v.minLength(1)) }),
])
const answerText = v.pipe(v.string(), v.maxLength(100_000), v.parseJson(), answer)

/** What a member state does not disclose is '---'. */
const disclosed = (value: string | null): string | null => (value === null || /^[\s-]*$/.test(value) ? null : value.trim())

/** Logs host and reason, never the number. */
const unavailable = (host: string, reason: string): VatNumberResponse => {
  process.stderr.write(`VAT number service ${host}: ${reason}\n`)
  return { type: 'unavailable' }
}

/**
 * The EU's register of VAT numbers, VIES. It gives a consultation number to who names its own number.
 * @param url base address
 * @param ownNumber the seller's VAT number of now
 */
export const createViesVatNumbers = (
  { url, timeoutMs = usualTimeout }: { readonly url: string; readonly timeoutMs?: number },
  ownNumber: () => string,
): VatNumbers => ({
  check: async (countryCode, number) => {
    const { host } = new URL(url)
    const own = parseVatNumber(ownNumber())
    const requester = own === null ? {} : { requesterMemberStateCode: own.countryCode, requesterNumber: own.number }
    try {
      const response = await fetch(`${url}/check-vat-number`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ countryCode, vatNumber: number, ...requester }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const read = v.safeParse(answerText, await response.text())
      if (!read.success) return unavailable(host, response.ok ? 'a response of an unknown form' : `HTTP ${response.status}`)
      if ('valid' in read.output) {
        const { valid, name, requestIdentifier } = read.output
        return valid ? { type: 'valid', name: disclosed(name), consultationNumber: disclosed(requestIdentifier) } : { type: 'invalid' }
      }
      const reasons = read.output.errorWrappers.map(({ error }) => error)
      return reasons.includes('INVALID_INPUT') ? { type: 'invalid' } : unavailable(host, reasons.join(', '))
    } catch (problem) {
      const isLate = problem instanceof Error && problem.name === 'TimeoutError'
      return unavailable(host, isLate ? `no response within ${timeoutMs} ms` : 'no connection')
    }
  },
})
