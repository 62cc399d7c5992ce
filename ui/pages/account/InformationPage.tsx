import { useQuery } from '@tanstack/react-query'
import { detailsQuery } from '../../bindings/customerQueries.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { useStore } from '../../bindings/useStore.ts'
import { Skeleton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../shell/location/route.ts'
import { AddressBook } from './AddressBook.tsx'
import { AccountFrame } from './area/AccountFrame.tsx'
import { QueryResult } from './area/QueryResult.tsx'
import { PersonalData } from './personal/PersonalData.tsx'
import { SignInData } from './personal/SignInData.tsx'
import { YourData } from './personal/YourData.tsx'
import styles from './Sections.module.css'

/** Personal data, saved addresses, what one signs in with, and what the law gives everybody. */
export const InformationPage = ({ params }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const { session: customer } = useStore(shop.session)
  const query = useQuery(detailsQuery(shop))
  if (customer === null) return null
  const [billed = customer.deliveryAddresses[0]] = customer.invoiceAddresses
  return (
    <AccountFrame section="information" title={text('account.informationTitle')}>
      <p className={styles.quiet}>
        {text('account.customerNumber')} {customer.customerId}
      </p>
      <QueryResult query={query} params={params} waiting={<Skeleton height="24rem" />}>
        {(details) => <PersonalData details={details} countryCode={billed?.countryCode ?? 'NL'} />}
      </QueryResult>
      <AddressBook customer={customer} />
      <SignInData emailAddress={customer.emailAddress} />
      <YourData />
    </AccountFrame>
  )
}
