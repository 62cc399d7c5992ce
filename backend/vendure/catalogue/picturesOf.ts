import type { Asset, OrderableAsset } from '@vendure/core'
import type { PictureRecord, Text } from '../../records/ProductRecord.ts'
import { textOf } from '../inBothLanguages.ts'

/** What has pictures in Vendure. */
interface Pictured {
  readonly featuredAsset: Asset | null
  readonly assets: readonly OrderableAsset[]
}

/** A name that the merchant did not write: Vendure begins with that of the file. */
const isFileName = (name: string): boolean => /\.(?:jpe?g|png|webp|avif)$/i.test(name)

/**
 * An asset as a picture of the shop.
 * @param title describes it in a language in which the merchant gave it no name
 */
export const pictureOf = ({ source, width, height, translations }: Asset, title: Text): PictureRecord => {
  const name = textOf(translations, 'name')
  const describe = (language: keyof Text): string => {
    const own = name[language].trim()
    return own === '' || isFileName(own) ? title[language] : own
  }
  return { name: source, alt: { nld: describe('nld'), eng: describe('eng') }, width, aspectRatio: width / height }
}

/** Pictures of a product or a variant: the featured one, then the others in their order. */
export const picturesOf = ({ featuredAsset, assets }: Pictured, title: Text): readonly PictureRecord[] => {
  const listed = assets.toSorted((one, other) => one.position - other.position).map(({ asset }) => asset)
  const rest = listed.filter(({ id }) => id !== featuredAsset?.id)
  return [...(featuredAsset === null ? [] : [featuredAsset]), ...rest].map((asset) => pictureOf(asset, title))
}
