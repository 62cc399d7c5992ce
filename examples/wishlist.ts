/**
 * A wishlist that outlives its program, on storage that answers later: a file here, a phone's storage elsewhere.
 * `npm run mock`, then in this repository `node --conditions=thuishaven-source examples/wishlist.ts http://127.0.0.1:3001 wishlist.json 1001`;
 * with the packages installed from a registry the flag is not needed.
 */
import { createMirroredStorage } from '@thuishaven/core'
import { createLineLogger, createSystemClock } from '@thuishaven/http'
import { createHttpShop } from '@thuishaven/http/server'
import { createFileStorage } from './fileStorage.ts'

const [apiUrl = 'http://127.0.0.1:3001', file = 'wishlist.json', ...productIds] = process.argv.slice(2)

const clock = createSystemClock()
const logger = createLineLogger((line) => console.error(line))
const storage = createMirroredStorage({ device: createFileStorage(file), clock, logger })
const shop = createHttpShop({ apiUrl, locale: 'eng', ports: { clock, logger, storage } })

// Waits until the file has been read: what is put on the list joins what an earlier run left on it.
const wishlist = await shop.wishlist.load()
for (const productId of productIds) if (!wishlist.put(Number(productId), true)) throw new Error('The wishlist is full.')

for (const productId of wishlist.getSnapshot()) {
  const product = await shop.api.product(productId)
  console.log(`${productId} ${product.ok ? product.value.title : product.failure._tag}`)
}
await shop.close()
await storage.close()
clock.close()
