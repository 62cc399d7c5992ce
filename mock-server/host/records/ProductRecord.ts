import type { AddedPrice, Price } from '../pricing/linePrice.ts'

export type Language = 'nld' | 'eng'

/** One text in both languages of the shop. */
export type Text = Readonly<Record<Language, string>>

/** Widths in px that a picture can be had in, as far as its master goes: what screens ask for at one to three times a layout's widths. */
export const pictureWidths: readonly number[] = [375, 480, 640, 750, 960, 1080, 1280, 1920]

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
  readonly swatches: readonly { readonly name: Text; readonly colour: string }[]
  /** Category of the breadcrumb. */
  readonly categoryId: string
  /** Every category whose list shows it; empty: reachable through variations and search only. */
  readonly listedIn: readonly string[]
  /** Values by facet name, as they stand in a path: {"Kleur": ["blauw"]}. */
  readonly facets: Readonly<Record<string, readonly string[]>>
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
  readonly view: string
  readonly picture: PictureRecord
  /** Facets offered, in this order. */
  readonly facets: readonly string[]
}
