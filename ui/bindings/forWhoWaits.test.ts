import { describe, expect, it } from 'vitest'
import { createQueries } from './createQueries.ts'
import { forWhoWaits } from './forWhoWaits.ts'

/** A question that is answered when the test says so, and remembers whether it was cut off. */
const question = () => {
  let cut = false
  let answer: (text: string) => void = () => undefined
  const options = {
    queryKey: ['question'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        answer = resolve
        signal.addEventListener('abort', () => {
          cut = true
          reject(new Error('cut off'))
        })
      }),
  }
  return { options, wasCut: () => cut, answer: (text: string) => answer(text) }
}

describe('a cache for who may leave', () => {
  it('NET-04 a question is cancelled when the only one who waits for it leaves', async () => {
    const leaving = new AbortController()
    const { options, wasCut } = question()
    const asked = forWhoWaits(createQueries(), leaving.signal).fetchQuery(options)
    leaving.abort()
    await expect(asked).rejects.toThrow('CancelledError')
    expect(wasCut()).toBe(true)
  })

  it('NET-04 it goes on for another who waits for the same', async () => {
    const queries = createQueries()
    const [first, second] = [new AbortController(), new AbortController()]
    const { options, wasCut, answer } = question()
    const asked = [forWhoWaits(queries, first.signal).fetchQuery(options), forWhoWaits(queries, second.signal).fetchQuery(options)]
    first.abort()
    expect(wasCut()).toBe(false)
    answer('here')
    expect(await Promise.all(asked)).toEqual(['here', 'here'])
    // Leaving after the answer takes nothing away.
    second.abort()
    expect(queries.getQueryData(['question'])).toBe('here')
  })

  it('is otherwise the cache itself', () => {
    const queries = createQueries()
    forWhoWaits(queries, new AbortController().signal).setQueryData(['a'], 1)
    expect(queries.getQueryData(['a'])).toBe(1)
  })
})
