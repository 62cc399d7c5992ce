import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pauseTimeline, remainingTime, resumeTimeline, startTimeline } from './timeline.ts'

describe('timeline of a notification', () => {
  it('NTF-02 it closes after 4500 ms', () => {
    const timeline = startTimeline(1000)
    expect(remainingTime(timeline, 1000)).toBe(4500)
    expect(remainingTime(timeline, 5499)).toBe(1)
    expect(remainingTime(timeline, 5500)).toBe(0)
    expect(remainingTime(timeline, 9999)).toBe(0)
  })

  it('NTF-03 pausing stores the remaining time, and resuming continues with it', () => {
    const paused = pauseTimeline(startTimeline(0), 1500)
    expect(remainingTime(paused, 60_000)).toBe(3000)
    const resumed = resumeTimeline(paused, 60_000)
    expect(remainingTime(resumed, 61_000)).toBe(2000)
    expect(pauseTimeline(paused, 99_000)).toEqual(paused)
    expect(resumeTimeline(resumed, 99_000)).toBe(resumed)
  })

  it('NTF-03 one that appears while the stack is held waits', () => {
    const held = startTimeline(0, true)
    expect(remainingTime(held, 10_000)).toBe(4500)
    expect(remainingTime(resumeTimeline(held, 10_000), 11_000)).toBe(3500)
  })

  it('NTF-02 a clock that is set back does not lengthen it', () => {
    expect(remainingTime(startTimeline(1000), 0)).toBe(4500)
  })

  it('NTF-03 whatever the pauses, the time shown is the time it ran', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ runs: fc.nat(900), waits: fc.nat(5000) }), { maxLength: 12 }), (turns) => {
        let now = 0
        let timeline = startTimeline(now)
        for (const { runs, waits } of turns) {
          timeline = pauseTimeline(timeline, now + runs)
          timeline = resumeTimeline(timeline, now + runs + waits)
          now += runs + waits
        }
        const ran = turns.reduce((sum, { runs }) => sum + runs, 0)
        expect(remainingTime(timeline, now)).toBe(Math.max(0, 4500 - ran))
      }),
    )
  })
})
