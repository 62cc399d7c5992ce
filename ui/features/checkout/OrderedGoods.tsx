import { placeLine, streetLine } from '@thuishaven/core/account'
import { dayText } from '@thuishaven/core/locale'
import { deliveryText } from '@thuishaven/core/delivery'
import type { Cents } from '@thuishaven/core/money'
import { deliveryCharges } from '@thuishaven/core/orders'
import type { Order } from '@thuishaven/core/orders'
import { localePath } from '@thuishaven/core/routing'
import { useShop, useConfig } from '../shop/index.ts'
import { Button, LinkButton, PictureFrame } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'
import { RugSketch } from '../rug/index.ts'
import { LineFacts } from '../cart/index.ts'
import styles from './ResultPage.module.css'

/** The delivery day as text, or the delivery time where only that is known. */
export const Arrival = ({ order }: { readonly order: Order }) => {
  const { locale } = useShop()
  const { text, t } = useMessages()
  const { expectedDay, pickupLocation, time } = order.delivery
  if (expectedDay === null)
    return time === null ? null : (
      <p className={styles.delivery} data-testid="arrival">
        {text('checkout.arrivesWithin', { time: t(deliveryText(time.totalDays, time.unit)) })}
      </p>
    )
  const day = dayText(expectedDay, locale)
  return (
    <>
      <p className={styles.delivery} data-testid="arrival">
        {pickupLocation === null ? text('checkout.arrivesOn', { day }) : text('checkout.readyOn', { day, place: pickupLocation.label })}
      </p>
      {pickupLocation === null ? <p className={styles.quiet}>{text('checkout.nextMail')}</p> : null}
    </>
  )
}

/** The ordered products with their pictures, and what is charged for delivery (CHK-11). */
export const OrderedGoods = ({ order }: { readonly order: Order }) => {
  const { text } = useMessages()
  const amountText = useAmountText('cart')
  const { pricesExclVat } = useConfig()
  const on = pricesExclVat ? 'Excl' : 'Incl'
  const { lines, delivery, cartTotals } = order
  const { way, services } = deliveryCharges(order, pricesExclVat ? 'excl' : 'incl')
  const discount = (0 - cartTotals[`discount${on}Vat`]) as Cents
  const charges = [
    // The name of a free method already says that it is free.
    { label: way === 0 ? delivery.label : `${text('cart.shipping')}, ${delivery.label}`, amount: way },
    ...services,
    ...(discount < 0 ? [{ label: text('cart.discount'), amount: discount }] : []),
  ]
  return (
    <ul className={styles.goods} aria-label={text('checkout.summary')}>
      {lines.map((line) => {
        const made = line.options.find(({ custom }) => custom !== null)
        return (
          <li key={line.uid}>
            {made === undefined || made.custom === null ? (
              <PictureFrame source={line.picture} alt="" sizes="96px" widest={375} ratio={4 / 5} />
            ) : (
              <RugSketch measures={made.custom} texture={line.picture} label={made.name} />
            )}
            <div>
              <p>
                {line.quantity} × {line.title}
              </p>
              <LineFacts facts={line.facts} className={styles.quiet} />
              {line.options.length > 0 ? <p className={styles.quiet}>{line.options.map(({ name }) => name).join(', ')}</p> : null}
            </div>
            <p className={styles.amount}>{amountText(line.totals[`total${on}Vat`])}</p>
          </li>
        )
      })}
      {charges.map(({ label, amount }) => (
        <li key={label} className={styles.charge}>
          <p>{label}</p>
          <p className={styles.amount}>{amount === 0 ? text('price.free') : amountText(amount)}</p>
        </li>
      ))}
    </ul>
  )
}

/** Address, documents and care instructions of a paid order (CHK-11). */
export const OrderPapers = ({ order }: { readonly order: Order }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const { lines, delivery, deliveryAddress: address, invoices } = order
  const madeToMeasure = lines.some(({ options }) => options.some(({ custom }) => custom !== null))
  return (
    <>
      <div className={styles.pair}>
        <section aria-labelledby="result-where">
          <h2 id="result-where">{text(delivery.pickupLocation === null ? 'checkout.deliveredTo' : 'checkout.collectedAt')}</h2>
          {delivery.pickupLocation === null ? (
            <address>
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
              {placeLine(address)}
            </address>
          ) : (
            <p>
              {delivery.pickupLocation.label}
              <br />
              {delivery.pickupLocation.address}
            </p>
          )}
        </section>
        <section aria-labelledby="result-papers" className={styles.documents}>
          <h2 id="result-papers">{text('checkout.papers')}</h2>
          <ul>
            {invoices.map(({ uid, invoiceNumber }) => (
              <li key={uid}>
                <LinkButton
                  variant="quiet"
                  href={localePath(locale, `/account/invoices/${encodeURIComponent(uid)}/pdf`)}
                  download={`${invoiceNumber}.pdf`}
                >
                  {text('checkout.invoice', { number: invoiceNumber })}
                </LinkButton>
              </li>
            ))}
            <li>
              <Button variant="quiet" onClick={() => window.print()}>
                {text('checkout.print')}
              </Button>
            </li>
          </ul>
        </section>
      </div>
      {madeToMeasure ? (
        <section aria-labelledby="result-care">
          <h2 id="result-care">{text('checkout.careTitle')}</h2>
          <p className={styles.quiet}>{text('checkout.careText')}</p>
        </section>
      ) : null}
    </>
  )
}
