import type { StoredLine } from '../../cart/carts.ts'
import { priceLine } from '../../cart/pricedCart.ts'
import { record, textOrNull, whole } from '../../database/row.ts'
import { withFamilies } from '../../records/families.ts'
import { readProduct } from '../../shopRecords/readRecord.ts'
import { productRecords } from '../../shopRecords/readShopRecords.ts'
import type { Store } from '../../store/Store.ts'

/** A cart that somebody filled and did not order. */
export interface UnorderedCart {
  /** The day on which its shopper was last there. */
  readonly touchedAt: Date
  /** null: a guest. */
  readonly customer: string | null
  /** Cents including VAT, at the prices of the shop, before coupons and delivery. */
  readonly goodsInclVat: number
  readonly lines: readonly { readonly title: string; readonly quantity: number }[]
}

/** The latest first. A customer is named without an address: who did not order has not asked to be written to. */
export const listUnorderedCarts = async (store: Store, most: number): Promise<readonly UnorderedCart[]> => {
  const rows = await store.all(
    `SELECT lines, touched_at, (SELECT trim(first_name || ' ' || last_name) FROM customer WHERE customer.id = customer_id) AS customer
     FROM cart WHERE lines <> '[]' AND NOT EXISTS (SELECT 1 FROM purchase WHERE cart_uid = cart.uid) ORDER BY touched_at DESC, uid LIMIT ${most}`,
  )
  const carts = rows.map((row) => ({
    touchedAt: new Date(whole(row, 'touched_at')),
    customer: textOrNull(row, 'customer'),
    stored: (record(row, 'lines') as readonly StoredLine[]).filter(({ quantity }) => quantity > 0),
  }))
  const ids = new Set(carts.flatMap(({ stored }) => stored.map(({ productId }) => String(productId))))
  const written = (await productRecords(store, [...ids])).flatMap((one) => readProduct(one) ?? [])
  const products = new Map(withFamilies(written).map((product) => [product.id, product]))
  const context = { meets: () => false, now: Date.now, catalogue: { product: (id: number) => products.get(id) ?? null } }
  return carts.flatMap(({ stored, ...cart }) => {
    const lines = stored.flatMap((line) => priceLine(context, new Map(), null, line))
    if (lines.length === 0) return []
    return [
      {
        ...cart,
        goodsInclVat: lines.reduce((sum, { totals }) => sum + totals.totalInclVat, 0),
        lines: lines.map(({ product, stored: { quantity } }) => ({ title: product.title.nld, quantity })),
      },
    ]
  })
}
