/**
 * A shop in a terminal, on the two packages alone: lists a category, measures a rug, puts it into the cart with a coupon, tells the total.
 * `npm run mock`, then in this repository `node --conditions=thuishaven-source examples/terminal.ts http://127.0.0.1:3001 200 300`;
 * with the packages installed from a registry the flag is not needed.
 */
import type { Result } from '@thuishaven/core'
import { defaultSelection, selectOption } from '@thuishaven/core/catalogue'
import { formatArea, formatPrice, priceDisplay } from '@thuishaven/core/money'
import type { Cents } from '@thuishaven/core/money'
import { measureRug } from '@thuishaven/core/rug'
import { createHttpShop } from '@thuishaven/http/server'

const [apiUrl = 'http://127.0.0.1:3001', width = '200', length = '300'] = process.argv.slice(2)

const must = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}
const euro = (amount: Cents): string => {
  const shown = priceDisplay(amount, { place: 'cart', priceDecimals: 2, freeLabel: false })
  return shown.kind === 'amount' ? formatPrice(shown, 'eng', 'EUR') : ''
}

const shop = createHttpShop({ apiUrl, locale: 'eng' })
must(await shop.api.config())

const rugs = must(await shop.api.content({ path: '/rugs', page: 1, sort: null }))
console.log(`${rugs.title}: ${rugs.pagination.totalHits} products`)

const product = must(await shop.api.product(1001))
const item = product.optionGroups.flatMap(({ items }) => items).find(({ custom }) => custom?.shape === 'rectangle')
if (item === undefined || item.custom === null) throw new Error('This product is not made to measure.')
const rug = measureRug(item.custom, { width, length })
if (rug.measures === null) throw new Error(`This rug cannot be made: ${JSON.stringify(rug.problem)}`)

const { optionGroups } = product
const choice = { groupId: item.groupId, itemId: item.id, custom: rug.measures }
const { selection } = must(selectOption(optionGroups, defaultSelection(optionGroups), choice))
must(shop.cart.add(product, selection))
await shop.cart.settled()
await shop.cart.applyCoupon('WELKOM10')

const { cart, totals } = shop.cart.getSnapshot()
for (const line of cart.lines) console.log(`${line.quantity} × ${line.title}: ${line.options.map(({ name }) => name).join(', ')}`)
console.log(`${formatArea(rug.measures.area, 'eng')} m², discount ${euro(totals.discountInclVat)}, total ${euro(totals.totalInclVat)}`)
await shop.close()
