// Cuts the two type families down to what the shop sets, prints the metrics of their fallbacks, and makes the faces that invoices embed.
// Run it after a change of the packages or of the glyphs below: node tools/subsetFonts.ts
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

interface Cut {
  readonly from: string
  readonly to: string
  readonly glyphs: string
  readonly axes: Record<string, number | { readonly min: number; readonly max: number }>
  /** A face that nearly every machine has, with its advance widths in thousandths of an em. */
  readonly fallback: { readonly name: string; readonly widths: Readonly<Record<string, number>> }
}

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const latin = between(0x20, 0x7e) + between(0xa0, 0xff)
const punctuation = '‘’‚“”„–—…•€′″×−'

const arial = {
  a: 556,
  b: 556,
  c: 500,
  d: 556,
  e: 556,
  f: 278,
  g: 556,
  h: 556,
  i: 222,
  j: 222,
  k: 500,
  l: 222,
  m: 833,
  n: 556,
  o: 556,
  p: 556,
  q: 556,
  r: 333,
  s: 500,
  t: 278,
  u: 556,
  v: 500,
  w: 722,
  x: 500,
  y: 500,
  z: 500,
  ' ': 278,
}
const times = {
  a: 444,
  b: 500,
  c: 444,
  d: 500,
  e: 444,
  f: 333,
  g: 500,
  h: 500,
  i: 278,
  j: 278,
  k: 500,
  l: 278,
  m: 778,
  n: 500,
  o: 500,
  p: 500,
  q: 500,
  r: 333,
  s: 389,
  t: 278,
  u: 500,
  v: 500,
  w: 722,
  x: 500,
  y: 500,
  z: 444,
  ' ': 250,
}

// Headings stand at one weight and one optical size. By themselves small ones would be cut sturdier and look bold beside large
// ones, and no fallback could take the width of them all.
const cuts: readonly Cut[] = [
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    glyphs: latin + punctuation,
    axes: { wght: { min: 400, max: 700 } },
    fallback: { name: 'Arial', widths: arial },
  },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces.woff2',
    glyphs: between(0x20, 0x7e).replace(/[<>\\^`{|}~]/g, '') + 'ÀÄÉÈËÏÓÖÜàáâäçèéêëíïîóôöúûü²½’‘“”–—…€×',
    axes: { wght: 500, opsz: 78, SOFT: 50, WONK: 0 },
    fallback: { name: 'Times New Roman', widths: times },
  },
]

// How often letters stand in running Dutch and English text, per thousand.
const frequency: Readonly<Record<string, number>> = {
  ' ': 170,
  e: 140,
  n: 75,
  a: 65,
  t: 60,
  i: 55,
  r: 52,
  o: 55,
  d: 46,
  s: 42,
  l: 34,
  g: 26,
  v: 18,
  h: 32,
  k: 14,
  m: 22,
  u: 20,
  b: 13,
  p: 15,
  w: 15,
  j: 8,
  z: 7,
  c: 16,
  f: 10,
  y: 8,
  x: 1,
  q: 1,
}

const table = (font: DataView, tag: string): DataView => {
  const count = font.getUint16(4)
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((index) => font.getUint8(at + index)))
    if (name === tag) return new DataView(font.buffer, font.byteOffset + font.getUint32(at + 8), font.getUint32(at + 12))
  }
  throw new Error(`The font has no ${tag} table`)
}

/** Glyph number of a character, by the font's format 4 character map. */
const glyphOf = (font: DataView, character: string): number => {
  const cmap = table(font, 'cmap')
  const code = character.codePointAt(0) ?? 0
  for (let record = 0; record < cmap.getUint16(2); record += 1) {
    const at = cmap.getUint32(4 + record * 8 + 4)
    if (cmap.getUint16(at) !== 4) continue
    const segments = cmap.getUint16(at + 6) / 2
    const ends = at + 14
    const starts = ends + segments * 2 + 2
    const deltas = starts + segments * 2
    const ranges = deltas + segments * 2
    for (let segment = 0; segment < segments; segment += 1) {
      const start = cmap.getUint16(starts + segment * 2)
      if (code > cmap.getUint16(ends + segment * 2) || code < start) continue
      const range = cmap.getUint16(ranges + segment * 2)
      const delta = cmap.getInt16(deltas + segment * 2)
      if (range === 0) return (code + delta) & 0xffff
      return (cmap.getUint16(ranges + segment * 2 + range + (code - start) * 2) + delta) & 0xffff
    }
  }
  throw new Error(`The font has no glyph for ${character}`)
}

const meanWidth = (widthOf: (letter: string) => number): number => {
  const total = Object.values(frequency).reduce((sum, share) => sum + share, 0)
  return Object.entries(frequency).reduce((sum, [letter, share]) => sum + widthOf(letter) * share, 0) / total
}

/** The @font-face descriptors that give the fallback the same line breaks and line heights as the real face. */
const fallbackMetrics = (font: DataView, fallback: Cut['fallback']): string => {
  const unitsPerEm = table(font, 'head').getUint16(18)
  const hhea = table(font, 'hhea')
  const hmtx = table(font, 'hmtx')
  const full = hhea.getUint16(34)
  const own = meanWidth((letter) => (hmtx.getUint16(Math.min(glyphOf(font, letter), full - 1) * 4) * 1000) / unitsPerEm)
  const size = own / meanWidth((letter) => fallback.widths[letter] ?? 0)
  const percent = (units: number): string => `${((units / unitsPerEm / size) * 100).toFixed(2)}%`
  return [
    `${fallback.name}: size-adjust: ${(size * 100).toFixed(2)}%`,
    `ascent-override: ${percent(hhea.getInt16(4))}`,
    `descent-override: ${percent(-hhea.getInt16(6))}`,
    `line-gap-override: ${percent(hhea.getInt16(8))}`,
  ].join('; ')
}

for (const cut of cuts) {
  const source = await readFile(new URL(`../node_modules/${cut.from}`, import.meta.url))
  const options = { variationAxes: cut.axes, keepFeatures: ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'mark', 'locl', 'calt'] }
  const small = await subsetFont(source, cut.glyphs, { ...options, targetFormat: 'woff2' })
  await writeFile(new URL(`../ui/kit/styles/fonts/${cut.to}`, import.meta.url), small)
  const plain = await subsetFont(source, cut.glyphs, { ...options, targetFormat: 'truetype' })
  process.stdout.write(`${cut.to} ${small.length} bytes\n`)
  process.stdout.write(`  ${fallbackMetrics(new DataView(plain.buffer, plain.byteOffset, plain.byteLength), cut.fallback)}\n`)
}

/** What invoices are set in: every letter that the family has, in plain and strong, each in the two halves in which the package brings it. */
const strengths = { plain: 400, strong: 600 }
const wholeLatin = between(0x20, 0x7e) + between(0xa0, 0x24f) + between(0x1e00, 0x1eff) + punctuation
for (const [strength, weight] of Object.entries(strengths)) {
  for (const half of ['latin', 'latin-ext']) {
    const source = await readFile(
      new URL(`../node_modules/@fontsource-variable/figtree/files/figtree-${half}-wght-normal.woff2`, import.meta.url),
    )
    const face = await subsetFont(source, wholeLatin, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
      keepFeatures: ['kern', 'tnum'],
    })
    await writeFile(new URL(`../mock-server/host/orders/faces/${half}-${strength}.ttf`, import.meta.url), face)
    process.stdout.write(`${half}-${strength}.ttf ${face.length} bytes\n`)
  }
}
