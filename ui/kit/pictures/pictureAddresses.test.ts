import { expect, it } from 'vitest'
import { pictureSrcSet, plainPictureAddress } from './pictureAddresses.ts'

const source = { template: '/p/rug-{width}.{format}', widths: [320, 640, 1280], formats: ['avif', 'webp'] as const, aspectRatio: 0.8 }

it('a srcset has every width', () => {
  expect(pictureSrcSet(source, 'avif')).toBe('/p/rug-320.avif 320w, /p/rug-640.avif 640w, /p/rug-1280.avif 1280w')
})

it('old browsers get the most widely supported format at a medium width', () => {
  expect(plainPictureAddress(source)).toBe('/p/rug-640.webp')
  expect(plainPictureAddress({ ...source, widths: [160, 240] })).toBe('/p/rug-240.webp')
})
