import { pictureResponse } from './pictureResponse.ts'

/** The widths that cards and galleries ask for first. */
const firstWidths: readonly number[] = [480, 960]

/**
 * Draws pictures before anybody asks for them, one after the other; requests of shoppers go first.
 * Resolves to the number of pictures that are ready; unknown names are left out.
 */
export const warmPictures = async (names: readonly string[], widths: readonly number[] = firstWidths): Promise<number> => {
  let ready = 0
  for (const name of names) {
    for (const width of widths) {
      const picture = await pictureResponse(`${name}-${width}.avif`, 'later')
      if (picture !== null) ready += 1
    }
  }
  return ready
}

if (import.meta.main) {
  const names = process.argv.slice(2)
  const ready = await warmPictures(names)
  process.stdout.write(`${ready} pictures ready\n`)
}
