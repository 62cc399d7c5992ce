import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSystemClock } from './systemClock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe("the machine's clock", () => {
  it('the clock runs work once after its delay, and not after a cancellation', () => {
    const clock = createSystemClock()
    const received: number[] = []
    clock.after(500, () => received.push(clock.now()))
    const cancel = clock.after(400, () => received.push(-1))
    cancel()
    vi.advanceTimersByTime(5_000)
    expect(received).toEqual([1_500])
  })

  it('the clock ends every timer when its owner closes', () => {
    const clock = createSystemClock()
    clock.after(10, () => expect.unreachable())
    clock.after(20, () => expect.unreachable())
    clock.close()
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(100)
  })
})
