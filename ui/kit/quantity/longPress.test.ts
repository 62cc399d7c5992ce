import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLongPress } from './longPress.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a long press', () => {
  it('VAL-09 a long press repeats after 600 ms, then every 100 ms, until it is released', () => {
    const act = vi.fn<() => boolean>(() => true)
    const press = createLongPress(act)
    press.start()
    vi.advanceTimersByTime(599)
    expect(act).toHaveBeenCalledTimes(0)
    vi.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(300)
    expect(act).toHaveBeenCalledTimes(4)
    press.stop()
    vi.advanceTimersByTime(5000)
    expect(act).toHaveBeenCalledTimes(4)
  })

  it('VAL-09 a long press ends at the limit', () => {
    const act = vi.fn<() => boolean>(() => false)
    const press = createLongPress(act)
    press.start()
    vi.advanceTimersByTime(5000)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('VAL-09 the click after a long press is ignored, the click of a short press is not', () => {
    const press = createLongPress(() => true)
    press.start()
    vi.advanceTimersByTime(700)
    press.stop()
    expect(press.consume()).toBe(true)
    expect(press.consume()).toBe(false)
    press.start()
    vi.advanceTimersByTime(50)
    press.stop()
    expect(press.consume()).toBe(false)
  })
})
