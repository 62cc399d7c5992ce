import type { Breadcrumb } from './breadcrumb.ts'
import type { DeliveryTime } from '../delivery/delivery.ts'
import type { LocalePaths } from '../locale/locale.ts'
import type { Price } from '../pricing/price.ts'
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

/** What search engines show of a page, plain text. */
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
  /** What this choice adds to the unit; null when it adds nothing. For custom items: nothing until measured. */
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

/** The same product in another colour or size: a product of its own. */
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

/** What a list of products shows of each. */
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
  /** Pieces in stock; null when stock is not kept. */
  readonly stock: number | null
  readonly delivery: DeliveryTime
  /** Colours of the variations, as CSS colours, with their names. */
  readonly swatches: readonly { readonly name: string; readonly colour: string }[]
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
  readonly specifications: readonly Specification[]
  /** Bespoke goods cannot be returned. */
  readonly returnable: boolean
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly related: readonly ProductCard[]
  readonly seo: Seo
  readonly paths: LocalePaths
}
