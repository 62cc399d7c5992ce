import { useShop, pathTo } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { AccountFrame, AddressLines, Facts, sectionStyles } from '../account-frame/index.ts'
import { OpenAmounts, LastOrder } from '../orders/index.ts'

/** The signed-in customer, open amounts, and the delivery address. */
export const OverviewPage = () => {
  const { locale, session } = useShop()
  const { text } = useMessages()
  const { session: customer } = useStore(session)
  if (customer === null) return null
  const address = customer.deliveryAddresses.find(({ id }) => id === customer.defaultDeliveryAddressId)
  return (
    <AccountFrame section="overview" title={text('account.hello', { name: customer.firstName })}>
      {customer.status === 'inactive' ? (
        <Alert tone="warning" announced={false} action={<Link href={pathTo(locale, 'contact')}>{text('account.contact')}</Link>}>
          {text('account.inactiveText')}
        </Alert>
      ) : null}
      <OpenAmounts />
      <LastOrder besideOpen />
      <div className={sectionStyles.columns}>
        <section className={sectionStyles.block} aria-labelledby="customer-facts">
          <h2 id="customer-facts">{text('account.informationTitle')}</h2>
          <Facts
            facts={[
              [text('account.name'), `${customer.firstName} ${customer.lastName}`],
              ...(customer.companyName === '' ? [] : ([[text('account.companyName'), customer.companyName]] as const)),
              [text('account.customerNumber'), customer.customerId],
            ]}
          />
        </section>
        <section className={sectionStyles.block} aria-labelledby="default-address">
          <h2 id="default-address">{text('account.defaultAddress')}</h2>
          {address === undefined ? (
            <p className={sectionStyles.quiet}>{text('account.noDefaultAddress')}</p>
          ) : (
            <AddressLines address={address} />
          )}
        </section>
      </div>
      <p>
        <Link variant="alone" href={pathTo(locale, 'account.information')}>
          {text('account.allInformation')}
        </Link>
      </p>
    </AccountFrame>
  )
}
