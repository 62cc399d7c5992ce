import { describe, expect, it } from 'vitest'
import { makeFakePorts } from '../testing/fakes/makeFakePorts.ts'
import { runPlainly } from '../testing/runPlainly.ts'
import { sampleProduct } from '../testing/sampleProduct.ts'
import { makeShop } from '../makeShop.ts'

const open = () => {
  const ports = makeFakePorts()
  return { ports, ...makeShop(ports, runPlainly, 'nld') }
}

describe('the panels of a visitor', () => {
  it('PNL-01 one is open at a time', () => {
    const { panels } = open()
    panels.open('search')
    expect(panels.getSnapshot()).toEqual({ open: 'search', closing: null })
    panels.open('account')
    expect(panels.getSnapshot()).toEqual({ open: 'account', closing: 'search' })
  })

  it('PNL-02 a panel is closing for 100 ms', async () => {
    const { panels, ports } = open()
    panels.open('search')
    panels.close()
    expect(panels.getSnapshot()).toEqual({ open: null, closing: 'search' })
    await ports.clock.advance(99)
    expect(panels.getSnapshot().closing).toBe('search')
    await ports.clock.advance(1)
    expect(panels.getSnapshot()).toEqual({ open: null, closing: null })
  })

  it('PNL-02 a panel that is opened again while it closes stays open', async () => {
    const { panels, ports } = open()
    panels.open('search')
    panels.close()
    panels.open('search')
    await ports.clock.advance(200)
    expect(panels.getSnapshot()).toEqual({ open: 'search', closing: null })
  })

  it('PNL-02 each panel has its own 100 ms', async () => {
    const { panels, ports } = open()
    panels.open('search')
    panels.open('account')
    await ports.clock.advance(60)
    panels.open('cart')
    await ports.clock.advance(60)
    expect(panels.getSnapshot()).toEqual({ open: 'cart', closing: 'account' })
    await ports.clock.advance(40)
    expect(panels.getSnapshot()).toEqual({ open: 'cart', closing: null })
  })

  it('PNL-03 closing when nothing is open tells nobody', () => {
    const { panels } = open()
    let told = 0
    panels.subscribe(() => (told += 1))
    panels.close()
    expect(told).toBe(0)
  })

  it('PNL-04 opening the cart tells analytics of its contents, once', () => {
    const { cart, panels, ports } = open()
    cart.add(sampleProduct(20), [])
    panels.open('cart')
    panels.open('cart')
    panels.open('search')
    expect(ports.analytics.events.slice(1)).toMatchObject([{ name: 'view_cart', value: 20, items: [{ item_id: '20' }] }])
  })

  it('PNL-02 closing the shop ends the transition’s timer', async () => {
    const { panels, ports, close } = open()
    panels.open('search')
    panels.close()
    await close()
    expect(ports.clock.waiting()).toBe(0)
  })
})
