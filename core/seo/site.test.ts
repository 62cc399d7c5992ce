import { describe, expect, it } from 'vitest'
import { absoluteUrl, pictureUrl } from './site.ts'
import { picture } from '../testing/sampleListing.ts'

describe('addresses for machines', () => {
  it('SEO-01 the picture is the widest of at most 1280 px in webp, or what there is', () => {
    expect(pictureUrl('', { ...picture, widths: [1600] })).toBe('/api/pictures/kleed-1600.webp')
    expect(pictureUrl('', { ...picture, widths: [], formats: [] })).toBe('/api/pictures/kleed-1280.webp')
    expect(pictureUrl('', { ...picture, formats: ['avif'], widths: [320, 640] })).toBe('/api/pictures/kleed-640.avif')
    expect(absoluteUrl('https://a.test', 'https://b.test/x.png')).toBe('https://b.test/x.png')
    expect(absoluteUrl('https://a.test', 'x')).toBe('https://a.test/x')
  })

  it('SEO-04 any number of trailing slashes of a configured address is ignored', () => {
    expect(absoluteUrl('https://a.test//', '/x')).toBe('https://a.test/x')
    expect(absoluteUrl(`https://a.test${'/'.repeat(300_000)}`, '/x')).toBe('https://a.test/x')
    expect(absoluteUrl(`https://a.test${'/'.repeat(300_000)}b`, '/x').length).toBe(300_017)
    expect(absoluteUrl('', '/x')).toBe('/x')
  })
})
