import { fileURLToPath } from 'node:url'
import type { PictureRecord } from '../records/ProductRecord.ts'
import { demoShop } from './demoShop.ts'

/** One AVIF master per picture, from which every width and format is generated. */
export const picturesFolder = fileURLToPath(new URL('data/pictures', import.meta.url))

const isPicture = (value: object): value is PictureRecord => 'aspectRatio' in value && 'name' in value

function* picturesIn(value: unknown): Generator<PictureRecord, undefined> {
  if (typeof value !== 'object' || value === null) return
  if (isPicture(value)) yield value
  else for (const inner of Object.values(value)) yield* picturesIn(inner)
}

/** Priority of a view: whole products and rooms appear in lists and at the top of pages, the others in galleries. */
const rank = (name: string): number => (/-(?:corner|detail|fringe|fold|roll)$/.test(name) ? 2 : name.endsWith('-room') ? 1 : 0)

/** All pictures of the demo shop with the width of their masters, each once, in the order in which visitors see them. */
export const demoPictures = (): ReadonlyMap<string, number> => {
  const { pages, posts, categories, products } = demoShop()
  const rest = [...picturesIn([...products])].toSorted((a, b) => rank(a.name) - rank(b.name))
  return new Map([...picturesIn([pages, posts, categories]), ...rest].map(({ name, width }) => [name, width]))
}
