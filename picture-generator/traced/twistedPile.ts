import { scaleRgb } from '../light/colour.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { covered, rim, tuftsOf } from './cutPile.ts'
import type { Pile } from './cutPile.ts'
import type { LaidRug } from './LaidRug.ts'
import type { StrandBuilder } from './Strands.ts'

/** A pile of long yarns that keep their twist, in cm: single fibres would look like grass. */
export interface TwistedPile extends Pile {
  /** Yarns of a tuft. */
  readonly yarns: number
  readonly yarnRadius: number
  /** Turns of a yarn's fibres around each other. */
  readonly turns: number
  /** How long a yarn is, as a part of the height of the pile: it bows, so it is longer than that. */
  readonly long: number
  /** How far a yarn's tip has turned from upright, in radians: above a quarter turn it hangs. */
  readonly bow: number
}

/** Adds a pile of twisted yarns that bow and curl; their fibres share the way and the tone of their yarn and open at its tip. */
export const addTwistedPile = (strands: StrandBuilder, rug: LaidRug, pile: TwistedPile): void => {
  const random = seededRandom(`twisted pile ${rug.design.seed} ${rug.design.style}`)
  for (const { x, y, inside, colour: dyed, height, leanX, leanY, pixel } of tuftsOf(rug, pile)) {
    const hidden = inside > rim ? covered : 0
    const flow = Math.atan2(leanY, leanX)
    const thick = Math.max(pile.fibre, pixel * 0.6)
    const fibres = Math.max(3, Math.round(0.55 * (pile.yarnRadius / thick) ** 2))
    const last = pile.points - 1
    for (let number = 0; number < pile.yarns; number += 1) {
      const around = ((number + random.next()) / pile.yarns) * Math.PI * 2
      const away = pile.pitch * (0.12 + 0.3 * random.next())
      const long = (height * ((1 - covered) * pile.long * (0.82 + random.next() * 0.32) + covered - hidden)) / last
      const bow = pile.bow * (0.76 + random.next() * 0.4)
      const curl = (random.next() - 0.5) * 4.4
      const turns = pile.turns * (0.8 + random.next() * 0.4)
      const yarnTone = 0.95 + random.next() * 0.1
      let way = flow + (random.next() - 0.5) * 2.2
      let place = [x + Math.cos(around) * away, y + Math.sin(around) * away, Math.max(0.14, height * hidden)] as const
      const axis = Array.from({ length: pile.points }, (_, point) => {
        const part = point / last
        const down = bow * part ** (hidden > 0 ? 0.8 : 1.5)
        way += (curl * part) / last
        const [east, north, up] = [Math.sin(down) * Math.cos(way), Math.sin(down) * Math.sin(way), Math.cos(down)]
        const here = place
        place = [here[0] + east * long, here[1] + north * long, Math.max(0.14, here[2] + up * long)]
        return {
          part,
          here,
          aside: [-Math.sin(way), Math.cos(way), 0],
          over: [-Math.cos(down) * Math.cos(way), -Math.cos(down) * Math.sin(way), Math.sin(down)],
        } as const
      })
      for (let fibre = 0; fibre < fibres; fibre += 1) {
        const start = random.next() * Math.PI * 2
        const out = pile.yarnRadius * Math.sqrt(0.12 + 0.88 * random.next())
        const strayed = (random.next() - 0.5) * 2 * pile.stray * pile.yarnRadius
        const colour = scaleRgb(dyed, yarnTone * (0.95 + random.next() * 0.1))
        const ends = random.next() < 0.25 ? last - 1 : last
        for (let point = 0; point <= ends; point += 1) {
          const { part, here, aside, over } = axis[point] as (typeof axis)[number]
          const angle = start + turns * part * Math.PI * 2
          const open = out * (0.86 + 0.36 * part ** 4) + strayed * part ** 3
          const [across, above] = [Math.cos(angle) * open, Math.sin(angle) * open]
          strands.point(
            rug.at(
              here[0] + aside[0] * across + over[0] * above,
              here[1] + aside[1] * across + over[1] * above,
              Math.max(0.1, here[2] + over[2] * above),
            ),
            thick * 0.01 * (point === ends ? 0.6 : 1),
            point === 0 ? scaleRgb(colour, 0.85) : colour,
          )
        }
        strands.end()
      }
    }
  }
}
