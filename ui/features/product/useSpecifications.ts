import type { Product, Specification } from '@thuishaven/core/catalogue'
import { useConfig } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** All rows of the specification table; brand and number first where the backend does not list them itself. */
export const useSpecifications = (product: Product): readonly Specification[] => {
  const { text } = useMessages()
  const { specificationsLimit } = useConfig()
  const own = [
    { name: text('product.brand'), options: [product.brand] },
    { name: text('product.mpn'), options: [product.mpn] },
  ]
  return [
    ...own.filter(({ name }) => !product.specifications.some((row) => row.name === name)),
    ...product.specifications.slice(0, specificationsLimit),
  ].filter(({ options }) => options.some((option) => option !== ''))
}
