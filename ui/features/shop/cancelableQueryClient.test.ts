import { describe, expect, it } from 'vitest'
import { createQueryClient } from './createQueryClient.ts'
import { cancelableQueryClient } from './cancelableQueryClient.ts'

/** A query that the test resolves, and that records whether it was cancelled. */
const request = () => {
  let cut = false
  let response: (text: string) => void = () => undefined
  const options = {
    queryKey: ['question'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        response = resolve
        signal.addEventListener('abort', () => {
          cut = true
          reject(new Error('cut off'))
        })
      }),
  }
  return { options, wasCut: () => cut, response: (text: string) => response(text) }
}

describe('a cancelable query client', () => {
  it('NET-04 a query is cancelled when its only waiting caller leaves', async () => {
    const leaving = new AbortController()
    const { options, wasCut } = request()
    const requested = cancelableQueryClient(createQueryClient(), leaving.signal).fetchQuery(options)
    leaving.abort()
    await expect(requested).rejects.toThrow('CancelledError')
    expect(wasCut()).toBe(true)
  })

  it('NET-04 a query continues for another waiting caller', async () => {
    const queries = createQueryClient()
    const [first, second] = [new AbortController(), new AbortController()]
    const { options, wasCut, response } = request()
    const requests = [
      cancelableQueryClient(queries, first.signal).fetchQuery(options),
      cancelableQueryClient(queries, second.signal).fetchQuery(options),
    ]
    first.abort()
    expect(wasCut()).toBe(false)
    response('here')
    expect(await Promise.all(requests)).toEqual(['here', 'here'])
    // Leaving after the response takes nothing away.
    second.abort()
    expect(queries.getQueryData(['question'])).toBe('here')
  })

  it('a cancelable query client shares its cache with the original', () => {
    const queries = createQueryClient()
    cancelableQueryClient(queries, new AbortController().signal).setQueryData(['a'], 1)
    expect(queries.getQueryData(['a'])).toBe(1)
  })
})
