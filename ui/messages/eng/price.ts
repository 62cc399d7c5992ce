import type { price as dutch } from '../nld/price.ts'

export const price: typeof dutch = {
  free: 'Free',
  missing: 'Price not available',
  now: 'Now',
  before: 'Before',
  discount: 'Discount',
  incl: 'incl. VAT',
  excl: 'excl. VAT',
}
