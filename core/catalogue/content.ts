import type { Breadcrumb } from './breadcrumb.ts'
import type { Picture, ProductCard, Seo } from './product.ts'
import type { Sort } from './sort.ts'
import type { Locale, LocalePaths } from '../locale/locale.ts'
import type { Cents } from '../money/units.ts'

/** The backend's query for the address of a page (CAT-01…CAT-05). */
export interface ContentQuery {
  /** Path without the language prefix, without trailing slash, filter segments included; '/' is home. */
  readonly path: string
  /** From 1. */
  readonly page: number
  /** null: the sort the shop has configured. */
  readonly sort: Sort | null
}

/** A filter by options; `amount` is the number of products that an option would leave (CAT-07). */
export interface OptionsFacet {
  readonly type: 'options'
  readonly name: string
  readonly label: string
  /** false: the backend hides the group (CAT-14). */
  readonly isVisible: boolean
  readonly options: readonly {
    readonly value: string
    readonly label: string
    readonly amount: number
    readonly isChecked: boolean
    /** For CSS, when the value is a colour. */
    readonly colour: string | null
  }[]
}

/** A filter by price range (CAT-06). */
export interface PriceFacet {
  readonly type: 'priceRange'
  readonly name: string
  readonly label: string
  readonly isVisible: boolean
  /** The whole range of the category, in cents on the side of VAT that the shop shows (PRC-08). */
  readonly marks: { readonly min: Cents; readonly max: Cents }
  /** The chosen part of it, in cents. */
  readonly range: { readonly min: Cents; readonly max: Cents }
}

/** One group of filters beside a list of products. */
export type Facet = OptionsFacet | PriceFacet

/** A category below the one that is shown. */
export interface ChildCategory {
  readonly id: string
  readonly title: string
  readonly path: string
  readonly picture: Picture | null
  readonly hasProducts: boolean
}

/** A link within the shop. */
export interface LinkTo {
  readonly label: string
  /** Path in the active language, as in the address bar. */
  readonly path: string
}

/** A review of the shop, as plain text. */
export interface ShopReview {
  readonly author: string
  readonly text: string
  /** 1 to 5. */
  readonly stars: number
  /** Original language; null if unknown. If it differs from the page's language the text is a translation. */
  readonly language: Locale | null
  /** RFC 3339; null if unknown. */
  readonly createdAt: string | null
  /** The reviewed product; null for a review of the shop. */
  readonly product: { readonly title: string; readonly path: string } | null
}

/** Parts from which home and content pages are composed. */
export type ContentBlock =
  | { readonly type: 'hero'; readonly title: string; readonly text: string; readonly picture: Picture; readonly links: readonly LinkTo[] }
  | {
      readonly type: 'tiles'
      readonly title: string
      readonly tiles: readonly {
        readonly title: string
        readonly path: string
        readonly picture: Picture
        readonly size: 'large' | 'wide' | 'small'
      }[]
    }
  | {
      readonly type: 'rugTeaser'
      readonly title: string
      readonly text: string
      readonly link: LinkTo
      readonly productId: number
      readonly pricePerM2: Cents
    }
  | { readonly type: 'products'; readonly title: string; readonly link: LinkTo | null; readonly products: readonly ProductCard[] }
  | { readonly type: 'claims' }
  | {
      readonly type: 'posts'
      readonly title: string
      readonly posts: readonly {
        readonly title: string
        readonly text: string
        readonly path: string
        readonly createdAt: string
        readonly picture: Picture
      }[]
    }
  | {
      readonly type: 'reviews'
      readonly title: string
      readonly reviews: readonly ShopReview[]
    }
  | { readonly type: 'events'; readonly title: string; readonly events: readonly ShopEvent[] }
  | {
      readonly type: 'chooser'
      readonly title: string
      readonly questions: readonly {
        readonly question: string
        readonly answers: readonly { readonly label: string; readonly outcome: number }[]
      }[]
      /** From the least that may do to the most. */
      readonly outcomes: readonly { readonly text: string; readonly product: ProductCard }[]
    }
  | { readonly type: 'richText'; readonly html: string }

/** Something that takes place; moments in RFC 3339. */
export interface ShopEvent {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly place: string
  readonly startsAt: string
  readonly endsAt: string
}

/** A category, a list of products or an editorial page, as the backend describes it (CAT-01). */
export interface ContentPage {
  /** 'category' and 'products' list products, 'others' is editorial. */
  readonly type: 'category' | 'products' | 'others'
  readonly id: string
  readonly parentId: string | null
  readonly title: string
  /** Canonical path in the active language, without filters. */
  readonly path: string
  readonly paths: LocalePaths
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly shortDescription: string
  readonly seo: Seo
  readonly children: readonly ChildCategory[]
  readonly products: readonly ProductCard[]
  readonly facets: readonly Facet[]
  readonly sort: Sort
  readonly pagination: { readonly totalHits: number; readonly limit: number }
  readonly displayType: string
  readonly view: string
  readonly edgeToEdge: boolean
  readonly blocks: readonly ContentBlock[]
  /** Of an editorial page; null without one. */
  readonly picture: Picture | null
  /** Of a news post: when it was written (RFC 3339) and by whom; null for any other page (SEO-03). */
  readonly post: { readonly createdAt: string; readonly author: string | null } | null
}

/** Addresses of pages that search engines may list, a part of all (SEO-05). */
export interface PageAddresses {
  /** Of all parts together. */
  readonly total: number
  /** Addresses in one part. */
  readonly limit: number
  readonly addresses: readonly LocalePaths[]
}

/** A menu item with its children (NAV-01). */
export interface NavigationItem {
  readonly id: string
  readonly title: string
  /** Path in the active language, or an absolute address. */
  readonly url: string
  readonly children: readonly NavigationItem[]
  /** Of the category that it leads to. */
  readonly picture?: Picture
}

/** The query of a menu: the items below one (NAV-01). */
export interface NavigationQuery {
  readonly parentId: string
  /** The entry that leads to the page on screen; null when none does. */
  readonly currentId: string | null
  /** Whether the items carry their own children too. */
  readonly expand: boolean
}
