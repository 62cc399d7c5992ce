import { describe, expect, it } from 'vitest'
import { failed, succeeded } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import { HostUnreachable } from '../ports/failures.ts'
import type { HostFailure } from '../ports/failures.ts'
import { makeFakeClock } from '../testing/fakes/makeFakeClock.ts'
import { makeFakeLogger } from '../testing/fakes/makeFakeLogger.ts'
import { makeFakeStorage } from '../testing/fakes/makeFakeStorage.ts'
import { makeSearchStore } from './makeSearchStore.ts'
import { searchQuestion } from './search.ts'
import type { SearchGroup } from './search.ts'

const group = (title: string): SearchGroup => ({ id: title, title, items: [] })

const world = () => {
  const clock = makeFakeClock()
  const logger = makeFakeLogger()
  const storage = makeFakeStorage()
  const asked: { question: string; answer: (outcome: Outcome<readonly SearchGroup[], HostFailure>) => void; cancelled: () => boolean }[] =
    []
  const store = makeSearchStore({
    clock,
    logger,
    storage,
    ask: (question, { signal }) =>
      new Promise((resolve) => {
        asked.push({ question, answer: resolve, cancelled: () => signal.aborted })
      }),
  })
  return { clock, logger, storage, asked, store }
}

describe('the search', async () => {
  it('SRC-01 asks 300 ms after the last key, trimmed, and not for blanks', async () => {
    const { clock, store, asked } = world()
    store.type('   ')
    await clock.advance(1000)
    store.type(' kl')
    await clock.advance(299)
    store.type(' kle ')
    await clock.advance(299)
    expect(asked).toEqual([])
    await clock.advance(1)
    expect(asked.map(({ question }) => question)).toEqual(['kle'])
    store.type('kle  ')
    await clock.advance(1000)
    expect(asked).toHaveLength(1)
  })

  it('SRC-01 a late answer never takes the place of a newer one, and its question is given up', async () => {
    const { clock, store, asked } = world()
    store.type('kl')
    await clock.advance(300)
    store.type('kleed')
    await clock.advance(300)
    expect(asked[0]?.cancelled()).toBe(true)
    asked[1]?.answer(succeeded([group('nieuw')]))
    await clock.advance(0)
    asked[0]?.answer(succeeded([group('oud')]))
    await clock.advance(0)
    expect(store.getSnapshot()).toMatchObject({ groups: [{ title: 'nieuw' }], answered: 'kleed', asking: false })
  })

  it('SRC-01 clearing empties the list, whatever is still under way', async () => {
    const { clock, store, asked } = world()
    store.type('kleed')
    await clock.advance(300)
    store.clear()
    asked[0]?.answer(succeeded([group('laat')]))
    await clock.advance(0)
    expect(store.getSnapshot()).toMatchObject({ typed: '', groups: [], answered: '', asking: false })
  })

  it('SRC-03b a failure is logged and leaves what was found', async () => {
    const { clock, store, asked, logger } = world()
    store.type('kleed')
    await clock.advance(300)
    asked[0]?.answer(succeeded([group('gevonden')]))
    await clock.advance(0)
    store.type('kleede')
    await clock.advance(300)
    asked[1]?.answer(failed(new HostUnreachable({ reason: 'timeout' })))
    await clock.advance(0)
    expect(store.getSnapshot()).toMatchObject({ groups: [{ title: 'gevonden' }], asking: false })
    expect(logger.warnings).toHaveLength(1)
  })

  it('SRC-01 the last five searches are kept on the device, each once', async () => {
    const { store, storage } = world()
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'c', '  ']) {
      store.type(text)
      store.remember()
    }
    expect(store.getSnapshot().recent).toEqual(['c', 'f', 'e', 'd', 'b'])
    const again = makeSearchStore({ clock: makeFakeClock(), logger: makeFakeLogger(), storage, ask: () => Promise.resolve(succeeded([])) })
    again.subscribe(() => undefined)
    expect(again.getSnapshot().recent).toEqual(['c', 'f', 'e', 'd', 'b'])
    storage.set('thuishaven.searches', '{"nonsense":1')
    const damaged = makeSearchStore({
      clock: makeFakeClock(),
      logger: makeFakeLogger(),
      storage,
      ask: () => Promise.resolve(succeeded([])),
    })
    damaged.subscribe(() => undefined)
    expect(damaged.getSnapshot().recent).toEqual([])
  })

  it('SRC-01 a question of any length is one that the host takes', async () => {
    expect(searchQuestion(` ${'kleed '.repeat(2000)}`).length).toBeLessThanOrEqual(200)
    expect(searchQuestion('   ')).toBe('')
  })
})
