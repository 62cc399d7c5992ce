import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PictureRecord, ProductRecord } from '../records/ProductRecord.ts'

/** One AVIF master per picture, from which every width and format is generated. */
export const picturesFolder = fileURLToPath(new URL('data/pictures', import.meta.url))

const closeUp = /^(rug-.+)-(?:corner|detail|fringe)$/

/** True for views of a rug that are about its yarn, thickness and edge: only a path tracer draws them well. */
export const isRugCloseUp = (name: string): boolean => closeUp.test(name)

/** Names of the close-ups that have a master. */
export const tracedCloseUps = (): ReadonlySet<string> =>
  new Set(
    readdirSync(picturesFolder)
      .map((file) => file.replace(/\.avif$/, ''))
      .filter(isRugCloseUp),
  )

/**
 * A product whose close-ups without a master are replaced by the rug from above; one picture is not shown twice. `pictures` has all pictures
 * of the shop by name: the rug from above comes with its own description.
 */
export const withTopViews = (
  product: ProductRecord,
  traced: ReadonlySet<string>,
  pictures: ReadonlyMap<string, PictureRecord>,
): ProductRecord => {
  const shown = new Map<string, PictureRecord>()
  for (const picture of product.pictures) {
    const topView = traced.has(picture.name) ? undefined : closeUp.exec(picture.name)?.[1]
    const instead = topView === undefined ? picture : pictures.get(topView)
    if (instead !== undefined && !shown.has(instead.name)) shown.set(instead.name, instead)
  }
  return { ...product, pictures: [...shown.values()] }
}
