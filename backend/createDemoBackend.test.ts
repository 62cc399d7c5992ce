import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { picturesFolder } from './demo/closeUps.ts'
import { demoPictures } from './demo/demoPictures.ts'
import { findProducts } from './catalogue/findProducts.ts'
import { createDemoBackend } from './createDemoBackend.ts'
import { demoProductCount } from './demo/demoShop.ts'

const open = async (products: number) => (await createDemoBackend({ file: null, products, appUrl: 'http://localhost:3000' })).catalogue
const catalogue = await open(0)
const products = findProducts(
  catalogue,
  catalogue.slugs(1000, 0).map(({ id }) => id),
)

describe('the demo shop', () => {
  it('CFG-05 a start without demo accounts creates none, and a later start with them does', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-data-'))
    const customers = async (demoAccounts: boolean) => {
      const backend = await createDemoBackend({
        file: join(folder, 'shop.sqlite'),
        products: 0,
        appUrl: 'http://localhost:3000',
        demoAccounts,
      })
      const rows = await backend.store.all('SELECT email FROM customer')
      await backend.close()
      return rows.length
    }
    expect(await customers(false)).toBe(0)
    expect(await customers(true)).toBe(3)
    await rm(folder, { recursive: true })
  })

  it('CAT-02 the demo shop has at least 60 rugs and 12 products of every other kind', () => {
    // The colours of a family are separate products and share one card in lists.
    const amount = (category: string) => products.filter(({ categoryId }) => categoryId === category).length
    expect(amount('vloerkleden')).toBeGreaterThanOrEqual(60)
    for (const category of ['hubs', 'sirenes', 'cameras', 'branddetectoren', 'verlichting', 'planten'])
      expect([category, amount(category) >= 12]).toEqual([category, true])
  })

  it('PRD-01 every demo picture has a master, wide enough for large screens; all masters fit into 40 MB', async () => {
    const sizes = await Promise.all(
      [...demoPictures()].map(async ([name, width]) => {
        const file = join(picturesFolder, `${name}.avif`)
        const master = await sharp(file).metadata()
        expect([name, master.width]).toEqual([name, width])
        return (await stat(file)).size
      }),
    )
    expect(sizes.length).toBeGreaterThan(390)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40e6)
    expect((await readdir(picturesFolder)).length).toBe(sizes.length)
  })

  it('LOC-02 SEO-01 every demo product has a description in both languages', () => {
    for (const product of products) {
      for (const text of [product.title, product.slug, product.description, product.longDescription]) {
        expect([product.id, text.nld.length > 3, text.eng.length > 3]).toEqual([product.id, true, true])
      }
      expect(product.longDescription.nld).not.toBe(product.longDescription.eng)
      expect(product.specifications.length).toBeGreaterThan(4)
    }
    expect(new Set(products.map(({ slug, id }) => `${slug.nld} ${id}`)).size).toBe(products.length)
  })

  it('CAT-02 the demo shop can be extended to any number of products', async () => {
    const large = await open(demoProductCount() + 1000)
    expect(large.countProducts()).toBe(demoProductCount() + 1000)
  })
})
