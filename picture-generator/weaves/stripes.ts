import { gridNoise, layeredNoise } from '../light/noise.ts'
import type { Random } from '../light/seededRandom.ts'
import { yarn } from './RugDesign.ts'
import type { Drawing, Field, YarnNumber } from './RugDesign.ts'

/** Bands of unequal width, as yarn and where each ends in cm. */
const bandsOf = (
  length: number,
  random: Random,
): readonly { readonly until: number; readonly yarn: YarnNumber; readonly ticked: boolean }[] => {
  const bands: { until: number; yarn: YarnNumber; ticked: boolean }[] = []
  const half = length / 2
  let at = 0
  while (at < half) {
    const wide = random.chance(0.4) ? random.between(half * 0.1, half * 0.24) : random.between(2, 7)
    at += wide
    bands.push({
      until: Math.min(at, half),
      yarn:
        wide > 9
          ? random.pick([yarn.main, yarn.main, yarn.pale])
          : random.pick([yarn.deep, yarn.accent, yarn.pale, yarn.second, yarn.main]),
      ticked: wide < 9 && random.chance(0.25),
    })
  }
  return bands
}

/** Stripes like bulb fields seen from the train. */
export const stripes = (field: Field, random: Random, seed: number): Drawing => {
  const family = random.pick(['bands', 'bands', 'even', 'ticking', 'fading'])
  const bands = bandsOf(field.length, random)
  const even = random.between(7, 16)
  const mirrored = random.chance(0.5)
  if (family === 'even') {
    return (_, y) => (Math.floor((y + even / 2) / even) % 2 === 0 ? yarn.main : yarn.pale)
  }
  if (family === 'ticking') {
    return (_, y) => {
      const at = ((y % (even * 1.6)) + even * 1.6) % (even * 1.6)
      if (at < 1.4) return yarn.deep
      return at > 3 && at < 3.9 ? yarn.deep : at > even && at < even + 0.9 ? yarn.accent : yarn.pale
    }
  }
  if (family === 'fading') {
    return (x, y) => {
      const part = (y + layeredNoise(x / 90, y / 12, seed, 1) * 0.35) / field.length
      const dithered = part * 3 + (gridNoise(Math.floor(x * 0.5), Math.floor(y * 1.3), seed) - 0.5) * 0.9
      return dithered < 1 ? yarn.pale : dithered < 2 ? yarn.main : yarn.deep
    }
  }
  return (x, y) => {
    const at = mirrored ? field.length / 2 - Math.abs(y - field.length / 2) : y % (field.length / 2 + 0.01)
    const band = bands.find(({ until }) => at < until)
    if (band === undefined) return yarn.main
    return band.ticked && Math.floor(x / 3 + Math.floor(y / 2) * 0.5) % 2 === 0 ? yarn.main : band.yarn
  }
}
