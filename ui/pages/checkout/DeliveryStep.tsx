import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deliveryOptionsQuery } from '../../bindings/queries.ts'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { Alert, Button, RadioCard, RadioCardGroup, Select, Skeleton } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { useAmountText } from '../../shell/prices/usePriceTexts.ts'
import styles from './CheckoutForm.module.css'
import { deliveryCountry } from './deliveryCountry.ts'
import { StepWays } from './StepWays.tsx'
import { useStep } from './useStep.ts'

/** Step 2: how the order comes. The cart's option or the first is chosen (CHK-05); a failed choice is taken back (CHK-06). */
export const DeliveryStep = () => {
  const shop = useShop()
  const { text, say } = useText()
  const amountText = useAmountText('elsewhere')
  const { cart } = useStore(shop.cart)
  const options = useQuery(deliveryOptionsQuery(shop, deliveryCountry(shop)))
  const { busy, message, next, setMessage } = useStep('delivery')
  const choose = async (shippingOptionId: string, pickupLocationId?: string): Promise<void> => {
    const outcome = await shop.cart.choose({ shippingOptionId, ...(pickupLocationId === undefined ? {} : { pickupLocationId }) })
    setMessage(outcome.ok ? null : { key: 'checkout.choiceFailed' })
  }
  const first = options.data?.[0]?.id
  const known = options.data?.some((option) => option.id === cart.shippingOptionId) ?? true
  useEffect(() => {
    if (first !== undefined && !known) void shop.cart.choose({ shippingOptionId: first })
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
      {options.isError ? (
        <Alert
          tone="error"
          action={
            <Button size="s" variant="secondary" onClick={() => void options.refetch()}>
              {text('error.again')}
            </Button>
          }
        >
          {text('checkout.optionsFailed')}
        </Alert>
      ) : null}
      {options.isPending ? <Skeleton height="9rem" /> : null}
      {options.data?.length === 0 ? <Alert tone="warning">{text('checkout.noDelivery')}</Alert> : null}
      {options.data === undefined || options.data.length === 0 ? null : (
        <RadioCardGroup name="delivery" legend={text('checkout.deliveryHow')} legendHidden value={cart.shippingOptionId} onChange={(id) => void choose(id)}>
          {options.data.map((option) => (
            <RadioCard key={option.id} value={option.id} label={option.label} description={option.description} price={option.price === 0 ? text('price.free') : amountText(option.price)}>
              {option.pickupLocations.length > 0 ? (
                <Select
                  aria-label={text('checkout.pickupWhere')}
                  value={cart.pickupLocationId ?? ''}
                  onChange={(event) => void choose(option.id, event.currentTarget.value)}
                  options={[
                    { value: '', label: text('checkout.pickupChoose'), disabled: true },
                    ...option.pickupLocations.map(({ id, label, address }) => ({ value: id, label: `${label}, ${address}` })),
                  ]}
                />
              ) : null}
            </RadioCard>
          ))}
        </RadioCardGroup>
      )}
      <StepWays step="delivery" busy={busy} label={text('checkout.toOverview')} />
    </form>
  )
}
