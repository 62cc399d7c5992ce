import type { Wire } from '../contract/wire.ts'
import { pictureWidths } from '../records/ProductRecord.ts'
import type { Language, PictureRecord } from '../records/ProductRecord.ts'

const sizesOf = ({ name, width }: PictureRecord): Wire['ImageSizes'] => {
  const address = (most: number): string => `/api/pictures/${name}-${Math.min(most, width)}.webp`
  return { max: address(1920), large: address(960), medium: address(480) }
}

const sourceOf = ({ name, width, aspectRatio }: PictureRecord): Wire['PictureSource'] => ({
  template: `/api/pictures/${name}-{width}.{format}`,
  widths: pictureWidths.filter((one) => one <= width),
  formats: ['avif', 'webp'],
  aspectRatio,
})

export const wirePicture = (picture: PictureRecord, language: Language): Wire['Picture'] => ({
  imageAlt: picture.alt[language],
  imageSrc: sizesOf(picture),
  source: sourceOf(picture),
})

export const wireVariationImage = (picture: PictureRecord, language: Language): Wire['VariationImage'] => ({
  url: sizesOf(picture),
  alt: picture.alt[language],
  source: sourceOf(picture),
})

export const wirePostImage = (picture: PictureRecord, language: Language): Wire['PostImage'] => ({
  variations: sizesOf(picture),
  imageAlt: picture.alt[language],
  source: sourceOf(picture),
})
