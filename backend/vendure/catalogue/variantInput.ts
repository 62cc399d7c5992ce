import type { VolumePrice } from '../../pricing/linePrice.ts'
import type { WrittenProduct } from '../../records/families.ts'

/** Parts of a product that are kept as they are. */
export type Presentation = Omit<
  WrittenProduct,
  | 'id'
  | 'slug'
  | 'title'
  | 'description'
  | 'longDescription'
  | 'brand'
  | 'mpn'
  | 'price'
  | 'stock'
  | 'weightGrams'
  | 'returnable'
  | 'optionGroups'
  | 'facets'
  | 'listedIn'
>

/** Custom fields of a variant (catalogueFields.ts). */
export interface VariantFields {
  readonly articleNumber: number
  readonly brand: string | null
  readonly position: number | null
  readonly hasPrice: boolean
  readonly vatIncluded: boolean
  readonly discount: number
  readonly lowest30Days: number | null
  readonly volumePrices: readonly (Omit<VolumePrice, 'discount'> & { readonly discount: number | null })[] | null
  readonly weightGrams: number
  readonly returnable: boolean
  /** JSON. */
  readonly optionGroups: string | null
  /** JSON. */
  readonly presentation: string | null
}

/** The custom fields of a product's variant. */
export const variantFields = (product: WrittenProduct, position: number): VariantFields => {
  const { id, slug: _slug, title: _title, description: _description, longDescription: _long, ...rest } = product
  const {
    brand,
    mpn: _mpn,
    price,
    stock: _stock,
    weightGrams,
    returnable,
    optionGroups,
    facets: _facets,
    listedIn: _listed,
    ...presentation
  } = rest
  return {
    articleNumber: id,
    brand,
    position,
    hasPrice: price !== null,
    vatIncluded: price?.vatIncluded ?? true,
    discount: price?.discount ?? 0,
    lowest30Days: price?.lowest30Days ?? null,
    volumePrices: price?.volumePrices ?? [],
    weightGrams,
    returnable,
    optionGroups: JSON.stringify(optionGroups),
    presentation: JSON.stringify(presentation satisfies Presentation),
  }
}

/** `<facet>:<value>` of each value of a product. */
export const facetKeys = ({ facets }: Pick<WrittenProduct, 'facets'>): readonly string[] =>
  Object.entries(facets).flatMap(([name, values]) => values.map((value) => `${name}:${value}`))
