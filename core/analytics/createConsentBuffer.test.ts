import { describe, expect, it } from 'vitest'
import { createFakeAnalytics } from '../testing/fakes/createFakeAnalytics.ts'
import type { SaleName } from './event.ts'
import { createConsentBuffer } from './createConsentBuffer.ts'

const event = (name: SaleName) => ({ name, currency: 'EUR', value: 1, items: [] }) as const

const open = () => {
  const tag = createFakeAnalytics()
  return { events: createConsentBuffer(tag), received: () => tag.events.map(({ name }) => name) }
}

describe('events before and after a choice', () => {
  it('CNS-05 events wait for the choice and are then sent once, in order', () => {
    const { events, received } = open()
    events.track(event('view_cart'))
    events.decide(null)
    events.track(event('begin_checkout'))
    expect(received()).toEqual([])
    events.decide(true)
    events.track(event('purchase'))
    events.decide(true)
    expect(received()).toEqual(['view_cart', 'begin_checkout', 'purchase'])
  })

  it('CNS-05 refused events are discarded, and none are sent after consent is withdrawn', () => {
    const { events, received } = open()
    events.track(event('view_cart'))
    events.decide(false)
    events.track(event('begin_checkout'))
    events.decide(true)
    expect(received()).toEqual([])
    events.track(event('add_to_cart'))
    events.decide(false)
    events.track(event('purchase'))
    expect(received()).toEqual(['add_to_cart'])
  })

  it('CNS-05 at most a hundred events are buffered', () => {
    const { events, received } = open()
    for (let count = 0; count < 150; count += 1) events.track(event('view_cart'))
    events.decide(true)
    expect(received()).toHaveLength(100)
  })
})
