import type { ShippingVat } from '../pricing/cartTotals.ts'
import type { CouponRecord } from './CouponRecord.ts'
import type { CustomerRecord } from './CustomerRecord.ts'
import type { PageRecord, PostRecord } from './PageRecord.ts'
import type { CategoryRecord, Language, ProductRecord, Text } from './ProductRecord.ts'

/** An entry of a menu. Paths are without a language prefix. */
export interface MenuItem {
  readonly id: string
  readonly title: Text
  readonly url: Text
  readonly children: readonly MenuItem[]
}

/** A facet as it stands in a path, and what shoppers read. Names and values are the same in both languages; labels are translated. */
export interface FacetRecord {
  readonly label: Text
  /** Labels by value, in the order in which they are offered. */
  readonly values: Readonly<Record<string, Text>>
  /** CSS colours by value, where a value is a colour. */
  readonly colours: Readonly<Record<string, string>>
  /** false: lists are narrowed by it, but shoppers do not see it. */
  readonly visible: boolean
}

/** A redirect that the shop's owner keeps: from a path without language prefix to a path or an absolute address. */
export interface RedirectRecord {
  readonly path: string
  readonly target: string
  readonly statusCode: 301 | 302
}

/** A street as the address services know it, with the house numbers that exist there. */
export interface Street {
  readonly country: 'NL' | 'BE'
  readonly zipCode: string
  readonly street: string
  readonly city: string
  readonly first: number
  readonly last: number
}

/** Who sells, as an invoice must say. */
export interface SellerRecord {
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly country: Text
  readonly emailAddress: string
  readonly phoneNumber: string
  /** Number in the trade register. */
  readonly cocNumber: string
  readonly vatNumber: string
  readonly iban: string
}

/** Everything a shop owner gives a backend that opens. The backend knows no shop of its own. */
export interface ShopRecord {
  readonly seller: SellerRecord
  readonly categories: readonly CategoryRecord[]
  readonly pages: readonly PageRecord[]
  readonly posts: readonly PostRecord[]
  readonly redirects: readonly RedirectRecord[]
  readonly products: Iterable<ProductRecord>
  /** Changes whenever the products do. */
  readonly productsMark: string
  readonly facets: Readonly<Record<string, FacetRecord>>
  /** Words that mean the same, by language: who looks for one finds the others too. */
  readonly synonyms: Readonly<Record<Language, readonly (readonly string[])[]>>
  readonly priceLabel: Text
  /** How the shop makes sure that reviews come from buyers. */
  readonly reviewAuthenticity: Text
  /** Days within which goods can be sent back; pages write them as `{returnDays}`. */
  readonly returnDays: number
  /** How the VAT of shipping is found. */
  readonly shippingVat: ShippingVat
  readonly menus: {
    readonly navigation: readonly MenuItem[]
    readonly mobile: readonly MenuItem[]
    readonly footer: readonly MenuItem[]
    readonly footerMobile: readonly MenuItem[]
  }
  readonly streets: readonly Street[]
  readonly customers: readonly CustomerRecord[]
  readonly coupons: readonly CouponRecord[]
}
