import { describe, expect, it } from 'vitest'
import { planRug } from '../rug/planRug.ts'
import { homeOf, roomIn } from './home.ts'

const rug = (seed: number, shape: 'rectangle' | 'runner' = 'rectangle') =>
  planRug({ seed: `${seed}`, style: 'perzisch', colour: 'groen', material: 'wol', shape })
const home = (seed: number) => homeOf(`${seed}`, 'groen', rug(seed))

describe('homeOf', () => {
  it('rugs that stand near one another in a list lie in differently furnished rooms', () => {
    for (let seed = 1100; seed < 1160; seed += 1)
      for (const further of [1, 2, 3, 4, 5]) expect(home(seed).furniture).not.toBe(home(seed + further).furniture)
  })

  it('a runner lies in a hall', () => {
    expect(homeOf('1122', 'blauw', rug(1122, 'runner')).furniture).toBe('hall')
  })

  it('what one sits on does not have the colour of the rug', () => {
    for (let seed = 1100; seed < 1120; seed += 1)
      expect(Math.hypot(...home(seed).seat.map((value, channel) => value - (rug(seed).yarns.main[channel] ?? 0)))).toBeGreaterThan(0.1)
  })
})

describe('roomIn', { timeout: 60_000 }, () => {
  it('rooms of rugs that follow one another are seen from different sides, and nearer where the rug is short', () => {
    const seen = (seed: number, lengthCm = 290) =>
      roomIn({ ...home(seed), furniture: 'armchairs' }, { ...rug(seed), lengthCm }, `${seed}`, 0.8, 60).eye.place
    for (const seed of [1100, 1101, 1102, 1103]) expect(Math.abs(seen(seed)[0] - seen(seed + 1)[0])).toBeGreaterThan(0.8)
    expect(seen(1100, 150)[2]).toBeLessThan(seen(1100)[2] - 0.3)
  })

  it('the rug lies within the walls, its surface above the floor', () => {
    for (let seed = 1100; seed < 1110; seed += 1) {
      const { box, meshes } = roomIn(home(seed), rug(seed), `${seed}`, 0.8, 60)
      const { positions = new Float32Array() } = meshes[0] ?? {}
      const along = (axis: number): number[] => [...positions].filter((_, index) => index % 3 === axis)
      expect(Math.min(...along(0))).toBeGreaterThan(box.left)
      expect(Math.max(...along(0))).toBeLessThan(box.right)
      expect(Math.min(...along(2))).toBeGreaterThan(box.back)
      expect(Math.max(...along(1))).toBeGreaterThan(0.005)
    }
  })
})
