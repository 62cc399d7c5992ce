import { useQuery } from '@tanstack/react-query'
import { chosenProduct } from '@thuishaven/core/catalogue'
import type { Product } from '@thuishaven/core/catalogue'
import { productQuery } from '../../bindings/queries.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import type { PageProps } from '../../shell/location/route.ts'
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
