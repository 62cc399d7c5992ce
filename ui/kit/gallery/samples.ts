import type { GalleryPicture } from '../index.ts'

export const samplePicture = (name: string, alt: string): GalleryPicture => ({
  template: `/pictures/${name}-{width}.{format}`,
  widths: [320, 480, 640, 960, 1280],
  formats: ['avif', 'webp'],
  aspectRatio: 4 / 5,
  alt,
})

export const galleryTexts = {
  label: 'Afbeeldingen van Vloerkleed Aarde',
  previous: 'Vorige afbeelding',
  next: 'Volgende afbeelding',
  thumbnail: (position: number, count: number) => `Afbeelding ${position} van ${count}`,
  more: (remaining: number) => `+ ${remaining}`,
}

export const priceLabels = { current: 'Nu', previous: 'Was', percent: 'Korting' }
