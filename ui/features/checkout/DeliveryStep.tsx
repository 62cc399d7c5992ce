import { useEffect } from 'react'
import { dayText } from '@thuishaven/core/locale'
import { useQuery } from '@tanstack/react-query'
import { deliveryOptionsQuery, useShop, deliveryCountry } from '../shop/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Mark, RadioCard, RadioCardGroup, Select } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './CheckoutForm.module.css'
import { OptionsState } from './OptionsState.tsx'
import { StepForm } from './StepForm.tsx'
import { useCartChoice } from './useCartChoice.ts'
import { useDeliveryText } from './useDeliveryText.ts'
import { useStep } from './useStep.ts'

/** Step 2: the delivery method. The cart's option or the first one is selected (CHK-05); a failed selection is reverted (CHK-06). */
export const DeliveryStep = () => {
  const shop = useShop()
  const { text } = useMessages()
  const deliveryText = useDeliveryText()
  const { cart } = useStore(shop.cart)
  const hydrated = useHydrated()
  const options = useQuery(deliveryOptionsQuery(shop, deliveryCountry(shop)))
  const { busy, message, next, setMessage } = useStep('delivery')
  const list = options.data ?? []
  const [first] = list
  const isChosen = list.some((option) => option.id === cart.shippingOptionId)
  const choose = useCartChoice(first === undefined || isChosen ? null : { shippingOptionId: first.id }, options.dataUpdatedAt, setMessage)
  useEffect(() => shop.checkout.offer(options.data === undefined ? {} : { delivery: options.data }), [shop, options.data])
  return (
    <StepForm step="delivery" busy={busy} message={message} nextLabel={text('checkout.toOverview')} onNext={() => next()}>
      <OptionsState options={options} empty={text('checkout.noDelivery')} />
      {list.length === 0 ? null : (
        <RadioCardGroup
          name="delivery"
          legend={text('checkout.deliveryHow')}
          legendHidden
          value={isChosen || hydrated ? cart.shippingOptionId : (first?.id ?? null)}
          onChange={(shippingOptionId) => void choose({ shippingOptionId })}
        >
          {list.map((option) => (
            <RadioCard
              key={option.id}
              value={option.id}
              label={option.label}
              icon={<Mark name={option.id} label="" />}
              description={
                option.expectedDay === null ? (
                  option.description
                ) : (
                  <>
                    <strong className={styles.day}>{dayText(option.expectedDay, shop.locale)}</strong> {option.description}
                  </>
                )
              }
              price={deliveryText(option)}
            >
              {option.pickupLocations.length > 0 ? (
                <>
                  <Select
                    name="pickup"
                    aria-label={text('checkout.pickupWhere')}
                    value={cart.pickupLocationId ?? ''}
                    onChange={(event) => void choose({ shippingOptionId: option.id, pickupLocationId: event.currentTarget.value })}
                    options={[
                      { value: '', label: text('checkout.pickupChoose'), disabled: true },
                      ...option.pickupLocations.map(({ id, label, address }) => ({ value: id, label: `${label}, ${address}` })),
                    ]}
                  />
                  <ul className={styles.hours}>
                    {option.pickupLocations.map(({ id, label, openingHours }) =>
                      openingHours === '' ? null : <li key={id}>{text('checkout.openAt', { place: label, hours: openingHours })}</li>,
                    )}
                  </ul>
                </>
              ) : null}
            </RadioCard>
          ))}
        </RadioCardGroup>
      )}
    </StepForm>
  )
}
