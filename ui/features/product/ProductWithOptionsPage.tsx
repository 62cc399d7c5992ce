import { useQuery } from '@tanstack/react-query'
import type { Product } from '@thuishaven/core/catalogue'
import { productQuery, useShop } from '../shop/index.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { selectionIn } from '../product-options/index.ts'
import { ChosenPrice } from './ChosenPrice.tsx'
import { OptionGroups } from './OptionGroups.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { ProductView } from './ProductView.tsx'
import { modeOf } from './productMode.ts'
import { useChoices } from './useChoices.ts'

const noMeasures = {}

const View = ({ product, params, search }: Pick<PageProps, 'params' | 'search'> & { readonly product: Product }) => {
  const choices = useChoices(product, selectionIn(product.optionGroups, (name) => search.get(name)).selection, noMeasures)
  return (
    <ProductView
      product={product}
      choices={choices}
      price={<ChosenPrice product={product} choices={choices} />}
      options={<OptionGroups product={product} mode={modeOf(product, params)} choices={choices} renderCustom={null} />}
      stage={<ProductGallery product={product} />}
    />
  )
}

/** A product with options: groups of which one item each is chosen (PRD-06, OPT-01). */
export const ProductWithOptionsPage = ({ params, search }: PageProps) => {
  const shop = useShop()
  const { data: product } = useQuery(productQuery(shop, Number(params['productId'])))
  return product === undefined ? null : <View key={product.productId} product={product} params={params} search={search} />
}
