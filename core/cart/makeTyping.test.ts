import { describe, expect, it } from 'vitest'
import { makeFakeClock } from '../testing/fakes/makeFakeClock.ts'
import { makeTyping } from './makeTyping.ts'

const world = () => {
  const clock = makeFakeClock()
  const ripe: string[] = []
  const typing = makeTyping(clock)
  return { clock, ripe, typing, press: (line: string, text: string) => typing.pressed(line, () => void ripe.push(`${line} ${text}`)) }
}

describe('CRT-04 typing a quantity', () => {
  it('counts 500 ms after the last key, once', async () => {
    const { clock, ripe, press } = world()
    press('a', '1')
    await clock.advance(499)
    press('a', '12')
    await clock.advance(499)
    expect(ripe).toEqual([])
    await clock.advance(1)
    expect(ripe).toEqual(['a 12'])
    await clock.advance(5000)
    expect(ripe).toEqual(['a 12'])
  })

  it('in one line does not hold up another', async () => {
    const { clock, ripe, press } = world()
    press('a', '1')
    await clock.advance(300)
    press('b', '2')
    await clock.advance(200)
    expect(ripe).toEqual(['a 1'])
    await clock.advance(300)
    expect(ripe).toEqual(['a 1', 'b 2'])
  })

  it('counts no more once stopped, in one line or in all', async () => {
    const { clock, ripe, typing, press } = world()
    press('a', '1')
    press('b', '2')
    press('c', '3')
    typing.stop('a')
    await clock.advance(500)
    expect(ripe).toEqual(['b 2', 'c 3'])
    press('a', '4')
    press('b', '5')
    typing.stopAll()
    await clock.advance(500)
    expect(ripe).toEqual(['b 2', 'c 3'])
  })
})
