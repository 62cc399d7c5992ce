import sharp from 'sharp'

const palettes = [
  ['#d8c3a5', '#8e6f4e', '#f1e7d6'],
  ['#2f4a66', '#b9c6d1', '#e9e3d6'],
  ['#8c3f2b', '#d9a273', '#f0e2cf'],
  ['#53624a', '#a9b193', '#ece8d9'],
  ['#3a3733', '#8f887d', '#ddd6c9'],
] as const

const draw = (name: string, width: number, format: 'avif' | 'webp'): Promise<Uint8Array> => {
  const seed = Array.from(name).reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0)
  const [dark, middle, light] = palettes[seed % palettes.length] ?? palettes[0]
  const stripes = Array.from({ length: 9 }, (_, index) => {
    const y = 150 + index * 80
    const lines = `M170 ${y}h460 M170 ${y + 24}h460`
    const points = Array.from({ length: 12 }, (__, at) => `${170 + at * 42},${y + (at % 2 ? 18 : 58)}`).join(' ')
    return `<path d="${lines}" stroke="${dark}" stroke-width="6"/><polyline points="${points}" fill="none" stroke="${middle}" stroke-width="10"/>`
  }).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><rect width="800" height="1000" fill="#e6ddd0"/>
    <path d="M0 0H800V1000H0Z" fill="none"/><g stroke="#d6cbbb" stroke-width="2">${Array.from({ length: 9 }, (_, i) => `<path d="M${i * 100} 0V1000"/>`).join('')}</g>
    <rect x="150" y="110" width="500" height="780" fill="#00000022" transform="translate(10 14)"/><rect x="150" y="110" width="500" height="780" fill="${light}"/>${stripes}
    <rect x="150" y="110" width="500" height="780" fill="none" stroke="${dark}" stroke-width="10"/></svg>`
  return sharp(Buffer.from(svg)).resize(width).toFormat(format, { effort: 0 }).toBuffer()
}

const drawn = new Map<string, Promise<Uint8Array>>()

/** A rug on a floor, as a picture to check frames with. */
export const drawSample = (name: string, width: number, format: 'avif' | 'webp'): Promise<Uint8Array> => {
  const key = `${name}-${width}.${format}`
  const picture = drawn.get(key) ?? draw(name, width, format)
  drawn.set(key, picture)
  return picture
}
