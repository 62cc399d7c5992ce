import { gridNoise } from '../light/noise.ts'
import type { Random } from '../light/seededRandom.ts'
import { yarn } from './RugDesign.ts'
import type { Drawing, Field, YarnNumber } from './RugDesign.ts'

/** One band of a kilim with its own motif. */
interface Band {
  readonly from: number
  readonly tall: number
  readonly motif: 'plain' | 'diamonds' | 'teeth' | 'combs' | 'dashes'
  readonly ground: YarnNumber
  readonly figure: YarnNumber
  readonly heart: YarnNumber
}

const bandAt = (band: Band, x: number, y: number, wide: number): YarnNumber => {
  const part = (y - band.from) / band.tall
  const across = Math.abs(((((x / wide) % 1) + 1) % 1) - 0.5) * 2
  const step = 0.09
  const stepped = Math.floor(across / step) * step
  const down = Math.abs(Math.floor((part - 0.5) / step + 0.5) * step) * 2
  switch (band.motif) {
    case 'plain':
      return band.ground
    case 'dashes':
      return Math.floor(x / 3) % 2 === 0 && part > 0.3 && part < 0.7 ? band.figure : band.ground
    case 'teeth':
      return stepped > part ? band.figure : band.ground
    case 'combs':
      return (part > 0.42 && part < 0.58) || (across < 0.5 && down < 0.8 && Math.floor(x / 2.6) % 2 === 0) ? band.figure : band.ground
    case 'diamonds': {
      const size = stepped + down
      if (size < 0.28) return band.ground
      if (size < 0.55) return band.heart
      return size < 0.92 ? band.figure : band.ground
    }
  }
}

const kilim = (field: Field, random: Random): Drawing => {
  const bands: Band[] = []
  const half = field.length / 2
  let at = 0
  while (at < half) {
    const motif = random.pick<Band['motif']>(['plain', 'diamonds', 'diamonds', 'teeth', 'combs', 'dashes'])
    const tall =
      motif === 'diamonds'
        ? random.between(22, 38)
        : motif === 'plain' || motif === 'dashes'
          ? random.between(4, 11)
          : random.between(9, 16)
    const ground = random.pick([yarn.main, yarn.main, yarn.main, yarn.pale, yarn.deep])
    const figure = random.pick(ground === yarn.main ? [yarn.pale, yarn.deep, yarn.accent] : [yarn.main, yarn.main, yarn.second])
    bands.push({
      from: at,
      tall,
      motif,
      ground,
      figure,
      heart: ground === yarn.deep ? yarn.pale : random.pick([yarn.accent, yarn.second, yarn.deep]),
    })
    at += tall
  }
  const wide = field.width / random.pick([4, 5, 6, 7])
  return (x, y) => {
    const v = Math.abs(y - half)
    const band = bands.find(({ from, tall }) => v < from + tall)
    return band === undefined ? yarn.main : bandAt(band, x - field.width / 2, v, wide)
  }
}

const herringbone = (field: Field, random: Random, seed: number): Drawing => {
  const wide = random.between(7, 13)
  const border = random.chance(0.6) ? random.between(5, 9) : 0
  return (x, y) => {
    const edge = Math.min(x, y, field.width - x, field.length - y)
    if (edge < border) return yarn.deep
    const column = Math.floor(x / wide)
    const across = x - column * wide
    const slope = column % 2 === 0 ? across : wide - across
    const at = ((((y + slope) / 3.4) % 2) + 2) % 2
    return at < 0.85 + gridNoise(column, Math.floor(y / 4), seed) * 0.2 ? yarn.main : yarn.pale
  }
}

const framed = (field: Field, random: Random): Drawing => {
  const border = field.width * random.between(0.05, 0.09)
  const gap = border * random.between(1.5, 2.2)
  return (x, y) => {
    const inset = Math.min(x, y, field.width - x, field.length - y)
    if (inset < border * 0.55) return yarn.main
    if (inset < border) return yarn.deep
    return inset > gap && inset < gap + 1.3 ? yarn.deep : yarn.main
  }
}

/** Flat weaves: kilims of bands, herringbones, a plain ground in a frame. */
export const kilims = (field: Field, random: Random, seed: number): Drawing => {
  const family = random.pick(['kilim', 'kilim', 'kilim', 'herringbone', 'framed'])
  if (family === 'kilim') return kilim(field, random)
  return family === 'herringbone' ? herringbone(field, random, seed) : framed(field, random)
}

/** Width of a braid in cm. */
export const braidWide = 2

/** Jute and sisal: bare fibre with one or two darker rounds or stripes; a round is whole braids. */
export const bareFibre = (field: Field, random: Random): Drawing => {
  const centreX = field.width / 2
  const centreY = field.length / 2
  const ring = random.between(0.62, 0.86)
  const wide = random.between(0.035, 0.07)
  const twice = random.chance(0.5)
  const round = field.shape === 'round' || field.shape === 'oval'
  return (x, y) => {
    const inset = Math.min(x, y, field.width - x, field.length - y) / (field.width / 2)
    const reach = Math.hypot((x - centreX) / centreX, (y - centreY) / centreY) * centreX
    const out = round ? (Math.floor(reach / braidWide) * braidWide) / centreX : 1 - inset
    if (out > ring && out < ring + wide) return yarn.deep
    return twice && out > ring - wide * 2.4 && out < ring - wide * 1.8 ? yarn.deep : yarn.main
  }
}
