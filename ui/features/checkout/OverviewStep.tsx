import { useEffect } from 'react'
import { withinRoom } from '@thuishaven/core/checkout'
import { useQuery } from '@tanstack/react-query'
import { paymentOptionsQuery, useShop, useConfig, deliveryCountry } from '../shop/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Mark, RadioCard, RadioCardGroup } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { OptionsState } from './OptionsState.tsx'
import { StepForm } from './StepForm.tsx'
import { useCartChoice } from './useCartChoice.ts'
import { useStep } from './useStep.ts'

/** Step 3: what was chosen so far, and how to pay. */
export const OverviewStep = () => {
  const shop = useShop()
  const { text } = useMessages()
  const { pricesExclVat } = useConfig()
  const amountText = useAmountText('elsewhere')
  const { cart, totals } = useStore(shop.cart)
  const hydrated = useHydrated()
  const country = deliveryCountry(shop)
  const payments = useQuery(paymentOptionsQuery(shop, country))
  const { busy, message, next, setMessage } = useStep('overview')
  const list = payments.data ?? []
  const payable = withinRoom(list, totals.totalInclVat)
  const [first] = payable
  const isChosen = payable.some((option) => option.id === cart.paymentOptionId)
  const choose = useCartChoice(first === undefined || isChosen ? null : { paymentOptionId: first.id }, payments.dataUpdatedAt, setMessage)
  useEffect(
    () => shop.checkout.offer(payments.data === undefined ? {} : { payments: withinRoom(payments.data, totals.totalInclVat) }),
    [shop, payments.data, totals.totalInclVat],
  )

  return (
    <StepForm step="overview" busy={busy} message={message} nextLabel={text('checkout.toPay')} onNext={() => next()}>
      <CheckoutSummary withPayment={false} />
      <OptionsState options={payments} empty={text('phrases.checkoutNoPaymentOptions')} />
      {list.length === 0 ? null : (
        <RadioCardGroup
          name="payment"
          legend={<h2>{text('checkout.payHow')}</h2>}
          value={isChosen || hydrated ? cart.paymentOptionId : (first?.id ?? null)}
          onChange={(paymentOptionId) => void choose({ paymentOptionId })}
        >
          {list.map((option) => {
            const price = pricesExclVat ? option.priceExclVat : option.priceInclVat
            return (
              <RadioCard
                key={option.id}
                value={option.id}
                label={option.label}
                icon={<Mark name={option.icon} label="" />}
                disabled={!payable.includes(option)}
                description={
                  option.room === null
                    ? undefined
                    : text(payable.includes(option) ? 'checkout.creditLeft' : 'checkout.creditExceeded', { room: amountText(option.room) })
                }
                price={price === 0 ? undefined : amountText(price)}
              />
            )
          })}
        </RadioCardGroup>
      )}
    </StepForm>
  )
}
