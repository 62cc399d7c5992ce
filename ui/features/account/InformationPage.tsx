import { useQuery } from '@tanstack/react-query'
import { defaultCountry } from '@thuishaven/core/locale'
import { detailsQuery, useShop } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Link, Skeleton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { AddressBook } from './AddressBook.tsx'
import { AccountFrame, QueryResult, sectionStyles } from '../account-frame/index.ts'
import styles from './Personal.module.css'
import { Passkeys } from './Passkeys.tsx'
import { PersonalData } from './PersonalData.tsx'
import { SignInData } from './SignInData.tsx'
import { YourData } from './YourData.tsx'

const parts = [
  ['personal-data', 'account.personal.title'],
  ['delivery-addresses', 'account.deliveryAddresses'],
  ['invoice-addresses', 'account.invoiceAddresses'],
  ['sign-in-data', 'account.personal.signIn'],
  ['passkeys', 'account.passkeys.title'],
  ['your-data', 'account.personal.yours'],
] as const

/** Personal data, saved addresses, sign-in data, and the customer's rights to their data. */
export const InformationPage = ({ params }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const { session: customer } = useStore(shop.session)
  const query = useQuery(detailsQuery(shop))
  if (customer === null) return null
  const [billed = customer.deliveryAddresses[0]] = customer.invoiceAddresses
  return (
    <AccountFrame section="information" title={text('account.informationTitle')}>
      <div>
        <p className={sectionStyles.quiet}>
          {text('account.customerNumber')} {customer.customerId}
        </p>
        <nav aria-label={text('account.informationTitle')}>
          <ul className={styles.jumps}>
            {parts.map(([id, name]) => (
              <li key={id}>
                <Link variant="alone" href={`#${id}`}>
                  {text(name)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.parts}>
        <QueryResult query={query} params={params} waiting={<Skeleton height="24rem" />}>
          {(details) => <PersonalData details={details} countryCode={billed?.countryCode ?? defaultCountry} />}
        </QueryResult>
        <AddressBook customer={customer} />
        <SignInData emailAddress={customer.emailAddress} />
        <Passkeys customer={customer} />
        <YourData />
      </div>
    </AccountFrame>
  )
}
