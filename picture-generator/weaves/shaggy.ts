import type { Random } from '../light/seededRandom.ts'
import { yarn } from './RugDesign.ts'
import type { Drawing, Field } from './RugDesign.ts'

/** A high pile: plain, with a quiet border, or with one soft band of another depth. */
export const shaggy = (field: Field, random: Random): Drawing => {
  const family = random.pick(['plain', 'plain', 'border', 'lozenge', 'halves'])
  const border = field.width * random.between(0.06, 0.1)
  const wide = field.width / random.pick([2, 3])
  const tall = wide * 1.5
  const cut = field.length * random.between(0.55, 0.7)
  return (x, y) => {
    if (family === 'border') {
      const inset =
        field.shape === 'round' || field.shape === 'oval'
          ? ((1 - Math.hypot((x / field.width) * 2 - 1, (y / field.length) * 2 - 1)) * field.width) / 2
          : Math.min(x, y, field.width - x, field.length - y)
      return inset < border ? yarn.deep : yarn.main
    }
    if (family === 'halves') return y > cut ? yarn.deep : yarn.main
    if (family === 'lozenge') {
      const a = (x - field.width / 2) / wide + (y - field.length / 2) / tall + 0.5
      const b = (x - field.width / 2) / wide - (y - field.length / 2) / tall + 0.5
      const near = Math.min(Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b))) * wide * 0.8
      return near < 1.8 ? yarn.deep : yarn.main
    }
    return yarn.main
  }
}
