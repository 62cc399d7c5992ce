import { memo } from 'react'
import { dayText } from '@thuishaven/core/locale'
import type { Product } from '@thuishaven/core/catalogue'
import { useShop, useConfig, pathTo } from '../shop/index.ts'
import { CompareLink } from '../compare/index.ts'
import { ShareThis } from '../sharing/index.ts'
import { Link, Mark } from '../../kit/index.ts'
import { productFactsMessages } from '../../messages/productFacts.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { hasLongBuyBox } from './hasLongBuyBox.ts'
import { PanelLink } from './PanelLink.tsx'
import { Samples } from './Samples.tsx'
import { Specifications } from './Specifications.tsx'
import { useDeliveryPromise } from '../delivery/index.ts'
import { useShippingText } from './useShippingText.ts'
import styles from './Assurances.module.css'

export interface AssurancesProps {
  readonly product: Product
  /** Whole days until it arrives, with the choices; null: no indication. */
  readonly days: number | null
  /** As chosen it costs enough to be sent for nothing. */
  readonly isFree: boolean
}

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/**
 * Beside the button: delivery day and costs, returns, payment methods and contact. Nothing is promised for a product that cannot be delivered.
 * Few keys in a measure change it.
 */
export const Assurances = memo(({ product, days, isFree }: AssurancesProps) => {
  const { locale } = useShop()
  const { text, t } = useMessages()
  const shipping = useShippingText()
  const { returnDays, returnsAreFree, support, paymentMethods, deliveryMethods, delivery } = useConfig()
  const canBeSent = product.price !== null && (product.stock === null || product.stock > 0)
  const promise = useDeliveryPromise({ totalDays: days, unit: product.delivery.unit })
  const guarantee = product.legalFacts?.durabilityGuarantee
  const guaranteeText = productFactsMessages[locale]
  return (
    <>
      <ul className={styles.lines}>
        {canBeSent ? (
          <li data-testid="delivery">
            <strong>
              {t(promise.text)}
              {promise.day === null ? null : `, ${text('product.arrives', { day: dayText(promise.day, locale) })}`}
            </strong>
            {promise.minutesLeft === null || delivery.orderBefore === null ? null : (
              <span className={styles.quiet}> {text('product.orderBefore', { time: clock(delivery.orderBefore) })}</span>
            )}
          </li>
        ) : null}
        {canBeSent && shipping !== null ? <li>{isFree ? text('product.shippingFree') : shipping}</li> : null}
        <li>
          {product.returnable
            ? text('product.returnsShort', { count: returnDays }) + (returnsAreFree ? text('product.returnsFreeShort') : '')
            : text('product.noReturn')}{' '}
          <PanelLink panel="readMore" about="delivery">
            {text('product.readMore')}
          </PanelLink>
        </li>
        <li>
          <Link href={pathTo(locale, 'legalGuarantee')}>{text('shell.legalGuarantee')}</Link>
        </li>
        {guarantee === undefined ? null : (
          <li>
            <Link href={guarantee.terms}>
              {guaranteeText.guarantee.replace('{years}', String(guarantee.years)).replace('{producer}', guarantee.producer)}
            </Link>{' '}
            {guaranteeText.besideLegal}
          </li>
        )}
        {product.samples.length === 0 ? null : <Samples samples={product.samples} />}
        <li className={styles.links}>
          <CompareLink productId={product.productId} /> <ShareThis title={product.title} />
        </li>
        {support.phoneNumber === '' ? null : (
          <li>
            {text('product.question')} <Link href={`tel:${support.phoneNumber.replaceAll(' ', '')}`}>{support.phoneNumber}</Link>
          </li>
        )}
        {canBeSent ? (
          <li>
            <ul className={styles.marks} aria-label={text('shell.footer.marks')}>
              {[...paymentMethods, ...deliveryMethods].map((name) => (
                <li key={name}>
                  <Mark name={name} />
                </li>
              ))}
            </ul>
          </li>
        ) : null}
      </ul>
      {hasLongBuyBox(product) ? null : (
        <div className={styles.specifications}>
          <Specifications product={product} />
        </div>
      )}
    </>
  )
})
