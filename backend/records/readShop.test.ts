import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { createBackend } from '../createBackend.ts'
import { checkShop } from '../seeding/checkShop.ts'
import { readShop } from './readShop.ts'

const data = fileURLToPath(new URL('../demo/data', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'shop-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The demo shop's files with one text replaced in one of them. */
const changed = (file: string, from: string | RegExp, to: string): string => {
  cpSync(data, folder, { recursive: true, force: true, filter: (path) => !path.endsWith('.avif') })
  const before = readFileSync(join(folder, file), 'utf8')
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  writeFileSync(join(folder, file), after)
  return folder
}

it('CFG-05 the demo shop is data, and a backend starts with it alone', async () => {
  const shop = readShop(data)
  expect(shop.products.length).toBe(185)
  const backend = await createBackend({ file: null, shop, pictures: () => async () => null, appUrl: 'http://shop.test' })
  checkShop(backend)
  await backend.close()
})

it.each([
  [
    'products/8-plants.json',
    '"stock": 40',
    '"stock": "veel"',
    'products/8-plants.json: 0.stock: Invalid type: Expected number but received "veel"',
  ],
  ['products/8-plants.json', '"brand":', '"merk":', 'products/8-plants.json: 0.brand: Invalid key: Expected "brand"'],
  ['products/8-plants.json', /"eng": "African hemp"/, '"en": "African hemp"', '0.title.eng: Invalid key'],
  ['products/8-plants.json', '"base": 2495', '"base": 24.95', '0.price.base: Invalid safe integer'],
  ['products/8-plants.json', '"categoryId": "planten"', '"categoryId": "bomen"', "there is no category 'bomen'"],
  ['products/8-plants.json', '"halfschaduw"', '"maanlicht"', "facets.json knows no Licht 'maanlicht'"],
  ['pages.json', /"productIds": \[\s*\d+/, '"productIds": [77', 'there is no product 77'],
  ['menus.json', '"url": {', '"url": {"fra": "/",', 'menus.json: navigation.0.url.fra: Invalid key'],
  ['streets.json', '1011 AB', '1011AB', 'a zip code such as 1011 AB or 9000'],
  ['customers.json', 'actief@thuishaven.test', 'actief', 'customers.json: 0.email: Invalid email'],
  ['facets.json', /^\{/, '', 'facets.json: '],
  ['shop.json', '"brand": "Snuffel"', '"brand": "Snuif"', "products: 2300: shop.json has no maker of 'Snuffel'"],
  ['shop.json', '"countryCode": "DE"', '"countryCode": "CH"', 'responsiblePerson: a maker outside the European Union needs one'],
  [
    'shop.json',
    /"countryCode": "NL"(?=,\s*"emailAddress": "eu@oogwit)/,
    '"countryCode": "US"',
    'the responsible person is in the European Union',
  ],
  ['products/7-lighting.json', /"energyLabel": \{[^}]*\}/, '"warnings": []', 'products: 1004: energyLabel is missing'],
  ['products/4-cameras.json', /,\s*"softwareUpdatesUntil": "[^"]*"/, '', 'products: 2200: softwareUpdatesUntil is missing'],
  ['products/6-fire-detectors.json', '"years": 10', '"years": 2', 'a guarantee of durability is for more than two years'],
])('CFG-05 a mistake in %s (%s → %s) is reported with its file and field', (file, from, to, value) => {
  expect(() => readShop(changed(file, from, to))).toThrow(value)
})

it('CFG-05 pages show the return period of the shop', () => {
  const { pages, returnDays } = readShop(changed('shop.json', '"returnDays": 60', '"returnDays": 45'))
  const notices = JSON.stringify(pages)
  const messages = ['binnen 45 dagen', 'within 45 days', '45 dagen, gratis']
  expect([returnDays, messages.filter((message) => !notices.includes(message))]).toEqual([45, []])
  expect(notices.match(/.{20}(?:60[ -]da|zestig dagen|sixty days|returnDays)/i)?.[0]).toBeUndefined()
})

it('CFG-05 data that the contract does not allow is reported with its product and field', async () => {
  const shop = readShop(data)
  const products = shop.products.map((product) => (product.id === 1005 ? { ...product, weightGrams: -1 } : product))
  const backend = await createBackend({
    file: null,
    shop: { ...shop, products },
    pictures: () => async () => null,
    appUrl: 'http://shop.test',
  })
  expect(() => checkShop(backend)).toThrow('product 1005 (nld) would not be a Product of the contract: /weight must be >= 0')
  await backend.close()
})
