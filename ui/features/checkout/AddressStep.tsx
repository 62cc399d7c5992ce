import { placeLine, streetLine } from '@thuishaven/core/account'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useShop, deliveryAddress, pathTo } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Link, RadioCard, RadioCardGroup } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { StepForm } from './StepForm.tsx'
import { useCartChoice } from './useCartChoice.ts'
import type { Step } from './useStep.ts'

/** Step 1 of a customer: one of the saved addresses (CHK-02, CHK-05). */
export const AddressStep = ({ step: { busy, message, next, setMessage } }: { readonly step: Step }) => {
  const shop = useShop()
  const { text } = useMessages()
  const { session } = useStore(shop.session)
  const { cart } = useStore(shop.cart)
  const hydrated = useHydrated()
  const here = pathTo(shop.locale, 'checkout.information')
  const addresses = session?.deliveryAddresses ?? []
  const first = deliveryAddress(shop)?.id ?? null
  const choose = useCartChoice(cart.addressId === null && first !== null ? { addressId: first } : null, addresses.length, setMessage)
  return (
    <StepForm step="information" busy={busy} message={message} nextLabel={text('checkout.toDelivery')} onNext={() => next()}>
      <RadioCardGroup
        name="address"
        legend={text('checkout.deliverTo')}
        value={cart.addressId ?? (hydrated ? null : first)}
        onChange={(addressId) => void choose({ addressId })}
      >
        {addresses.map((address) => (
          <RadioCard
            key={address.id}
            value={address.id}
            label={[address.firstName, address.lastName].join(' ')}
            description={`${streetLine(address)}, ${placeLine(address)}, ${text(`account.countries.${address.countryCode}`)}`}
          >
            <Link href={`${here}?address=${encodeURIComponent(address.uid)}`}>{text('checkout.changeAddress')}</Link>
          </RadioCard>
        ))}
      </RadioCardGroup>
      <Link href={`${here}?address=new`}>{text('checkout.addAddress')}</Link>
    </StepForm>
  )
}
