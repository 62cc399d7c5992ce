import type { Breadcrumb } from './breadcrumb.ts'
import type { DeliveryTime } from '../delivery/delivery.ts'
import type { Locale, LocalePaths } from '../locale/locale.ts'
import type { Cents } from '../money/units.ts'
import type { Price } from '../pricing/price.ts'
import type { Contents } from '../pricing/unitPrice.ts'
import type { CustomItem } from '../rug/measures.ts'

/** A picture of the shop in several widths and formats. */
export interface Picture {
  readonly alt: string
  /** Address with `{width}` and `{format}` to fill in. */
  readonly template: string
  /** Available widths in px, ascending. */
  readonly widths: readonly number[]
  readonly formats: readonly ('avif' | 'webp')[]
  /** Width divided by height. */
  readonly aspectRatio: number
}

/** Texts for search engines, plain text. */
export interface Seo {
  readonly title: string
  readonly description: string
}

/** One choice within a group of options. */
export interface OptionItem {
  readonly id: string
  readonly groupId: string
  readonly name: string
  readonly state: 'active' | 'disabled'
  readonly displayType: 'image' | 'text' | 'custom'
  /** Surcharge of this option; null without one. For custom items: null until measured. */
  readonly price: Price | null
  readonly weightGrams: number
  /** Whole days; 0 when the choice does not change the delivery time. */
  readonly deliveryDays: number
  readonly cartable: boolean
  readonly isDefault: boolean
  readonly picture: Picture | null
  /** Only for displayType 'custom'. */
  readonly custom: CustomItem | null
}

/** Choices of which at most one holds (OPT-01). */
export interface OptionGroup {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly displayType: 'image' | 'text' | 'custom'
  readonly items: readonly OptionItem[]
}

/** Another colour or size, which is a separate product. */
export interface VariationItem {
  readonly id: string
  readonly name: string
  readonly state: 'active' | 'disabled' | 'selected'
  readonly productId: number
  readonly productSlug: string
  readonly picture: Picture | null
}

/** Products that differ in one property. */
export interface VariationGroup {
  readonly id: string
  readonly name: string
  readonly displayType: 'image' | 'text'
  readonly items: readonly VariationItem[]
}

/** A property with its values, as text. */
export interface Specification {
  readonly name: string
  readonly options: readonly string[]
}

/** A colour of a product, which is a separate product. */
export interface Swatch {
  readonly name: string
  /** For CSS. */
  readonly colour: string
  readonly productId: number
  readonly slug: string
  readonly title: string
  readonly picture: Picture | null
}

/** A product in a list. */
export interface ProductCard {
  readonly productId: number
  readonly slug: string
  readonly title: string
  readonly brand: string
  readonly picture: Picture | null
  /** Second picture, shown on hover. */
  readonly hoverPicture: Picture | null
  /** null: no price is available. */
  readonly price: Price | null
  /** Pieces in stock; null when stock is not counted. */
  readonly stock: number | null
  readonly delivery: DeliveryTime
  /** Colours in which it can be had at the same price, itself among them; one is no choice. */
  readonly swatches: readonly Swatch[]
  /** Facts that distinguish it from similar products, such as size and material. */
  readonly facts: readonly string[]
  /** Lowest price per square metre of a made-to-measure product; its own price is then that of the smallest piece. */
  readonly pricePerM2: Price | null
  /** How much one piece is, where that is measured; null elsewhere. */
  readonly contents: Contents | null
}

/** A review of a product, as plain text in its original language. */
export interface ProductReview {
  readonly author: string
  /** 1 to 5. */
  readonly stars: number
  /** Left out where the author gave none. */
  readonly title?: string
  readonly text: string
  readonly language: Locale
  /** RFC 3339. */
  readonly createdAt: string
  /** The author bought it here. */
  readonly isVerified: boolean
}

/** Reviews of a product. */
export interface ProductReviews {
  /** Stars of all reviews, 1 to 5. */
  readonly average: number
  readonly count: number
  /** Whether and how the shop makes sure that the authors bought the product, which the law requires beside any review. */
  readonly authenticity: string
  /** Some of them, the latest first. */
  readonly entries: readonly ProductReview[]
}

/** Whom a shopper can write to about the safety of a product. */
export interface ProductContact {
  readonly name: string
  /** On one line, with the country. */
  readonly postalAddress: string
  readonly emailAddress: string
}

/** A class of the European energy label. */
export interface EnergyLabel {
  readonly energyClass: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'
  /** What has the class. The law wants an arrow for a product, and a sentence for a light source that a product contains. */
  readonly of: 'product' | 'lightSource'
  /** Label and product information sheet in the European register (EPREL). */
  readonly registerUrl: string
}

/** What the law requires to be written with a product; what does not apply to it is left out. */
export interface LegalFacts {
  readonly maker?: ProductContact
  /** In the European Union, of a maker outside it. */
  readonly responsiblePerson?: ProductContact
  readonly warnings?: readonly string[]
  readonly energyLabel?: EnergyLabel
  /** Until when the maker keeps its software up to date: YYYY-MM-DD. */
  readonly softwareUpdatesUntil?: string
  /** By the producer, beside the legal guarantee, for more than two whole years; `terms` is an address. */
  readonly durabilityGuarantee?: { readonly producer: string; readonly years: number; readonly terms: string }
  /** Used ones may not go with ordinary waste: the shop takes them back. */
  readonly isTakenBack?: boolean
}

/** Everything that a product page shows. */
export interface Product extends ProductCard {
  readonly mpn: string
  /** Short text. */
  readonly description: string
  /** Sanitised HTML. */
  readonly longDescription: string
  readonly pictures: readonly Picture[]
  readonly weightGrams: number
  readonly optionGroups: readonly OptionGroup[]
  readonly optionsMode: 'cards' | 'collection'
  readonly variationGroups: readonly VariationGroup[]
  /**
   * The backend's price before any selection, including VAT (OPT-06); null where it returns none, and for a customer with an own
   * price.
   */
  readonly initialInclVat: Cents | null
  readonly specifications: readonly Specification[]
  /** Bespoke goods cannot be returned. */
  readonly returnable: boolean
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly related: readonly ProductCard[]
  /** Accessories, such as an underlay. */
  readonly belongs: readonly ProductCard[]
  /** A cart has at most one of it, and three samples for nothing. */
  readonly isSample: boolean
  /** Samples of its yarn. */
  readonly samples: readonly ProductCard[]
  /** null: the backend sends none. */
  readonly reviews: ProductReviews | null
  /** null: there are none. */
  readonly legalFacts: LegalFacts | null
  readonly seo: Seo
  readonly paths: LocalePaths
}

/** A request about a product that cannot be bought at the moment: a back-in-stock mail, or a question. */
export type ProductRequest =
  | { readonly kind: 'backInStock'; readonly emailAddress: string }
  | { readonly kind: 'question'; readonly emailAddress: string; readonly question: string }
