import type { AddedPrice, Price } from '../pricing/linePrice.ts'

export type Language = 'nld' | 'eng'

/** One text in both languages of the shop. */
export type Text = Readonly<Record<Language, string>>

/** Available widths of a picture in px, up to the width of its master: for the widths of the layout at one to three times the pixel density. */
export const pictureWidths: readonly number[] = [375, 480, 640, 750, 960, 1080, 1280, 1920, 2400]

/** A picture: the name of its master and its description. */
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

/** A review of a product. */
export interface ReviewRecord {
  readonly author: string
  readonly stars: number
  /** Left out of those of the demo's data. */
  readonly title?: string
  readonly text: string
  readonly language: Language
  readonly createdAt: string
  /** Whether the author bought it here. */
  readonly isVerified: boolean
}

/** What the law requires of the products of a category: facts that each of them has, and that the shop takes old ones back. */
export const duties = ['maker', 'energyLabel', 'softwareUpdates', 'takeBack'] as const
export type Duty = (typeof duties)[number]

export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

export interface EnergyLabelRecord {
  readonly energyClass: (typeof energyClasses)[number]
  /** What has the class: the product, or the light source that it contains. */
  readonly of: 'product' | 'lightSource'
  /** Its page in the European register, with label and product information sheet. */
  readonly registerUrl: string
}

/** A product in the shop's data, in both languages. */
export interface ProductRecord {
  readonly id: number
  readonly slug: Text
  readonly title: Text
  readonly brand: string
  readonly mpn: string
  /** null: without a price, so it cannot be ordered. */
  readonly price: Price | null
  /** Pieces; null: stock is not counted. */
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
  /** Numbers of its accessories. */
  readonly belongs: readonly number[]
  /** A cart has at most one of it, and three of them for nothing; left out of all other goods. */
  readonly isSample?: true
  /** Numbers of the samples of its yarn; left out without any. */
  readonly samples?: readonly number[]
  /** The latest first. */
  readonly reviews: readonly ReviewRecord[]
  /** What the maker warns of; left out without any. */
  readonly warnings?: readonly Text[]
  /** Left out of what has none. */
  readonly energyLabel?: EnergyLabelRecord
  /** Date until which the maker keeps its software up to date; left out of what has none. */
  readonly softwareUpdatesUntil?: string
  /** Guarantee of durability by the maker, for whole years, at least three; `terms` are a path or an address. Left out without one. */
  readonly durabilityGuarantee?: { readonly years: number; readonly terms: Text }
  /** Thousandths of a unit per piece; null without a unit price. */
  readonly contents: { readonly amount: number; readonly unit: 'm2' | 'l' | 'kg' } | null
  /** Available colours; a colour that is a separate product has the same name in the variations. */
  readonly swatches: readonly { readonly name: Text; readonly colour: string }[]
  /** Category of the breadcrumb. */
  readonly categoryId: string
  /** Categories whose lists show it; empty: reachable only through variations and search. */
  readonly listedIn: readonly string[]
  /** Shown in lists beside the name: size, material. */
  readonly facts: readonly Text[]
  /** Values by facet name, as in a path: {"Kleur": ["blauw"]}. */
  readonly facets: Readonly<Record<string, readonly string[]>>
  /** The colours that its card shows, including its own. */
  readonly colours: readonly {
    readonly name: Text
    readonly colour: string
    readonly productId: number
    readonly slug: Text
    readonly title: Text
    readonly picture: PictureRecord | null
  }[]
  /** Number of the product whose card represents it in lists: another colour or size, or itself. */
  readonly family: number
  /** Values by facet name for which lists show its card: its own and those of the colours that the card represents. */
  readonly listedFacets: ProductRecord['facets']
}

/** A category in the shop's data. */
export interface CategoryRecord {
  readonly id: string
  readonly parentId: string | null
  readonly path: Text
  readonly title: Text
  readonly description: Text
  readonly seo: { readonly title: Text; readonly description: Text }
  readonly displayType: string
  /** Layout of its list: grid, or list with one product per row. */
  readonly view: string
  /** Whether its list has the full width of the window. */
  readonly edgeToEdge: boolean
  readonly picture: PictureRecord
  /** Facets offered, in this order. */
  readonly facets: readonly string[]
  readonly duties: readonly Duty[]
}
