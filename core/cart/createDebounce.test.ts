import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/fakes/createFakeClock.ts'
import { createDebounce } from './createDebounce.ts'

const world = () => {
  const clock = createFakeClock()
  const conceptSettled: string[] = []
  const typing = createDebounce(clock)
  return {
    clock,
    ripe: conceptSettled,
    typing,
    press: (line: string, text: string) => typing.pressed(line, () => void conceptSettled.push(`${line} ${text}`)),
  }
}

describe('CRT-04 typing a quantity', () => {
  it('a typed quantity counts once, 500 ms after the last key', async () => {
    const { clock, ripe: conceptSettled, press } = world()
    press('a', '1')
    await clock.advance(499)
    press('a', '12')
    await clock.advance(499)
    expect(conceptSettled).toEqual([])
    await clock.advance(1)
    expect(conceptSettled).toEqual(['a 12'])
    await clock.advance(5000)
    expect(conceptSettled).toEqual(['a 12'])
  })

  it('typing in one line does not delay another', async () => {
    const { clock, ripe: conceptSettled, press } = world()
    press('a', '1')
    await clock.advance(300)
    press('b', '2')
    await clock.advance(200)
    expect(conceptSettled).toEqual(['a 1'])
    await clock.advance(300)
    expect(conceptSettled).toEqual(['a 1', 'b 2'])
  })

  it('a stopped debounce delivers nothing, for one line or all', async () => {
    const { clock, ripe: conceptSettled, typing, press } = world()
    press('a', '1')
    press('b', '2')
    press('c', '3')
    typing.stop('a')
    await clock.advance(500)
    expect(conceptSettled).toEqual(['b 2', 'c 3'])
    press('a', '4')
    press('b', '5')
    typing.stopAll()
    await clock.advance(500)
    expect(conceptSettled).toEqual(['b 2', 'c 3'])
  })
})
