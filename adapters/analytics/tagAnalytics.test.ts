import { describe, expect, it } from 'vitest'
import type { AnalyticsEvent } from '@thuishaven/core/analytics'
import { createTagAnalytics } from './tagAnalytics.ts'

const purchase: AnalyticsEvent = {
  name: 'purchase',
  currency: 'EUR',
  value: 136.92,
  items: [{ item_id: '1001', item_name: 'Vloerkleed', discount: 5, index: 0, price: 44.99, quantity: 3 }],
  transaction_id: 'p-1',
}

describe("the page's tag", () => {
  it('ANA-01 ANA-02 the tag receives an event with its name and parameters', () => {
    const calls: unknown[][] = []
    createTagAnalytics({ gtag: (...call: unknown[]) => calls.push(call) }).track(purchase)
    const { name, ...parameters } = purchase
    expect(calls).toEqual([['event', name, parameters]])
  })

  it('ANA-01 a tag may be absent, late, foreign or failing without an error', () => {
    const page: { gtag?: unknown } = {}
    const analytics = createTagAnalytics(page)
    expect(() => analytics.track(purchase)).not.toThrow()
    page.gtag = 'blocked'
    expect(() => analytics.track(purchase)).not.toThrow()
    page.gtag = () => {
      throw new Error('tag is broken')
    }
    expect(() => analytics.track(purchase)).not.toThrow()
    let received = 0
    page.gtag = () => {
      received += 1
    }
    analytics.track(purchase)
    expect(received).toBe(1)
  })
})
