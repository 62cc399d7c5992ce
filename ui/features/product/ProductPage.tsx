import { useQuery } from '@tanstack/react-query'
import { chosenProduct } from '@thuishaven/core/catalogue'
import type { Product } from '@thuishaven/core/catalogue'
import { productQuery, useShop, useConfig } from '../shop/index.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { ProductGallery } from './ProductGallery.tsx'
import { ProductView } from './ProductView.tsx'

const View = ({ product }: { readonly product: Product }) => {
  const { pricesExclVat } = useConfig()
  const chosen = chosenProduct(product, [], { exclVat: pricesExclVat })
  return (
    <ProductView
      product={product}
      choices={{ selection: nothing, chosen, unmeasured: null, choose: () => false }}
      stage={<ProductGallery product={product} />}
    />
  )
}

const nothing: readonly never[] = []

/** A product of which there is nothing to choose but its variations. */
export const ProductPage = ({ params }: PageProps) => {
  const shop = useShop()
  const { data: product } = useQuery(productQuery(shop, Number(params['productId'])))
  return product === undefined ? null : <View key={product.productId} product={product} />
}
