import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefetchCards } from './prefetchCards.browser.ts'

/** Observers to which the test reports what is in view. */
let observers: { readonly watched: Set<Element>; readonly see: (element: Element, isIntersecting: boolean) => void }[] = []
/** Pending prefetches, ended by the test. */
let requested: { readonly address: string; readonly end: () => void }[] = []
let isAllowed = true

const addresses = (): readonly string[] => requested.map(({ address }) => address)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const scroll = async (name: string, isIntersecting = true): Promise<void> => {
  for (const link of document.querySelectorAll(`a[href^="/product/${name}"]`))
    for (const { watched, see } of observers) if (watched.has(link)) see(link, isIntersecting)
  await pass(10)
}
const end = async (): Promise<void> => {
  requested.at(-1)?.end()
  await pass(10)
}
const addCards = async (...names: readonly string[]): Promise<void> => {
  for (const name of names) {
    const card = document.createElement('article')
    card.innerHTML = `<h2><a href="/product/${name}">${name}</a></h2><ul><li><a href="/product/${name}-blue">blue</a></li></ul>`
    document.getElementById('main')?.append(card)
  }
  await pass(10)
}

describe('NET-05 prefetchCards', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        watched = new Set<Element>()
        constructor(report: IntersectionObserverCallback) {
          const see = (target: Element, isIntersecting: boolean): void =>
            report([{ target, isIntersecting } as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver)
          observers.push({ watched: this.watched, see })
        }
        observe = (element: Element) => this.watched.add(element)
      },
    )
    observers = []
    requested = []
    isAllowed = true
    document.body.innerHTML = '<main id="main"></main>'
    prefetchCards(
      (address) => new Promise<void>((resolve) => requested.push({ address, end: resolve })),
      () => isAllowed,
    )
  })
  afterEach(() => void vi.useRealTimers())

  it('prefetches the cards in view one after the other, not their colours and not cards out of view', async () => {
    await addCards('one', 'two', 'three')
    await scroll('one')
    await scroll('two')
    expect(addresses()).toEqual(['/product/one'])
    await end()
    await end()
    await end()
    expect(addresses()).toEqual(['/product/one', '/product/two'])
  })

  it('prefetches no card that has left the view, and each page once', async () => {
    await addCards('one', 'two')
    await scroll('one')
    await scroll('two')
    await scroll('two', false)
    await end()
    await scroll('one', false)
    await scroll('one')
    expect(addresses()).toEqual(['/product/one'])
  })

  it('goes on with cards that another page brings', async () => {
    await addCards('one')
    await scroll('one')
    await end()
    document.getElementById('main')?.replaceChildren()
    await addCards('later')
    await scroll('later')
    expect(addresses()).toEqual(['/product/one', '/product/later'])
  })

  it('leaves the connection to a press for two seconds', async () => {
    await addCards('one')
    dispatchEvent(new Event('pointerdown'))
    await scroll('one')
    await pass(1900)
    expect(addresses()).toEqual([])
    await pass(200)
    expect(addresses()).toEqual(['/product/one'])
  })

  it('prefetches at most 24 pages', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `card${index}.`)
    await addCards(...names)
    for (const name of names) await scroll(name)
    for (let each = 0; each < 30; each += 1) await end()
    expect(requested).toHaveLength(24)
  })

  it('ends where the backend forbids it, and without a connection', async () => {
    await addCards('one', 'two')
    await scroll('one')
    isAllowed = false
    await end()
    await scroll('two')
    expect(addresses()).toEqual(['/product/one'])
    isAllowed = true
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await scroll('two')
    expect(addresses()).toEqual(['/product/one'])
  })
})
