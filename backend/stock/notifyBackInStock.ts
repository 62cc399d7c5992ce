import type { Backend } from '../answers/Backend.ts'
import type { MailText } from '../ports/Mails.ts'
import { text } from '../database/row.ts'
import type { Language, ProductRecord } from '../records/ProductRecord.ts'
import { availablePieces } from './availablePieces.ts'

const isBack = ({ appUrl }: Pick<Backend, 'appUrl'>, language: Language, product: ProductRecord): MailText => {
  const title = product.title[language]
  const link = `${appUrl}${language === 'eng' ? '/en' : ''}/product/${product.id}/${product.slug[language]}`
  return language === 'nld'
    ? {
        language,
        subject: `${title} is er weer`,
        body: `${title} is weer op voorraad:\n${link}\nDit is de enige mail die je hierover krijgt.`,
      }
    : { language, subject: `${title} is back`, body: `${title} is in stock again:\n${link}\nThis is the only mail you get about it.` }
}

/**
 * Mails each confirmed request for those of these products that can be bought again, once, and deletes the addresses. Call it in the
 * transaction that returns the pieces.
 */
export const notifyBackInStock = async (
  backend: Pick<Backend, 'stock' | 'now' | 'store' | 'mails' | 'appUrl'> & { readonly catalogue: Pick<Backend['catalogue'], 'product'> },
  productIds: readonly number[],
): Promise<void> => {
  const levels = await backend.stock.levels(productIds)
  for (const level of levels) {
    const product = availablePieces(level, null, backend.now()) === 0 ? null : backend.catalogue.product(level.productId)
    if (product === null) continue
    const requested = await backend.store.all(
      'DELETE FROM product_request WHERE product_id = ? AND is_confirmed = 1 RETURNING recipient, language',
      level.productId,
    )
    for (const row of requested)
      await backend.mails.enqueue({ recipient: text(row, 'recipient'), ...isBack(backend, text(row, 'language') as Language, product) })
  }
}
