import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPanels } from './createPanels.ts'
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the panels of a visitor', () => {
  it('PNL-01 one panel is open at a time', () => {
    const panels = createPanels()
    panels.open('search')
    expect(panels.getSnapshot()).toMatchObject({ open: 'search', closing: null })
    panels.open('mobileNavigationPanel')
    expect(panels.getSnapshot()).toMatchObject({ open: 'mobileNavigationPanel', closing: 'search' })
  })

  it('PNL-02 a panel is closing for 100 ms', () => {
    const panels = createPanels()
    panels.open('search')
    panels.close()
    expect(panels.getSnapshot()).toMatchObject({ open: null, closing: 'search' })
    vi.advanceTimersByTime(99)
    expect(panels.getSnapshot().closing).toBe('search')
    vi.advanceTimersByTime(1)
    expect(panels.getSnapshot()).toMatchObject({ open: null, closing: null })
  })

  it('PNL-02 a panel that is opened again while it closes stays open', () => {
    const panels = createPanels()
    panels.open('search')
    panels.close()
    panels.open('search')
    vi.advanceTimersByTime(200)
    expect(panels.getSnapshot()).toMatchObject({ open: 'search', closing: null })
  })

  it('PNL-02 each panel closes for its own 100 ms', () => {
    const panels = createPanels()
    panels.open('search')
    panels.open('discountCoupons')
    vi.advanceTimersByTime(60)
    panels.open('cart')
    vi.advanceTimersByTime(60)
    expect(panels.getSnapshot()).toMatchObject({ open: 'cart', closing: 'discountCoupons' })
    vi.advanceTimersByTime(40)
    expect(panels.getSnapshot()).toMatchObject({ open: 'cart', closing: null })
  })

  it('PNL-03 closing without an open panel notifies no subscriber', () => {
    const panels = createPanels()
    let received = 0
    panels.subscribe(() => (received += 1))
    panels.close()
    expect(received).toBe(0)
  })

  it('PNL-04 each change of the panels is reported once', () => {
    const changes: string[] = []
    const panels = createPanels({ onChange: (open, before) => changes.push(`${before} → ${open}`) })
    panels.open('cart')
    panels.open('cart')
    expect(changes).toEqual(['null → cart'])
    panels.open('search')
    panels.close()
    expect(changes).toEqual(['null → cart', 'cart → search', 'search → null'])
  })

  it('ERR-01 a panel that fails to render is closed at once, and the shopper is notified', () => {
    const onFailed = vi.fn<() => void>()
    const panels = createPanels({ onFailed })
    panels.open('search')
    panels.fail()
    expect(panels.getSnapshot()).toMatchObject({ open: null, closing: null })
    expect(onFailed).toHaveBeenCalledOnce()
  })

  it('PNL-02 a panel closes immediately with its page, also one that was closing', () => {
    const panels = createPanels()
    panels.open('cart')
    panels.leave()
    expect(panels.getSnapshot()).toMatchObject({ open: null, closing: null })
    panels.open('search')
    panels.close()
    expect(panels.getSnapshot().closing).toBe('search')
    panels.leave()
    expect(panels.getSnapshot().closing).toBeNull()
  })

  it('PNL-02 a panel that may not close yet stays open over the next page', () => {
    const panels = createPanels({ mayLeave: (name, openFor) => name !== 'cart' || openFor >= 500 })
    panels.open('cart')
    vi.advanceTimersByTime(499)
    panels.leave()
    expect(panels.getSnapshot().open).toBe('cart')
    vi.advanceTimersByTime(1)
    panels.leave()
    expect(panels.getSnapshot().open).toBeNull()
  })
})
