import { expect, it } from 'vitest'
import { readPictureName } from '../names/pictureName.ts'
import { closeUpScene } from './closeUp.ts'
import { floorView } from './floorView.ts'
import { layRug } from './LaidRug.ts'

/** Part of the seen points of a rug's corner view that show its commonest yarn. */
const commonest = (text: string): number => {
  const name = readPictureName(text)
  if (name?.kind !== 'rug') throw new Error(`${text} is no rug`)
  const { design, place, eye } = closeUpScene(name.rug, 'corner')
  const rug = layRug(design, place, floorView(eye, 80, 100))
  const counts = new Map<number, number>()
  for (let x = 0; x < design.widthCm; x += 3) {
    for (let y = 0; y < design.lengthCm; y += 3) {
      if (rug.seen(x, y)) counts.set(design.drawing(x, y), (counts.get(design.drawing(x, y)) ?? 0) + 1)
    }
  }
  return Math.max(...counts.values()) / [...counts.values()].reduce((sum, count) => sum + count, 0)
}

it('a woven rug whose corner has one yarn is looked at where two of them meet', { timeout: 60_000 }, () => {
  expect(commonest('rug-1107-gestreept-grijs-katoen')).toBeLessThan(0.75)
})

it('a rug with a drawing in its corner is looked at there', { timeout: 60_000 }, () => {
  const name = readPictureName('rug-1131-platgeweven-blauw-linnen')
  if (name?.kind !== 'rug') throw new Error('no rug')
  const { design, place } = closeUpScene(name.rug, 'corner')
  const [u, v] = [design.widthCm / 200, design.lengthCm / 200]
  expect(place.x + u * Math.cos(place.turn) + v * Math.sin(place.turn)).toBeCloseTo(0.05, 5)
})
