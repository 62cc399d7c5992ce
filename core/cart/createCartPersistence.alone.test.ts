import { describe, expect, it } from 'vitest'
import { device } from '../testing/cartWorld.ts'
import { createFakeClock } from '../testing/fakes/createFakeClock.ts'
import { createFakePage } from '../testing/fakes/createFakePage.ts'
import { cartOf, known, line, oneMore, queueOf } from '../testing/queueWorld.ts'
import type { Cart } from './cart.ts'
import { emptyCart } from './cart.ts'
import type { PersistedCart } from './persistedCart.ts'
import { printCart, printTasks, readTasks } from './persistedCart.ts'
import { createCartPersistence } from './createCartPersistence.ts'
import type { CartPersistenceDeps } from './createCartPersistence.ts'

const terms = () => ({ shippingVat: 'highest-rate' }) as const
const tasksOf = (text: string | undefined) => readTasks(text ?? null, emptyCart, terms()).map((task) => task.id)
const tasks = (...ids: readonly string[]) => ids.reduce((queue, id, at) => oneMore(queue, id, line(String(at + 1))), queueOf()).tasks
const copy = (confirmed: Cart, at = 5, count = 1): PersistedCart => ({ confirmed, changed: false, at, count })
const two = cartOf(known('1', 2))
const three = cartOf(known('1', 3))

/** The persistence of one tab, and its events in order. */
const placeOf = (own: Partial<CartPersistenceDeps> & { readonly confirmed?: Cart } = {}, shared = device()) => {
  const received: unknown[] = []
  const clock = createFakeClock()
  const page = createFakePage()
  const place = createCartPersistence({
    ports: { clock, page, ...shared },
    terms,
    isKnown: false,
    on: {
      restored: (cart) => received.push(['restored', cart]),
      backendCartReceived: (cart) => received.push(['told', cart]),
      adopted: (tasks) => received.push(['adopted', ...tasks.map(({ id }) => id)]),
      tasksReduced: (tasks) => received.push(['kept', ...tasks.map(({ id }) => id)]),
      outcomeUnknown: () => received.push('doubted'),
      back: (away) => received.push(away),
      confirmed: () => own.confirmed ?? emptyCart,
    },
    ...own,
  })
  /** Events since the last call. */
  const news = () => received.splice(0)
  return { place, clock, page, news, shared }
}
const cartKey = 'thuishaven.cart'

