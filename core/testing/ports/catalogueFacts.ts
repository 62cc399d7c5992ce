import type { Picture, ProductCard } from '../../catalogue/product.ts'
import type { Price } from '../../pricing/price.ts'
import { hold } from './portCheck.ts'

/** PRC-02: whole cents on one side, whole basis points. */
export const holdPrice = (price: Price | null): void => {
  if (price === null) return
  hold(price.side === 'incl' || price.side === 'excl', 'A price stands on one side of VAT', price)
  hold(Number.isSafeInteger(price.base) && price.base >= 0, 'A price is in whole cents', price)
  for (const rate of [price.discount, price.vat])
    hold(Number.isSafeInteger(rate) && rate >= 0 && rate <= 10_000, 'A rate is in whole basis points, 100 % at most', price)
}

export const holdPicture = (picture: Picture | null): void => {
  if (picture === null) return
  hold(
    picture.template.includes('{width}') && picture.template.includes('{format}'),
    'A picture’s address has holes for width and format',
    picture,
  )
  hold(picture.widths.length * picture.formats.length > 0, 'A picture has a width and a format', picture)
  hold(
    picture.widths.every((width, index) => width > (picture.widths[index - 1] ?? 0)),
    'Widths of a picture grow',
    picture,
  )
  hold(picture.aspectRatio > 0, 'A picture has a ratio', picture)
}

export const holdCard = (card: ProductCard): void => {
  hold(Number.isSafeInteger(card.productId), 'A product has a number', card)
  hold(card.title !== '' && /^[^/]+$/.test(card.slug), 'A product has a title and a slug', card)
  holdPrice(card.price)
  holdPicture(card.picture)
  holdPicture(card.hoverPicture)
}
