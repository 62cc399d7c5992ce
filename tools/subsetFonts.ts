// Reduces the two font families to the used glyphs, prints the metrics of their fallbacks, and generates the fonts of invoices.
// Run it after a change of the packages or of the glyphs below: node tools/subsetFonts.ts
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

interface Cut {
  readonly from: string
  readonly to: readonly string[]
  readonly glyphs: string
  readonly axes: Record<string, number | { readonly min: number; readonly max: number }>
}

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const latin = between(0x20, 0x7e) + between(0xa0, 0xff)
const punctuation = '‘’‚“”„–—…•€′″×−'

// Headings use one weight and one optical size. With automatic optical sizing small headings would look bold beside large ones, and no
// fallback could match all widths.
const cuts: readonly Cut[] = [
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: ['thuishaven/fonts/figtree.woff2', 'noord/fonts/figtree.woff2'],
    glyphs: latin + punctuation,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: ['thuishaven/fonts/fraunces.woff2'],
    glyphs: between(0x20, 0x7e).replace(/[<>\\^`{|}~]/g, '') + 'ÀÄÉÈËÏÓÖÜàáâäçèéêëíïîóôöúûü²½’‘“”–—…€×',
    axes: { wght: 500, opsz: 78, SOFT: 50, WONK: 0 },
  },
]

for (const cut of cuts) {
  const source = await readFile(new URL(`../node_modules/${cut.from}`, import.meta.url))
  const options = { variationAxes: cut.axes, keepFeatures: ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'mark', 'locl', 'calt'] }
  const small = await subsetFont(source, cut.glyphs, { ...options, targetFormat: 'woff2' })
  for (const to of cut.to) await writeFile(new URL(`../shop/themes/${to}`, import.meta.url), small)
  process.stdout.write(`${cut.to.join(', ')} ${small.length} bytes\n`)
}

/** Fonts of invoices: all characters of the family, regular and bold, each in the two files of the package. */
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
    await writeFile(new URL(`../backend/invoices/faces/${half}-${strength}.ttf`, import.meta.url), face)
    process.stdout.write(`${half}-${strength}.ttf ${face.length} bytes\n`)
  }
}
