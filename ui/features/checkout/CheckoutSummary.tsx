import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { placeLine, streetLine } from '@thuishaven/core/account'
import { dayText } from '@thuishaven/core/locale'
import { deliveryOptionsQuery, paymentOptionsQuery, useShop, pathTo, deliveryAddress, deliveryCountry } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './CheckoutForm.module.css'
import { useDeliveryTexts } from './useDeliveryTexts.ts'

interface FactProps {
  readonly title: string
  readonly children: ReactNode
  readonly change: string
  readonly href: string
}

const Fact = ({ title, children, change, href }: FactProps) => (
  <div className={styles.fact}>
    <dt>{title}</dt>
    <dd>
      {children}
      <div>
        <Link href={href}>{change}</Link>
      </div>
    </dd>
  </div>
)

/** The choices of earlier steps, each with a link to change it; the payment method only after its step. */
export const CheckoutSummary = ({ withPayment }: { readonly withPayment: boolean }) => {
  const shop = useShop()
  const { text } = useMessages()
  const { cart } = useStore(shop.cart)
  const deliveryTexts = useDeliveryTexts()
  const country = deliveryCountry(shop)
  const { data: deliveries = [] } = useQuery(deliveryOptionsQuery(shop, country))
  const { data: payments = [] } = useQuery({ ...paymentOptionsQuery(shop, country), enabled: withPayment })
  const address = deliveryAddress(shop)
  const delivery = deliveries.find((option) => option.id === cart.shippingOptionId)
  const place = delivery?.pickupLocations.find(({ id }) => id === cart.pickupLocationId)
  const day = delivery === undefined || delivery.deliveryDays.length === 0 ? (delivery?.expectedDay ?? null) : cart.deliveryDay
  const prices = delivery === undefined ? null : deliveryTexts(delivery)
  const payment = payments.find((option) => option.id === cart.paymentOptionId)
  return (
    <dl className={styles.facts}>
      {address === null ? null : (
        <Fact title={text('checkout.address')} change={text('checkout.changeAddress')} href={pathTo(shop.locale, 'checkout.information')}>
          {address.companyName === '' ? null : (
            <>
              {address.companyName}
              <br />
            </>
          )}
          {address.firstName} {address.lastName}
          <br />
          {streetLine(address)}
          <br />
          {placeLine(address)}, {text(`account.countries.${address.countryCode}`)}
        </Fact>
      )}
      {delivery === undefined || prices === null ? null : (
        <Fact title={text('checkout.delivery')} change={text('checkout.changeDelivery')} href={pathTo(shop.locale, 'checkout.delivery')}>
          {/* Free delivery has a line among the costs, and its label may say so too. */}
          {delivery.price === 0 ? delivery.label : `${delivery.label}, ${prices.way}`}
          {day === null ? null : <div className={styles.day}>{dayText(day, shop.locale)}</div>}
          {delivery.services.map((service, index) =>
            cart.deliveryServices.includes(service.id) ? (
              <div key={service.id}>
                {service.label}, {prices.services[index]}
              </div>
            ) : null,
          )}
          {place === undefined ? null : (
            <div>
              {place.label}, {place.address}
            </div>
          )}
        </Fact>
      )}
      {withPayment && payment !== undefined ? (
        <Fact title={text('checkout.payment')} change={text('checkout.changePayment')} href={pathTo(shop.locale, 'checkout.overview')}>
          {payment.label}
        </Fact>
      ) : null}
    </dl>
  )
}
