import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { picturesFolder } from '../backend/demo/closeUps.ts'
import { demoShop } from '../backend/demo/demoShop.ts'
import type { ProductRecord } from '../backend/records/ProductRecord.ts'
import { root } from './build/sources.ts'

/**
 * npm run contact-sheet -- [part of a name or a number, …]
 *
 * Writes contact sheets of all pictures of every demo product with its name, twelve products per sheet, to `reports/products/`, for a visual
 * check that each shows the named product, material and colour.
 */
const cell = { width: 160, height: 200, gap: 8, text: 34 }
const perSheet = 12
/** The widest row: twelve pictures. */
const mostViews = 12

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const caption = ({ id, title, facts }: ProductRecord, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${cell.text}"><text x="0" y="24" font-family="sans-serif" font-size="18">${id} ${escaped(title.nld)} · ${escaped(facts.map(({ nld }) => nld).join(' · '))}</text></svg>`,
  )

const drawSheet = async (products: readonly ProductRecord[], file: string): Promise<void> => {
  const views = Math.min(mostViews, Math.max(...products.map(({ pictures }) => pictures.length)))
  const width = Math.max(views * (cell.width + cell.gap), 720)
  const row = cell.height + cell.text + cell.gap
  const layers = await Promise.all(
    products.flatMap((product, line) => [
      Promise.resolve({ input: caption(product, width), left: 0, top: line * row }),
      ...product.pictures.slice(0, mostViews).map(async ({ name }, place) => ({
        input: await sharp(join(picturesFolder, `${name}.avif`))
          .resize(cell.width, cell.height, { fit: 'contain', background: '#fff' })
          .png()
          .toBuffer(),
        left: place * (cell.width + cell.gap),
        top: line * row + cell.text,
      })),
    ]),
  )
  await sharp({ create: { width, height: products.length * row, channels: 3, background: '#fff' } })
    .composite(layers)
    .png()
    .toFile(file)
}

const folder = join(root, 'reports/products')
await mkdir(folder, { recursive: true })
const requested = process.argv.slice(2)
const products = [...demoShop().products].filter(
  ({ id, title }) => requested.length === 0 || requested.some((part) => title.nld.includes(part) || String(id) === part),
)
for (let first = 0; first < products.length; first += perSheet) {
  const sheet = products.slice(first, first + perSheet)
  const name = `${String(first / perSheet + 1).padStart(2, '0')}.png`
  await drawSheet(sheet, join(folder, name))
  process.stdout.write(`reports/products/${name}: ${sheet[0]?.title.nld} to ${sheet.at(-1)?.title.nld}\n`)
}
const pictures = products.reduce((sum, product) => sum + product.pictures.length, 0)
process.stdout.write(`${products.length} products with ${pictures} pictures\n`)
