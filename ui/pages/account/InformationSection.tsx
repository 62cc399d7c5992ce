import type { Address, Session } from '@thuishaven/core/account'
import { useShop } from '../../bindings/ShopContext.ts'
import { Badge, Link } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { pathTo } from '../../shell/paths.ts'
import styles from './AccountPage.module.css'
import { AddressLines } from './AddressLines.tsx'

interface AddressListProps {
  readonly id: string
  readonly title: string
  readonly addresses: readonly Address[]
  readonly defaultId: string | null
}

const AddressList = ({ id, title, addresses, defaultId }: AddressListProps) => {
  const { text } = useText()
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {addresses.length === 0 ? (
        <p className={styles.quiet}>{text('account.noAddresses')}</p>
      ) : (
        <ul className={styles.addresses}>
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressLines address={address} />
              {address.id === defaultId ? <Badge>{text('account.isDefault')}</Badge> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Personal data and saved addresses, to read. */
export const InformationSection = ({ customer }: { readonly customer: Session }) => {
  const { locale } = useShop()
  const { text } = useText()
  const facts = [
    ['firstName', customer.firstName],
    ['lastName', customer.lastName],
    ['companyName', customer.companyName],
    ['email', customer.emailAddress],
    ['customerNumber', customer.customerId],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value === '' ? null : (
            <div key={name}>
              <dt>{text(`account.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <AddressList
        id="delivery-addresses"
        title={text('account.deliveryAddresses')}
        addresses={customer.deliveryAddresses}
        defaultId={customer.defaultDeliveryAddressId}
      />
      <AddressList id="invoice-addresses" title={text('account.invoiceAddresses')} addresses={customer.invoiceAddresses} defaultId={null} />
      <p className={styles.quiet}>
        {text('account.readOnly')} <Link href={pathTo(locale, 'contact')}>{text('account.contact')}</Link>
      </p>
    </>
  )
}
