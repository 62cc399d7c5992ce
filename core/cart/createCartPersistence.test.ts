import { describe, expect, it } from 'vitest'
import { device, backendCart, offline, quantities, rug, shopWith } from '../testing/cartWorld.ts'
import { createFakeCart } from '../testing/fakes/createFakeCart.ts'
import { createFakeClock } from '../testing/fakes/createFakeClock.ts'
import type { TabsPort } from '../ports/TabsPort.ts'
import { createFakePage } from '../testing/fakes/createFakePage.ts'

/** Tabs of one device, and a backend that is away while `down`. */
const world = () => {
  let down = false
  const clock = createFakeClock()
  const backend = createFakeCart({ cart: backendCart([20, 1]), faultModel: () => (down ? { failure: offline } : {}) })
  const persisted = device({ es_cuid: 'cart-9' })
  /** `late`: milliseconds until the browser reports closed tabs. */
  const tabs = { late: 0 }
  const whenGone: TabsPort['whenGone'] = (id, then) =>
    persisted.tabs.whenGone(id, (waited) => {
      if (tabs.late === 0) then(waited)
      else clock.after(tabs.late, () => then(waited))
    })
  const own = { ...persisted, tabs: { ...persisted.tabs, whenGone }, clock, cart: backend }
  const openTab = async () => {
    const page = createFakePage()
    const tab = shopWith({ ...own, page })
    tab.cart.subscribe(() => undefined)
    await Promise.all([tab.cart.load(), clock.advance(0)])
    return { ...tab, page }
  }
  const isDown = (is: boolean): void => {
    down = is
  }
  return { clock, host: backend, openTab, isDown, tabs }
}

describe('a cart in several tabs of a device', () => {
  it('CRT-16b a task from before a reload never overtakes one from after it while another tab is open', async () => {
    const { clock, host: backend, openTab, isDown } = world()
    const before = await openTab()
    await openTab()
    isDown(true)
    before.cart.setQuantity('20', 2)
    await clock.advance(2_000)
    await before.shop.close()
    await clock.advance(500)
    const after = await openTab()
    after.cart.setQuantity('20', 7)
    // The network is back between a try of the other tab and one of this.
    await clock.advance(4_700)
    isDown(false)
    await clock.advance(60_000)
    expect(quantities(backend.truth())).toEqual([[20, 7]])
    expect(quantities(after.cart.getSnapshot().cart)).toEqual([[20, 7]])
  })

  it('CRT-16b a page that replaces another one adopts its tasks immediately, although the browser reports its end late', async () => {
    const { clock, host: backend, openTab, isDown, tabs } = world()
    const before = await openTab()
    isDown(true)
    before.cart.setQuantity('20', 3)
    await clock.advance(0)
    await before.shop.close()
    isDown(false)
    tabs.late = 3_000
    await openTab()
    await clock.advance(3_500)
    expect(quantities(backend.truth())).toEqual([[20, 3]])
  })

  it('CRT-16b tasks of a closed tab are adopted after a delay', async () => {
    const { clock, host: backend, openTab, isDown } = world()
    const closed = await openTab()
    const other = await openTab()
    await clock.advance(10_000)
    isDown(true)
    closed.cart.setQuantity('20', 3)
    closed.cart.add(rug, [])
    await clock.advance(0)
    await closed.shop.close()
    isDown(false)
    await clock.advance(4_900)
    expect(quantities(backend.truth())).toEqual([[20, 1]])
    await clock.advance(5_000)
    expect(quantities(backend.truth())).toEqual([[20, 4]])
    expect(quantities(other.cart.getSnapshot().cart)).toEqual([[20, 4]])
  })

  it('CRT-16b a page that returns soon from the back/forward cache still has its tasks; later another tab has adopted them', async () => {
    for (const [away, taken] of [
      [3_000, 0],
      [8_000, 1],
    ] as const) {
      const { clock, host: backend, openTab, isDown } = world()
      const left = await openTab()
      const other = await openTab()
      await clock.advance(10_000)
      isDown(true)
      left.cart.setQuantity('20', 3)
      await clock.advance(0)
      left.page.happens('left')
      await clock.advance(away)
      left.page.happens('restored')
      await clock.advance(0)
      expect(other.cart.getSnapshot().pending).toBe(taken)
      isDown(false)
      await clock.advance(60_000)
      expect(quantities(backend.truth())).toEqual([[20, 3]])
    }
  })
})
