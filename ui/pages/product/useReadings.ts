import type { Product } from '@thuishaven/core/catalogue'
import { useConfig } from '../../bindings/useConfig.ts'
import { useText } from '../../messages/useText.ts'

/** Something with more to read: a title, and HTML made of the shop's own sentences (PRD-09). */
export interface Reading {
  readonly id: string
  readonly title: string
  readonly html: string
}

/** What there is to read of a product's delivery, return and warranty. */
export const useReadings = (product: Product): readonly Reading[] => {
  const { text } = useText()
  const { returnDays } = useConfig()
  return [
    {
      id: 'delivery',
      title: text('product.deliveryReturns'),
      html: `<p>${product.returnable ? text('product.returns', { count: returnDays }) : text('product.noReturn')}</p>`,
    },
  ]
}
