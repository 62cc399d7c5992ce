import { fileURLToPath } from 'node:url'
import type { PictureRecord } from '../records/ProductRecord.ts'
import { demoShop } from './demoShop.ts'

/** One master a picture, in AVIF; every width and format is cut from it. */
export const picturesFolder = fileURLToPath(new URL('data/pictures', import.meta.url))

const isPicture = (value: object): value is PictureRecord => 'aspectRatio' in value && 'name' in value

function* picturesIn(value: unknown): Generator<PictureRecord, undefined> {
  if (typeof value !== 'object' || value === null) return
  if (isPicture(value)) yield value
  else for (const inner of Object.values(value)) yield* picturesIn(inner)
}

/** How a view ranks for a visitor: whole products and rooms stand in lists and at the top of pages, the rest in galleries. */
const rank = (name: string): number => (/-(?:corner|detail|fringe|fold|roll)$/.test(name) ? 2 : name.endsWith('-room') ? 1 : 0)

/** All pictures of the demo shop with the width of their masters, each once, those that visitors meet first before the others. */
export const demoPictures = (): ReadonlyMap<string, number> => {
  const { pages, posts, categories, products } = demoShop()
  const rest = [...picturesIn([...products])].toSorted((a, b) => rank(a.name) - rank(b.name))
  return new Map([...picturesIn([pages, posts, categories]), ...rest].map(({ name, width }) => [name, width]))
}
