import { fileURLToPath } from 'node:url'
import type { PictureRecord } from '../host/records/ProductRecord.ts'
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

/** The names of all pictures of the demo shop, each once, those that visitors meet first before the others. */
export const demoPictures = (): readonly string[] => {
  const { pages, posts, categories, products } = demoShop()
  const first = [...picturesIn([pages, posts, categories])].map(({ name }) => name)
  const rest = [...picturesIn([...products])].map(({ name }) => name).toSorted((a, b) => rank(a) - rank(b))
  return [...new Set([...first, ...rest])]
}

/** Width of a picture's master in px: what its largest place on a page asks for on a sharp screen. */
export const masterWidth = (name: string): number => {
  if (name.startsWith('room-') && !/-(?:tall|square)$/.test(name)) return 1920
  if (/^(?:swatch|edge|underlay)-/.test(name)) return 640
  return rank(name) === 2 ? 960 : 1280
}
