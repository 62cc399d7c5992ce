import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefetchOnIntent } from './prefetchOnIntent.browser.ts'
import type { ResolvedPage } from './resolvedPage.ts'

/** Pending prefetches, resolved by the test. */
let requested: { readonly address: string; readonly ready: (page: ResolvedPage | null) => void; readonly fail: () => void }[] = []
let drawn: string[] = []
const addresses = (): readonly string[] => requested.map(({ address }) => address)
const pageAt = (href: string): ResolvedPage => ({ href }) as ResolvedPage

let links = 0
/** A link that no other test has requested for. */
const link = (more: Partial<HTMLAnchorElement> = {}): HTMLAnchorElement => {
  const element = Object.assign(document.createElement('a'), { href: `/thing/${(links += 1)}`, textContent: 'thing', ...more })
  document.body.append(element)
  return element
}
const pathOf = ({ pathname, search }: HTMLAnchorElement): string => pathname + search
const move = () => dispatchEvent(new MouseEvent('pointermove'))
const over = (element: Element) =>
  element.dispatchEvent(Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' }))
const touch = (element: Element) => element.dispatchEvent(new Event('touchstart', { bubbles: true }))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('NET-05 prefetchOnIntent', () => {
  beforeAll(() => {
    vi.useFakeTimers()
    prefetchOnIntent(
      (address) => new Promise((resolve, reject) => void requested.push({ address, ready: resolve, fail: () => reject(new Error('no')) })),
      ({ href }) => void drawn.push(href),
    )
  })
  afterAll(() => void vi.useRealTimers())
  beforeEach(async () => {
    for (const { ready } of requested) ready(null)
    await pass(60_000)
    requested = []
    drawn = []
    document.body.replaceChildren()
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  })

  it('makes the page ready of a link on which a pointer rests, not of one that it passes', async () => {
    const [passed, rested] = [link(), link()]
    move()
    over(passed)
    await pass(30)
    over(rested)
    await pass(64)
    expect(addresses()).toEqual([])
    await pass(2)
    expect(addresses()).toEqual([pathOf(rested)])
  })

  it('takes no notice of a link that the page moved under a pointer at rest, until it moves', async () => {
    const element = link()
    move()
    await pass(300)
    over(element)
    await pass(1000)
    expect(addresses()).toEqual([])
    move()
    await pass(100)
    expect(addresses()).toEqual([pathOf(element)])
  })

  it('makes the page ready of a link on which the focus rests, not of one that it passes', async () => {
    const [passed, focused] = [link(), link()]
    passed.focus()
    await pass(30)
    focused.focus()
    await pass(64)
    expect(addresses()).toEqual([])
    await pass(2)
    expect(addresses()).toEqual([pathOf(focused)])
  })

  it('makes a page ready at once when a finger touches its link', () => {
    const touched = link()
    touch(touched)
    expect(addresses()).toEqual([pathOf(touched)])
  })

  it('takes no notice of other sites, downloads, new windows, links that open a panel, and the page on screen', () => {
    touch(link({ href: 'https://elsewhere.test/thing' }))
    touch(link({ download: 'file' }))
    touch(link({ target: '_blank' }))
    touch(link({ ariaHasPopup: 'dialog' }))
    touch(link({ href: location.href }))
    touch(document.body)
    expect(addresses()).toEqual([])
  })

  it('prerenders the intended page, once the browser is idle', async () => {
    const element = link()
    touch(element)
    requested[0]?.ready(pageAt(pathOf(element)))
    await pass(10)
    expect(drawn).toEqual([pathOf(element)])
  })

  it('prerenders no page that is no longer intended: another link was reached, or the link was clicked', async () => {
    const [first, second] = [link(), link()]
    touch(first)
    touch(second)
    requested[0]?.ready(pageAt(pathOf(first)))
    await pass(10)
    dispatchEvent(new MouseEvent('click'))
    requested[1]?.ready(pageAt(pathOf(second)))
    await pass(10)
    expect(drawn).toEqual([])
  })

  it('prefetches four at once; the last intended one is next', async () => {
    const all = Array.from({ length: 7 }, () => link())
    for (const element of all) touch(element)
    expect(requested).toHaveLength(4)
    requested[0]?.ready(null)
    await pass(1)
    expect(addresses().slice(4)).toEqual([pathOf(all[6] as HTMLAnchorElement)])
  })

  it('requests a page once in 30 s, and again if it failed', async () => {
    const [known, failed] = [link(), link()]
    touch(known)
    requested[0]?.ready(null)
    await pass(29_000)
    touch(known)
    expect(requested).toHaveLength(1)
    await pass(2000)
    touch(known)
    expect(requested).toHaveLength(2)
    touch(failed)
    requested[2]?.fail()
    await pass(1)
    touch(failed)
    expect(requested).toHaveLength(4)
  })

  it('requests nothing without a connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    touch(link())
    expect(requested).toEqual([])
  })
})
