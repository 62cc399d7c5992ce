import { useEffect } from 'react'
import type { CartLine } from '@thuishaven/core/cart'
import { deliveryChoice } from '@thuishaven/core/checkout'
import type { DeliveryOption } from '@thuishaven/core/checkout'
import { dayText } from '@thuishaven/core/locale'
import { useQuery } from '@tanstack/react-query'
import { deliveryOptionsQuery, useShop, deliveryCountry } from '../shop/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Checkbox, Field, Mark, RadioCard, RadioCardGroup, Select } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './CheckoutForm.module.css'
import { OptionsState } from './OptionsState.tsx'
import { StepForm } from './StepForm.tsx'
import { useCartChoice } from './useCartChoice.ts'
import { useDeliveryTexts } from './useDeliveryTexts.ts'
import { useStep } from './useStep.ts'

/** The description of a method; one for collecting also says where, before it is chosen. */
const offered = ({ description, pickupLocations }: DeliveryOption): string =>
  [pickupLocations.map(({ label }) => label).join(', '), description].filter((part) => part !== '').join('. ')

/** The line that everything waits for. null where all take as long, or where it is not known of each. */
const slowestOf = (lines: readonly CartLine[]): CartLine | null => {
  const days = lines.map(({ delivery }) => delivery.totalDays ?? Infinity)
  const most = Math.max(...days)
  return Number.isFinite(most) && Math.min(...days) < most ? (lines[days.indexOf(most)] ?? null) : null
}

/** Step 2: the delivery method. The cart's option or the first one is selected (CHK-05); a failed selection is reverted (CHK-06). */
export const DeliveryStep = () => {
  const shop = useShop()
  const { text } = useMessages()
  const deliveryTexts = useDeliveryTexts()
  const { cart } = useStore(shop.cart)
  const hydrated = useHydrated()
  const options = useQuery(deliveryOptionsQuery(shop, deliveryCountry(shop)))
  const { busy, message, next, setMessage } = useStep('delivery')
  const list = options.data ?? []
  const slowest = slowestOf(cart.lines)
  const [first] = list
  const chosen = list.find((option) => option.id === cart.shippingOptionId)
  const day = chosen?.deliveryDays.find((each) => each === cart.deliveryDay)
  const missing = chosen === undefined ? first : chosen.deliveryDays.length > 0 && day === undefined ? chosen : undefined
  const cartChoices = { deliveryDay: cart.deliveryDay, deliveryServices: cart.deliveryServices }
  const choose = useCartChoice(missing === undefined ? null : deliveryChoice(missing, cartChoices), options.dataUpdatedAt, setMessage)
  /** A day that is refused has passed since the options were loaded; a service is not offered any more. */
  const chooseFor = async (option: DeliveryOption, change: Partial<typeof cartChoices>): Promise<void> => {
    if (!(await choose(deliveryChoice(option, { ...cartChoices, ...change })))) await options.refetch()
  }
  const withService = (id: string, isWanted: boolean): readonly string[] => [
    ...cart.deliveryServices.filter((each) => each !== id),
    ...(isWanted ? [id] : []),
  ]
  useEffect(() => shop.checkout.offer(options.data === undefined ? {} : { delivery: options.data }), [shop, options.data])
  return (
    <StepForm step="delivery" busy={busy} message={message} nextLabel={text('checkout.toOverview')} onNext={() => next()}>
      <OptionsState options={options} empty={text('checkout.noDelivery')} />
      {slowest === null || list.length === 0 ? null : (
        <p className={styles.together}>{text('checkout.together', { title: slowest.title })}</p>
      )}
      {list.length === 0 ? null : (
        <RadioCardGroup
          name="delivery"
          legend={text('checkout.deliveryHow')}
          legendHidden
          value={chosen !== undefined || hydrated ? cart.shippingOptionId : (first?.id ?? null)}
          onChange={(id) => {
            const option = list.find((each) => each.id === id)
            // Day and services stay, where this carrier offers them too.
            if (option !== undefined) void choose(deliveryChoice(option, cartChoices))
          }}
        >
          {list.map((option) => (
            <RadioCard
              key={option.id}
              value={option.id}
              label={option.label}
              icon={<Mark name={option.id} label="" />}
              description={
                option.expectedDay === null ? (
                  offered(option)
                ) : (
                  <>
                    <strong className={styles.day}>
                      {option.deliveryDays.length === 0
                        ? dayText(option.expectedDay, shop.locale)
                        : text('checkout.fromDay', { day: dayText(option.expectedDay, shop.locale) })}
                    </strong>{' '}
                    {offered(option)}
                  </>
                )
              }
              price={deliveryTexts(option).way}
            >
              {option.deliveryDays.length > 0 ? (
                <Field label={text('checkout.deliveryDay')} hint={text('checkout.deliveryDayHint')}>
                  <Select
                    name="deliveryDay"
                    value={day ?? option.deliveryDays[0]}
                    onChange={(event) => void chooseFor(option, { deliveryDay: Number(event.currentTarget.value) })}
                    options={option.deliveryDays.map((each) => ({ value: String(each), label: dayText(each, shop.locale) }))}
                  />
                </Field>
              ) : null}
              {option.services.length > 0 ? (
                <fieldset className={styles.services}>
                  <legend>{text('checkout.services')}</legend>
                  {option.services.map(({ id, label }, index) => (
                    <Checkbox
                      key={id}
                      name="services"
                      value={id}
                      label={label}
                      note={deliveryTexts(option).services[index]}
                      checked={cart.deliveryServices.includes(id)}
                      onChange={(event) => void chooseFor(option, { deliveryServices: withService(id, event.currentTarget.checked) })}
                    />
                  ))}
                </fieldset>
              ) : null}
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
