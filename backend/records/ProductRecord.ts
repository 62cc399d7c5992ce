import type { AddedPrice, Price } from '../pricing/linePrice.ts'

export type Language = 'nld' | 'eng'

/** One text in both languages of the shop. */
export type Text = Readonly<Record<Language, string>>

/** Widths in px that a picture can be had in, as far as its master goes: what screens request at one to three times a layout's widths. */
export const pictureWidths: readonly number[] = [375, 480, 640, 750, 960, 1080, 1280, 1920, 2400]

/** A picture: the name of its master, and what it shows. */
export interface PictureRecord {
  readonly name: string
  readonly alt: Text
  /** Width of the master in px. */
  readonly width: number
  /** Width divided by height. */
  readonly aspectRatio: number
}

export type Shape = 'Vierkant' | 'Rechthoek' | 'Ovaal' | 'Organisch' | 'Rond'

export interface OptionItemRecord {
  readonly id: string
  readonly name: Text
  readonly state: 'active' | 'disabled'
  readonly displayType: 'image' | 'text' | 'custom'
  /** null: adds nothing. */
  readonly price: AddedPrice | null
  readonly weightGrams: number
  /** Whole days; 0: does not change the delivery time. */
  readonly deliveryDays: number
  readonly cartable: boolean
  readonly isDefault: boolean
  readonly picture: PictureRecord | null
  readonly custom: {
    readonly shape: Shape
    readonly pricePerM2: AddedPrice
    readonly minimumCm2: number
    readonly maximumCm: number
  } | null
}

export interface OptionGroupRecord {
  readonly id: string
  readonly name: Text
  readonly label: Text
  readonly displayType: 'image' | 'text' | 'custom'
  readonly items: readonly OptionItemRecord[]
}

export interface VariationGroupRecord {
  readonly id: string
  readonly name: Text
  readonly displayType: 'image' | 'text'
  readonly items: readonly {
    readonly id: string
    readonly name: Text
    readonly state: 'active' | 'disabled' | 'selected'
    readonly productId: number
    readonly productSlug: Text
    readonly picture: PictureRecord | null
  }[]
}

export interface SpecificationRecord {
  readonly name: Text
  readonly options: readonly Text[]
}

/** What a customer said of a product. */
export interface ReviewRecord {
  readonly author: string
  readonly stars: number
  readonly text: string
  readonly language: Language
  readonly createdAt: string
  /** Whether the author bought it here. */
  readonly isVerified: boolean
}

/** A product as the shop keeps it, in both languages. */
export interface ProductRecord {
  readonly id: number
  readonly slug: Text
  readonly title: Text
  readonly brand: string
  readonly mpn: string
  /** null: no price is known, the product cannot be ordered. */
  readonly price: Price | null
  /** Pieces; null: stock is not kept. */
  readonly stock: number | null
  readonly weightGrams: number
  readonly delivery: { readonly totalDays: number | null; readonly unit: 'day' | 'week' }
  readonly description: Text
  /** HTML. */
  readonly longDescription: Text
  readonly pictures: readonly PictureRecord[]
  readonly optionGroups: readonly OptionGroupRecord[]
  readonly optionsMode: 'cards' | 'collection'
  readonly variationGroups: readonly VariationGroupRecord[]
  readonly specifications: readonly SpecificationRecord[]
  readonly returnable: boolean
  /** Numbers of the products that go with it. */
  readonly belongs: readonly number[]
  /** The latest first. */
  readonly reviews: readonly ReviewRecord[]
  /** Thousandths of a unit in one piece; null where nothing is measured. */
  readonly contents: { readonly amount: number; readonly unit: 'm2' | 'l' | 'kg' } | null
  /** Colours in which it exists; those with a product of their own are named alike in its variations. */
  readonly swatches: readonly { readonly name: Text; readonly colour: string }[]
  /** Category of the breadcrumb. */
  readonly categoryId: string
  /** Every category whose list shows it; empty: reachable through variations and search only. */
  readonly listedIn: readonly string[]
  /** What lists tell of it beside its name: size, material. */
  readonly facts: readonly Text[]
  /** Values by facet name, as they stand in a path: {"Kleur": ["blauw"]}. */
  readonly facets: Readonly<Record<string, readonly string[]>>
  /** The colours that its card shows, itself among them; it alone when there is no other. */
  readonly colours: readonly {
    readonly name: Text
    readonly colour: string
    readonly productId: number
    readonly slug: Text
    readonly title: Text
    readonly picture: PictureRecord | null
  }[]
  /** Number of the product whose card stands for it in lists: another one of its colours or sizes, or itself. */
  readonly family: number
  /** Values by facet name under which lists find its card: its own and those of the colours that the card stands for. */
  readonly listedFacets: ProductRecord['facets']
}

/** A category as the shop keeps it. */
export interface CategoryRecord {
  readonly id: string
  readonly parentId: string | null
  readonly path: Text
  readonly title: Text
  readonly description: Text
  readonly seo: { readonly title: Text; readonly description: Text }
  readonly displayType: string
  /** How its list is laid out: grid, or list for one product a row. */
  readonly view: string
  /** Its list is as wide as the window. */
  readonly edgeToEdge: boolean
  readonly picture: PictureRecord
  /** Facets offered, in this order. */
  readonly facets: readonly string[]
}
