import type { ComponentType } from 'react'
import type { PathName } from '../shop/index.ts'
import { CustomerExample } from './examples/CustomerExample.tsx'
import { OrderExample } from './examples/OrderExample.tsx'
import { ProductExample } from './examples/ProductExample.tsx'
import { PurchaseExample } from './examples/PurchaseExample.tsx'
import { ReceiptExample } from './examples/ReceiptExample.tsx'
import { StockExample } from './examples/StockExample.tsx'
import { WebshopExample } from './examples/WebshopExample.tsx'

const examples: Partial<Readonly<Record<PathName, ComponentType>>> = {
  products: StockExample,
  'products.customers': CustomerExample,
  'products.orders': OrderExample,
  'products.pointOfSale': ReceiptExample,
  'products.products': ProductExample,
  'products.purchases': PurchaseExample,
  'products.webshop': WebshopExample,
}

/** What a business page is about, shown as itself: a customer's card, an order's timeline, a receipt, a shop with another name. */
export const BusinessExample = ({ name }: { readonly name: PathName }) => {
  const Example = examples[name]
  return Example === undefined ? null : <Example />
}
