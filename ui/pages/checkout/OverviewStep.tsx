import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { checkoutPath } from '../../../core/index.ts'
import { deliveryOptionsQuery, paymentOptionsQuery } from '../../bindings/queries.ts'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { Alert, Button, Link, RadioCard, RadioCardGroup, Skeleton } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { useAmountText } from '../../shell/prices/usePriceTexts.ts'
import styles from './CheckoutForm.module.css'
import { deliveryAddress, deliveryCountry } from './deliveryCountry.ts'
import { PaymentLogo } from './PaymentLogo.tsx'
import { StepWays } from './StepWays.tsx'
import { useStep } from './useStep.ts'

/** Step 3: what was chosen so far, and how to pay. */
export const OverviewStep = () => {
  const shop = useShop()
  const { text, say } = useText()
  const { pricesExclVat } = useConfig()
  const amountText = useAmountText('elsewhere')
  const { cart } = useStore(shop.cart)
  const country = deliveryCountry(shop)
  const payments = useQuery(paymentOptionsQuery(shop, country))
  const { data: deliveries = [] } = useQuery(deliveryOptionsQuery(shop, country))
  const { busy, message, next, setMessage } = useStep('overview')
  const address = deliveryAddress(shop)
  const delivery = deliveries.find((option) => option.id === cart.shippingOptionId)
  const choose = async (paymentOptionId: string): Promise<void> => {
    const outcome = await shop.cart.choose({ paymentOptionId })
    setMessage(outcome.ok ? null : { key: 'checkout.choiceFailed' })
  }
  const first = payments.data?.[0]?.id
  const known = payments.data?.some((option) => option.id === cart.paymentOptionId) ?? true
  useEffect(() => {
    if (first !== undefined && !known) void shop.cart.choose({ paymentOptionId: first })
  }, [first, known, shop.cart])

  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void next()
      }}
    >
      {message === null ? null : <Alert tone="error">{say(message)}</Alert>}
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
              <Link href={checkoutPath(shop.locale, 'information')}>{text('checkout.changeAddress')}</Link>
            </dd>
          </div>
        )}
        {delivery === undefined ? null : (
          <div className={styles.fact}>
            <dt>{text('checkout.delivery')}</dt>
            <dd>
              {delivery.label}, {delivery.price === 0 ? text('price.free') : amountText(delivery.price)}
              <br />
              <Link href={checkoutPath(shop.locale, 'delivery')}>{text('checkout.changeDelivery')}</Link>
            </dd>
          </div>
        )}
      </dl>
      {payments.isError ? (
        <Alert
          tone="error"
          action={
            <Button size="s" variant="secondary" onClick={() => void payments.refetch()}>
              {text('error.again')}
            </Button>
          }
        >
          {text('checkout.optionsFailed')}
        </Alert>
      ) : null}
      {payments.isPending ? <Skeleton height="12rem" /> : null}
      {payments.data?.length === 0 ? <Alert tone="warning">{text('phrases.checkoutNoPaymentOptions')}</Alert> : null}
      {payments.data === undefined || payments.data.length === 0 ? null : (
        <RadioCardGroup name="payment" legend={text('checkout.payHow')} value={cart.paymentOptionId} onChange={(id) => void choose(id)}>
          {payments.data.map((option) => {
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
      <StepWays step="overview" busy={busy} label={text('checkout.toPay')} />
    </form>
  )
}
