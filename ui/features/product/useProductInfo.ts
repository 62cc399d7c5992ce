import type { Product } from '@thuishaven/core/catalogue'
import { useShop, useConfig, pathTo } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShippingText } from './useShippingText.ts'

/** Something with more to read: a title, and HTML made of the shop's own messages (PRD-09). */
export interface Reading {
  readonly id: string
  readonly title: string
  /** Its first paragraph. */
  readonly html: string
  /** What follows. */
  readonly more: string
}

/** Texts on delivery, returns and warranty of a product. */
export const useProductInfo = (product: Product): readonly Reading[] => {
  const { locale } = useShop()
  const { text } = useMessages()
  const shipping = useShippingText()
  const { returnDays, returnsAreFree } = useConfig()
  const link = (href: string, label: string): string => `<a href="${href}">${label}</a>`
  const more = [
    ...(product.price === null || shipping === null ? [] : [shipping]),
    product.returnable
      ? link(pathTo(locale, 'withdraw'), text('product.returnsHow'))
      : link(pathTo(locale, 'contact'), text('product.askUs')),
  ]
  return [
    {
      id: 'delivery',
      title: text('product.deliveryReturns'),
      html: `<p>${product.returnable ? `${text('product.returns', { count: returnDays })} ${text(returnsAreFree ? 'product.returnsFree' : 'product.returnsPaid')}` : text('product.noReturn')}</p>`,
      more: more.map((message) => `<p>${message}</p>`).join(''),
    },
  ]
}
