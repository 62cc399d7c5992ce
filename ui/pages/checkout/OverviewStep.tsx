import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { deliveryOptionsQuery, paymentOptionsQuery } from '../../bindings/queries.ts'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { Link, RadioCard, RadioCardGroup } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { pathTo } from '../../shell/paths.ts'
import { useAmountText } from '../../shop/prices/usePriceTexts.ts'
import styles from './CheckoutForm.module.css'
import { deliveryAddress, deliveryCountry } from './deliveryCountry.ts'
import { PaymentLogo } from './PaymentLogo.tsx'
import { OptionsState } from './OptionsState.tsx'
import { StepForm } from './StepForm.tsx'
import { useCartChoice } from './useCartChoice.ts'
import { useStep } from './useStep.ts'

/** Step 3: what was chosen so far, and how to pay. */
export const OverviewStep = () => {
  const shop = useShop()
  const { text } = useText()
  const { pricesExclVat } = useConfig()
  const amountText = useAmountText('elsewhere')
  const { cart } = useStore(shop.cart)
  const country = deliveryCountry(shop)
  const payments = useQuery(paymentOptionsQuery(shop, country))
  const { data: deliveries = [] } = useQuery(deliveryOptionsQuery(shop, country))
  const { busy, message, next, setMessage } = useStep('overview')
  const address = deliveryAddress(shop)
  const delivery = deliveries.find((option) => option.id === cart.shippingOptionId)
  const list = payments.data ?? []
  const [first] = list
  const isChosen = list.some((option) => option.id === cart.paymentOptionId)
  const choose = useCartChoice(first === undefined || isChosen ? null : { paymentOptionId: first.id }, payments.dataUpdatedAt, setMessage)
  useEffect(() => shop.checkout.offer(payments.data === undefined ? {} : { payments: payments.data }), [shop, payments.data])

  return (
    <StepForm step="overview" busy={busy} message={message} nextLabel={text('checkout.toPay')} onNext={() => next()}>
      <dl className={styles.facts}>
        {address === null ? null : (
          <div className={styles.fact}>
            <dt>{text('checkout.address')}</dt>
            <dd>
              {address.firstName} {address.lastName}
              <br />
              {address.streetName} {address.houseNumber}
              {address.houseNumberAddition}
              <br />
              {address.zipCode} {address.city}
              <br />
              <Link href={pathTo(shop.locale, 'checkout.information')}>{text('checkout.changeAddress')}</Link>
            </dd>
          </div>
        )}
        {delivery === undefined ? null : (
          <div className={styles.fact}>
            <dt>{text('checkout.delivery')}</dt>
            <dd>
              {delivery.label}, {delivery.price === 0 ? text('price.free') : amountText(delivery.price)}
              <br />
              <Link href={pathTo(shop.locale, 'checkout.delivery')}>{text('checkout.changeDelivery')}</Link>
            </dd>
          </div>
        )}
      </dl>
      <OptionsState options={payments} empty={text('phrases.checkoutNoPaymentOptions')} />
      {list.length === 0 ? null : (
        <RadioCardGroup
          name="payment"
          legend={text('checkout.payHow')}
          value={cart.paymentOptionId}
          onChange={(paymentOptionId) => void choose({ paymentOptionId })}
        >
          {list.map((option) => {
            const price = pricesExclVat ? option.priceExclVat : option.priceInclVat
            return (
              <RadioCard
                key={option.id}
                value={option.id}
                label={option.label}
                icon={<PaymentLogo name={option.icon} />}
                price={price === 0 ? undefined : amountText(price)}
              />
            )
          })}
        </RadioCardGroup>
      )}
    </StepForm>
  )
}
