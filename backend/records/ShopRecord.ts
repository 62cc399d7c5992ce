import type { ShippingVat } from '../pricing/cartTotals.ts'
import type { CouponRecord } from './CouponRecord.ts'
import type { DeliveryRecord } from './DeliveryRecord.ts'
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

/** A facet: name and values for paths, and labels for shoppers. Names and values are the same in both languages; labels are translated. */
export interface FacetRecord {
  readonly label: Text
  /** Labels by value, in display order. */
  readonly values: Readonly<Record<string, Text>>
  /** CSS colours by value, for values that are colours. */
  readonly colours: Readonly<Record<string, string>>
  /** false: filters lists, but is not shown to shoppers. */
  readonly visible: boolean
}

/** A redirect rule of the shop's owner: from a path without language prefix to a path or an absolute address. */
export interface RedirectRecord {
  readonly path: string
  readonly target: string
  readonly statusCode: 301 | 302
}

/** A street with its existing house numbers. */
export interface Street {
  readonly country: 'NL' | 'BE'
  readonly zipCode: string
  readonly street: string
  readonly city: string
  readonly first: number
  readonly last: number
}

/** The seller's details that an invoice requires. */
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

/** How shoppers reach the shop. */
export interface SupportRecord {
  /** As shown; empty when there is none. Readers of another language may call from abroad. */
  readonly phoneNumber: Text
  /** International without plus sign; empty when there is none. */
  readonly whatsappNumber: string
  /** In the shop's time zone. */
  readonly openingHours: readonly {
    /** 1 is Monday, 7 is Sunday. */
    readonly days: readonly number[]
    /** Time of day such as 09:00. */
    readonly from: string
    /** Later than `from`. */
    readonly until: string
  }[]
}

/** What the shop asks consent for. */
export interface ConsentRecord {
  /** Whether visitors are asked. */
  readonly isAsked: boolean
  /** What is loaded only after consent to its category. */
  readonly scripts: readonly {
    readonly category: 'necessary' | 'preferences' | 'statistics' | 'marketing'
    readonly type: 'script' | 'stylesheet'
    /** https address. */
    readonly url: string
    /** Further origins that the script sends to. */
    readonly talksTo: readonly string[]
  }[]
}

/** Whom a shopper can write to about the safety of a product. */
export interface ContactRecord {
  readonly name: string
  /** Street, zip code and city. */
  readonly postalAddress: string
  /** Two capitals (ISO 3166). */
  readonly countryCode: string
  readonly emailAddress: string
}

/** The maker of the products of a brand. */
export interface MakerRecord extends ContactRecord {
  readonly brand: string
  /** In the European Union, for a maker outside it; null for others. */
  readonly responsiblePerson: ContactRecord | null
}

/** All data of a shop from which a backend starts. The backend has no built-in shop. */
export interface ShopRecord {
  readonly seller: SellerRecord
  readonly support: SupportRecord
  readonly consent: ConsentRecord
  readonly categories: readonly CategoryRecord[]
  readonly pages: readonly PageRecord[]
  readonly posts: readonly PostRecord[]
  readonly redirects: readonly RedirectRecord[]
  readonly products: Iterable<ProductRecord>
  /** Changes whenever the products do. */
  readonly productsMark: string
  readonly facets: Readonly<Record<string, FacetRecord>>
  /** Synonyms by language: a search for one finds the others too. */
  readonly synonyms: Readonly<Record<Language, readonly (readonly string[])[]>>
  readonly priceLabel: Text
  /** How the shop verifies that reviews come from buyers. */
  readonly reviewAuthenticity: Text
  /** What buyers gave the shop on average, such as 9,7; empty: no score is shown. */
  readonly reviewScore: Text
  /** Return period in days; replaces `{returnDays}` in pages. */
  readonly returnDays: number
  /** Whether the shop pays for sending goods back. */
  readonly returnsAreFree: boolean
  /** Ids of the pages that explain delivery, returns, the order of lists, and where used batteries and devices are handed in; empty: none. */
  readonly informationPages: Readonly<Record<'delivery' | 'returns' | 'ranking' | 'takeBack', string>>
  readonly makers: readonly MakerRecord[]
  /** What the shop promises beyond its delivery and its returns, with the id of the page that shows that it is true. */
  readonly claims: readonly { readonly text: Text; readonly page: string }[]
  /** The rule for the VAT of shipping. */
  readonly shippingVat: ShippingVat
  /** How often a guest types a password for the account that the order makes. */
  readonly guestPassword: 'none' | 'once' | 'twice'
  /** Whether customers may sign in by passkeys. */
  readonly passkeys: boolean
  readonly delivery: DeliveryRecord
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
