import type { PictureRecord } from '../records/ProductRecord.ts'
import { demoFiles, demoShop } from './demoShop.ts'

const isPicture = (value: object): value is PictureRecord => 'aspectRatio' in value && 'name' in value

function* picturesIn(value: unknown): Generator<PictureRecord, undefined> {
  if (typeof value !== 'object' || value === null) return
  if (isPicture(value)) yield value
  else for (const inner of Object.values(value)) yield* picturesIn(inner)
}

/** Priority of a view: whole products and rooms appear in lists and at the top of pages, the others in galleries. */
const rank = (name: string): number => (/-(?:corner|detail|fringe)$/.test(name) ? 2 : name.endsWith('-room') ? 1 : 0)

type Pictured = Pick<ReturnType<typeof demoShop>, 'pages' | 'posts' | 'categories' | 'products'>

const namedIn = ({ pages, posts, categories, products }: Pictured): ReadonlyMap<string, number> => {
  const rest = [...picturesIn([...products])].toSorted((a, b) => rank(a.name) - rank(b.name))
  return new Map([...picturesIn([pages, posts, categories]), ...rest].map(({ name, width }) => [name, width]))
}

/** All pictures that the demo shop shows with the width of their masters, each once, in the order in which visitors see them. */
export const demoPictures = (): ReadonlyMap<string, number> => namedIn(demoShop())

/** The same with the close-ups that have no master yet. */
export const wantedPictures = (): ReadonlyMap<string, number> => namedIn(demoFiles())
