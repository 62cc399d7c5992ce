import type { Wire } from '../answers/wire.ts'
import type { Language, PictureRecord } from '../records/ProductRecord.ts'

const widths = [320, 480, 640, 960, 1280, 1600]

const sizesOf = (picture: PictureRecord): Wire['ImageSizes'] => ({
  max: `/api/pictures/${picture.name}-1600.webp`,
  large: `/api/pictures/${picture.name}-960.webp`,
  medium: `/api/pictures/${picture.name}-480.webp`,
})

const sourceOf = (picture: PictureRecord): Wire['PictureSource'] => ({
  template: `/api/pictures/${picture.name}-{width}.{format}`,
  widths,
  formats: ['avif', 'webp'],
  aspectRatio: picture.aspectRatio,
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
