import { describe, expect, it } from 'vitest'
import { createQueryClient } from './createQueryClient.ts'
import { cancelableQueryClient } from './cancelableQueryClient.ts'

/** A question that is answered when the test says so, and remembers whether it was cut off. */
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

describe('a cache for who may leave', () => {
  it('NET-04 a question is cancelled when the only one who waits for it leaves', async () => {
    const leaving = new AbortController()
    const { options, wasCut } = request()
    const requested = cancelableQueryClient(createQueryClient(), leaving.signal).fetchQuery(options)
    leaving.abort()
    await expect(requested).rejects.toThrow('CancelledError')
    expect(wasCut()).toBe(true)
  })

  it('NET-04 it goes on for another who waits for the same', async () => {
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
    // Leaving after the answer takes nothing away.
    second.abort()
    expect(queries.getQueryData(['question'])).toBe('here')
  })

  it('is otherwise the cache itself', () => {
    const queries = createQueryClient()
    cancelableQueryClient(queries, new AbortController().signal).setQueryData(['a'], 1)
    expect(queries.getQueryData(['a'])).toBe(1)
  })
})
