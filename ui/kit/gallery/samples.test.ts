import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const kit = dirname(import.meta.dirname)
const read = (path: string): string => readFileSync(join(kit, path), 'utf8')

it('the gallery shows every component of the kit, most with a sample and its code', () => {
  const components = globSync('*/*.tsx', { cwd: kit })
    .filter((path) => !path.startsWith('gallery/'))
    .flatMap((path) => [...read(path).matchAll(/^export const ([A-Z]\w*) = \(/gm)].map(([, name = '']) => name))
  const gallery = globSync('gallery/*.tsx', { cwd: kit }).map(read).join('\n')
  const samples = new Set([...gallery.matchAll(/<Sample of="(\w+)">\n[\s\S]+?\n *<\/Sample>/g)].map(([, name]) => name))
  expect(components.length).toBeGreaterThan(40)
  const together = ['BasketDrawing', 'DoorDrawing', 'HeartDrawing', 'PageToasts', 'PairDrawing']
  // `Drawing` is only the frame of the others.
  expect(components.filter((name) => !samples.has(name) && name !== 'Drawing').toSorted()).toEqual(together)
  for (const name of together) expect(gallery).toContain(`<${name}`)
})
