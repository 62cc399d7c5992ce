import { useEffect } from 'react'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { Alert, RadioCard, RadioCardGroup } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import styles from './CheckoutForm.module.css'
import { deliveryAddress } from './deliveryCountry.ts'
import { StepWays } from './StepWays.tsx'
import { useStep } from './useStep.ts'

/** Step 1 of a customer: one of the saved addresses (CHK-02, CHK-05). */
export const AddressStep = () => {
  const shop = useShop()
  const { text, say } = useText()
  const { session } = useStore(shop.session)
  const { cart } = useStore(shop.cart)
  const { busy, message, next, setMessage } = useStep('information')
  const addresses = session?.deliveryAddresses ?? []
  const choose = async (addressId: string): Promise<void> => {
    const outcome = await shop.cart.choose({ addressId })
    setMessage(outcome.ok ? null : { key: 'checkout.choiceFailed' })
  }
  const first = deliveryAddress(shop)?.id ?? null
  useEffect(() => {
    if (cart.addressId === null && first !== null) void shop.cart.choose({ addressId: first })
  }, [cart.addressId, first, shop.cart])
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
      {addresses.length === 0 ? (
        <Alert tone="warning" announced={false}>
          {text('checkout.noAddress')}
        </Alert>
      ) : (
        <RadioCardGroup name="address" legend={text('checkout.deliverTo')} value={cart.addressId} onChange={(id) => void choose(id)}>
          {addresses.map((address) => (
            <RadioCard
              key={address.id}
              value={address.id}
              label={[address.firstName, address.lastName].join(' ')}
              description={`${address.streetName} ${address.houseNumber}${address.houseNumberAddition}, ${address.zipCode} ${address.city}, ${text(`account.countries.${address.countryCode}`)}`}
            />
          ))}
        </RadioCardGroup>
      )}
      <StepWays step="information" busy={busy} label={text('checkout.toDelivery')} />
    </form>
  )
}
