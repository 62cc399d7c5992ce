import type { Product } from '@thuishaven/core/catalogue'
import { Link, classes } from '../../kit/index.ts'
import { productFactsMessages } from '../../messages/productFacts.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useDeliveryPromise } from '../delivery/index.ts'
import { pathTo, useConfig, useShop } from '../shop/index.ts'
import { Fact } from './Fact.tsx'
import { hasChoices } from './hasChoices.ts'
import styles from './Specifications.module.css'
import { useShippingText } from './useShippingText.ts'

export interface DeliveryAndReturnsProps {
  readonly product: Product
  /** As wide as the page, with its facts beside each other. */
  readonly wide?: boolean
}

/** When it arrives and what that costs, how it goes back, and what holds if it is faulty. Nothing is promised for a product that cannot be delivered. */
export const DeliveryAndReturns = ({ product, wide = false }: DeliveryAndReturnsProps) => {
  const { locale } = useShop()
  const { text, t } = useMessages()
  const facts = productFactsMessages[locale]
  const shipping = useShippingText()
  const promise = useDeliveryPromise(product.delivery)
  const { returnDays, returnsAreFree } = useConfig()
  const canBeSent = product.price !== null && (product.stock === null || product.stock > 0)
  return (
    <section aria-labelledby="delivery" className={classes(styles.specifications, wide && styles.wide)}>
      <h2 id="delivery">{text('product.deliveryReturns')}</h2>
      <dl className={styles.table}>
        {canBeSent ? (
          <Fact name={facts.delivery}>
            {/* A choice may take longer; the buy box knows it. */}
            {hasChoices(product) ? null : <p>{t(promise.text)}</p>}
            {shipping === null ? null : <p>{shipping}</p>}
          </Fact>
        ) : null}
        <Fact name={facts.returns}>
          {product.returnable ? (
            <>
              <p>
                {text('product.returns', { count: returnDays })} {text(returnsAreFree ? 'product.returnsFree' : 'product.returnsPaid')}
              </p>
              <Link href={pathTo(locale, 'withdraw')}>{text('product.returnsHow')}</Link>
            </>
          ) : (
            <>
              <p>{text('product.noReturn')}</p>
              <Link href={pathTo(locale, 'contact')}>{text('product.askUs')}</Link>
            </>
          )}
        </Fact>
        <Fact name={facts.faulty}>
          <Link href={pathTo(locale, 'legalGuarantee')}>{text('shell.legalGuarantee')}</Link>
        </Fact>
      </dl>
    </section>
  )
}
