import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { picturesFolder } from './closeUps.ts'
import { demoShop } from './demoShop.ts'

/** A picture as a grid of colours: what is left of it on a small card seen from across the room. */
const [wide, high] = [24, 30]
/** Mean distance of two grids, of 255, below which they are the same picture to a shopper. */
const alike = 4

const fingerprint = (file: string): Promise<Uint8Array> =>
  sharp(file).resize(wide, high, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer()

const mean = (values: Uint8Array): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Mean difference of the tenth of the grid that differs most: two thin lamps on the same ground differ in few places only. */
const distance = (a: Uint8Array, b: Uint8Array): number => {
  const differences = a.map((value, at) => Math.abs(value - (b[at] ?? 0)))
  // The tenth that differs most differs more than all of them together, so sorting most pairs is needless.
  const all = mean(differences)
  return all >= alike ? all : mean(differences.toSorted((x, y) => y - x).subarray(0, Math.ceil(differences.length / 10)))
}

/** What a product is without its size: one rug in four sizes is one picture. */
const withoutSize = (title: string): string => title.replace(/ \d+ × \d+ cm$/, '')

describe('first pictures of the demo products', { timeout: 120_000 }, () => {
  it('PRD-01 no two products share their first picture or have nearly the same, but for sizes of one product', async () => {
    const owners = new Map<string, Set<string>>()
    for (const { title, pictures } of demoShop().products) {
      const name = pictures[0]?.name
      if (name === undefined) continue
      owners.set(name, (owners.get(name) ?? new Set()).add(withoutSize(title.nld)))
    }
    expect([...owners].filter(([, titles]) => titles.size > 1).map(([name, titles]) => [name, ...titles])).toEqual([])
    const prints = await Promise.all(
      [...owners.keys()].map(async (name) => ({ name, print: await fingerprint(`${picturesFolder}/${name}.avif`) })),
    )
    const near: string[] = []
    for (const [index, first] of prints.entries()) {
      for (const second of prints.slice(index + 1)) {
        if (distance(first.print, second.print) < alike) near.push(`${first.name} = ${second.name}`)
      }
    }
    expect(near).toEqual([])
  })
})
