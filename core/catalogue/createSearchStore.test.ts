import { describe, expect, it } from 'vitest'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { BackendUnavailable } from '../failures/failures.ts'
import type { BackendFailure } from '../ports/failures.ts'
import { createFakeClock } from '../testing/fakes/createFakeClock.ts'
import { createFakeLogger } from '../testing/fakes/createFakeLogger.ts'
import { createFakeStorage } from '../testing/fakes/createFakeStorage.ts'
import { createSearchStore } from './createSearchStore.ts'
import { normalizeQuery } from './search.ts'
import type { SearchGroup } from './search.ts'

const group = (title: string): SearchGroup => ({ id: title, title, items: [] })

const world = () => {
  const clock = createFakeClock()
  const logger = createFakeLogger()
  const storage = createFakeStorage()
  const requests: {
    query: string
    response: (result: Result<readonly SearchGroup[], BackendFailure>) => void
    cancelled: () => boolean
  }[] = []
  const store = createSearchStore({
    clock,
    logger,
    storage,
    request: (query, { signal }) =>
      new Promise((resolve) => {
        requests.push({ query, response: resolve, cancelled: () => signal.aborted })
      }),
  })
  return { clock, logger, storage, requests, store }
}

describe('the search', async () => {
  it('SRC-01 the search sends a trimmed query 300 ms after the last key, and none for blanks', async () => {
    const { clock, store, requests } = world()
    store.type('   ')
    await clock.advance(1000)
    store.type(' kl')
    await clock.advance(299)
    store.type(' kle ')
    await clock.advance(299)
    expect(requests).toEqual([])
    await clock.advance(1)
    expect(requests.map(({ query }) => query)).toEqual(['kle'])
    store.type('kle  ')
    await clock.advance(1000)
    expect(requests).toHaveLength(1)
  })

  it('SRC-01 a late search response never replaces a newer one, and its request is cancelled', async () => {
    const { clock, store, requests } = world()
    store.type('kl')
    await clock.advance(300)
    store.type('kleed')
    await clock.advance(300)
    expect(requests[0]?.cancelled()).toBe(true)
    requests[1]?.response(ok([group('nieuw')]))
    await clock.advance(0)
    requests[0]?.response(ok([group('oud')]))
    await clock.advance(0)
    expect(store.getSnapshot()).toMatchObject({ groups: [{ title: 'nieuw' }], loadedFor: 'kleed', isLoading: false })
  })

  it('SRC-01 clearing the search empties the list, although a request is pending', async () => {
    const { clock, store, requests } = world()
    store.type('kleed')
    await clock.advance(300)
    store.clear()
    requests[0]?.response(ok([group('laat')]))
    await clock.advance(0)
    expect(store.getSnapshot()).toMatchObject({ typed: '', groups: [], loadedFor: '', isLoading: false })
  })

  it('SRC-03b a failed search is logged and leaves the results', async () => {
    const { clock, store, requests, logger } = world()
    store.type('kleed')
    await clock.advance(300)
    requests[0]?.response(ok([group('gevonden')]))
    await clock.advance(0)
    store.type('kleede')
    await clock.advance(300)
    requests[1]?.response(err(new BackendUnavailable({ reason: 'timeout' })))
    await clock.advance(0)
    expect(store.getSnapshot()).toMatchObject({ groups: [{ title: 'gevonden' }], isLoading: false })
    expect(logger.warnings).toHaveLength(1)
  })

  it('SRC-01 the last five searches are persisted, each once', async () => {
    const { store, storage } = world()
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'c', '  ']) {
      store.type(text)
      store.remember()
    }
    expect(store.getSnapshot().recent).toEqual(['c', 'f', 'e', 'd', 'b'])
    const again = createSearchStore({
      clock: createFakeClock(),
      logger: createFakeLogger(),
      storage,
      request: () => Promise.resolve(ok([])),
    })
    again.subscribe(() => undefined)
    expect(again.getSnapshot().recent).toEqual(['c', 'f', 'e', 'd', 'b'])
    storage.set('thuishaven.searches', '{"nonsense":1')
    const damaged = createSearchStore({
      clock: createFakeClock(),
      logger: createFakeLogger(),
      storage,
      request: () => Promise.resolve(ok([])),
    })
    damaged.subscribe(() => undefined)
    expect(damaged.getSnapshot().recent).toEqual([])
  })

  it('SRC-01 a query of any length is accepted by the backend', async () => {
    expect(normalizeQuery(` ${'kleed '.repeat(2000)}`).length).toBeLessThanOrEqual(200)
    expect(normalizeQuery('   ')).toBe('')
  })
})