describe('the place of a cart on the device', () => {
  it('CRT-01 the copy of an earlier visit is delivered once, when persistence opens', () => {
    const { place, news, shared } = placeOf()
    shared.storage.set(cartKey, printCart(copy(two)))
    place.catchUp()
    expect(news()).toEqual([])
    place.open()
    place.open()
    place.catchUp()
    expect(news()).toEqual([['restored', copy(two)]])
  })

  it('CRT-01 CRT-16 a page rendered with the cart uses it, and marks it as uncertain when the copy differs', () => {
    const opened = (persisted: Cart | null, confirmed: Cart) => {
      const { place, news, shared } = placeOf({ isKnown: true, confirmed })
      if (persisted !== null) shared.storage.set(cartKey, printCart(copy(persisted)))
      place.open()
      return { news: news(), persisted: shared.storage.stored()[cartKey] }
    }
    expect(opened(null, two)).toEqual({ news: [], persisted: printCart(copy(two, 0)) })
    expect(opened(null, emptyCart)).toEqual({ news: [], kept: undefined })
    expect(opened(two, two).news).toEqual([])
    for (const other of [three, { ...two, cUid: 'other' }, { ...two, lines: [] }]) expect(opened(two, other).news).toEqual(['doubted'])
    expect(opened({ ...two, isMerged: true }, two).news).toEqual([])
  })

  it('CRT-16 the copy of another tab is delivered unless this tab has newer data; a deleted copy makes the cart uncertain', () => {
    const { place, news, shared } = placeOf()
    const write = (text: string) => shared.storage.set(cartKey, text)
    place.open()
    write(printCart(copy(two, 10)))
    expect(news()).toEqual([['told', copy(two, 10)]])
    write(printCart(copy(three, 9)))
    expect(news()).toEqual([])
    write(printCart(copy(three, 10)))
    expect(news()).toEqual([['told', copy(three, 10)]])
    place.persistCart(copy(two, 20))
    write(printCart(copy(three, 19, 2)))
    write('damaged')
    shared.storage.set('thuishaven.other', 'x')
    expect(news()).toEqual([])
    shared.storage.remove(cartKey)
    expect(news()).toEqual(['doubted'])
    place.catchUp()
    expect(news()).toEqual([])
  })

  it('CRT-16 the copy of another tab is delivered although the device clock was set back', () => {
    const { place, news, shared } = placeOf()
    place.open()
    place.persistCart(copy(two, 300_000))
    shared.storage.set(cartKey, printCart(copy(three, 5, 2)))
    expect(news()).toEqual([['told', copy(three, 5, 2)]])
    shared.storage.set(cartKey, printCart(copy(two, 4, 2)))
    expect(news()).toEqual([])
  })

  it('CRT-13 the copy leaves out the merge of two carts, so that no other page reports it again', () => {
    const { place, shared } = placeOf()
    place.open()
    place.persistCart(copy({ ...two, isMerged: true }))
    expect(shared.storage.stored()).toEqual({ [cartKey]: printCart(copy(two)) })
  })

  it('CRT-15 a device that loses written data does not make the cart uncertain', () => {
    const shared = device()
    const { place, news } = placeOf({}, { ...shared, storage: { ...shared.storage, set: () => undefined } })
    place.open()
    place.persistCart(copy(two))
    place.catchUp()
    place.persistCart(copy(three))
    place.catchUp()
    expect(news()).toEqual([])
  })

  it('CRT-15 a full device stores neither an older cart nor older tasks in place of the rejected ones', () => {
    const shared = device()
    let isFull = false
    const storage = { ...shared.storage, set: (key: string, text: string) => (isFull ? undefined : shared.storage.set(key, text)) }
    const { place } = placeOf({}, { ...shared, storage })
    place.open()
    place.persistCart(copy(two))
    place.persistTasks(tasks('a'))
    isFull = true
    place.persistCart(copy(three))
    place.persistTasks(tasks('a', 'b'))
    expect(shared.storage.stored()).toEqual({})
  })

  it('CRT-16 the first copy has the age that it states', () => {
    const shared = device()
    shared.storage.set(cartKey, printCart(copy(two, 10)))
    const { place, news } = placeOf({}, shared)
    place.open()
    news()
    shared.storage.set(cartKey, printCart(copy(three, 9)))
    expect(news()).toEqual([])
  })

  it('CRT-01 a visitor who never had a cart leaves no copy, and one with an emptied cart does', () => {
    const { place, shared } = placeOf()
    place.open()
    place.persistCart(copy(emptyCart))
    expect(shared.storage.stored()).toEqual({})
    place.persistCart(copy(two))
    place.persistCart(copy(emptyCart))
    expect(shared.storage.stored()).toEqual({ [cartKey]: printCart(copy(emptyCart, 5, 3)) })
  })

  it('CRT-15 tasks are stored under the name of their tab, written on change and deleted when none is left', () => {
    const { place, shared } = placeOf()
    let writes = 0
    shared.storage.watch(() => (writes += 1))
    place.persistTasks(tasks('a'))
    place.persistTasks(tasks('a'))
    expect(Object.keys(shared.storage.stored())).toEqual([`${cartKey}.id-1`])
    expect(tasksOf(shared.storage.stored()[`${cartKey}.id-1`])).toEqual(['a'])
    expect(writes).toBe(1)
    place.persistTasks([])
    place.persistTasks([])
    expect([shared.storage.stored(), writes]).toEqual([{}, 2])
  })

  it('CRT-15 tasks that the device rejected are written again at the next change', () => {
    const shared = device()
    const full = { ...shared.storage, set: () => undefined }
    const { place, page, news } = placeOf({}, { ...shared, storage: full })
    place.open()
    place.persistTasks(tasks('a'))
    page.happens('restored')
    // They were never persisted, so no tab can have adopted them.
    expect(news()).toEqual(['long'])
  })

  it('CRT-01 SES-04 forgetting deletes the copy and the tasks of every tab, and the same tasks can be stored again', () => {
    const { place, shared } = placeOf()
    place.open()
    place.persistCart(copy(two))
    place.persistTasks(tasks('a'))
    shared.storage.set(`${cartKey}.other`, 'wishes')
    shared.storage.set('thuishaven.wishlist', 'kept')
    place.forget()
    expect(shared.storage.stored()).toEqual({ 'thuishaven.wishlist': 'kept' })
    place.persistTasks(tasks('a'))
    place.persistCart(copy(emptyCart))
    expect(Object.keys(shared.storage.stored())).toEqual(['thuishaven.wishlist', `${cartKey}.id-1`])
  })

  it('CRT-16b tasks of a closed tab are adopted once: immediately by a new page, otherwise after a delay', async () => {
    const shared = device()
    const left = (name: string) => shared.storage.set(`${cartKey}.${name}`, printTasks(tasks(name)) ?? '')
    left('gone')
    shared.storage.set(`${cartKey}.damaged`, '[')
    const { place, clock, news } = placeOf({}, shared)
    place.persistTasks(tasks('own'))
    place.open()
    await clock.advance(999)
    expect(news()).toEqual([['adopted', 'gone']])
    expect(Object.keys(shared.storage.stored())).toEqual([`${cartKey}.id-1`])
    await clock.advance(1)
    left('later')
    await clock.advance(4_999)
    expect(news()).toEqual([])
    await clock.advance(1)
    expect(news()).toEqual([['adopted', 'later']])
    left('later')
    await clock.advance(5_000)
    expect(news()).toEqual([['adopted', 'later']])
  })

  it('CRT-16b tasks of an open tab, or of one that returns within the delay, are not adopted', async () => {
    const shared = device()
    const { place, clock, news } = placeOf({}, shared)
    place.open()
    await clock.advance(2_000)
    const end = shared.tabs.live('other')
    shared.storage.set(`${cartKey}.other`, printTasks(tasks('a')) ?? '')
    await clock.advance(60_000)
    end()
    await clock.advance(4_000)
    const endAgain = shared.tabs.live('other')
    await clock.advance(60_000)
    expect(news()).toEqual([])
    endAgain()
    await clock.advance(0)
    expect(news()).toEqual([['adopted', 'a']])
  })

  it('CRT-15c CRT-16 a page restored by Back catches up, with the time of its absence', async () => {
    const { place, clock, page, news, shared } = placeOf()
    place.open()
    for (const [ms, away] of [
      [60_000, 'short'],
      [60_001, 'long'],
    ] as const) {
      page.happens('left')
      await clock.advance(ms)
      page.happens('visible')
      expect(news()).toEqual([away])
    }
    page.happens('visible')
    expect(news()).toEqual(['short'])
    page.happens('left')
    shared.storage.set(cartKey, printCart(copy(two)))
    news()
    page.happens('restored')
    expect(news()).toEqual(['long'])
  })

  it('CRT-16b tasks of a page in the back/forward cache can be adopted, and the page drops them on return', async () => {
    const { place, clock, page, news, shared } = placeOf()
    place.open()
    place.persistTasks(tasks('a'))
    page.happens('left')
    let gone = false
    shared.tabs.whenGone('id-1', () => (gone = true))
    await clock.advance(0)
    expect(gone).toBe(true)
    page.happens('restored')
    expect(news()).toEqual(['long'])
    shared.storage.remove(`${cartKey}.id-1`)
    page.happens('left')
    page.happens('restored')
    expect(news()).toEqual([['kept'], 'long'])
    page.happens('left')
    page.happens('restored')
    expect(news()).toEqual(['long'])
    gone = false
    shared.tabs.whenGone('id-1', () => (gone = true))
    await clock.advance(0)
    expect(gone).toBe(false)
  })

  it('CRT-16b a closed page adopts no tasks and receives no more events', async () => {
    const { place, clock, page, news, shared } = placeOf()
    place.open()
    await clock.advance(2_000)
    shared.storage.set(`${cartKey}.other`, printTasks(tasks('a')) ?? '')
    await clock.advance(1_000)
    place.close()
    await clock.advance(60_000)
    shared.storage.set(cartKey, printCart(copy(two)))
    page.happens('visible')
    expect(news()).toEqual([])
    expect(Object.keys(shared.storage.stored())).toContain(`${cartKey}.other`)
  })
})
