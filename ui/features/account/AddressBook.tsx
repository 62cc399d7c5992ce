import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { streetLine } from '@thuishaven/core/account'
import type { Address, Session } from '@thuishaven/core/account'
import type { CustomerApi } from '@thuishaven/core/customer'
import { addressesQuery, useShop } from '../shop/index.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { urlOf } from '../../framework/router/urlOf.ts'
import { Alert, Badge } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ActionResult, AddressLines, FormButton, PanelOpener, sectionStyles } from '../account-frame/index.ts'
import { usePostedPersonal } from './postedPersonal.ts'
import type { PersonalIntent } from './postedPersonal.ts'

const headingId = 'delivery-addresses'
/** Names in the page's address the address that is about to be removed. */
const removeParameter = 'remove'

/** A change of the address book; returns whether it was made, and has notified the shopper if not. */
type AddressWork = (customer: CustomerApi) => Promise<boolean>

/** What two addresses share when a letter to either reaches the same person. */
const lettered = (address: Address): string =>
  [address.companyName, address.firstName, address.lastName, streetLine(address), address.zipCode, address.city, address.countryCode].join(
    '\n',
  )

interface EntryProps {
  readonly address: Address
  readonly isDefault: boolean
  /** Invoices go to this address already. */
  readonly isBilled: boolean
  readonly busy: boolean
  readonly act: (work: AddressWork) => Promise<boolean>
  /** Called when the entry, and with it the focused element, is removed. */
  readonly onRemoved: () => void
}

const Entry = ({ address, isDefault, isBilled, busy, act, onRemoved }: EntryProps) => {
  const { text } = useMessages()
  const { href } = useShopLocation().current
  // Without a script the question comes with the page.
  const [asks, setAsks] = useState(urlOf(href).searchParams.get(removeParameter) === address.uid)
  const name = `${streetLine(address)}, ${address.city}`
  const entry = useRef<HTMLLIElement>(null)
  const remover = useRef<HTMLButtonElement>(null)
  // The pressed button goes once what it does is done.
  const change = async (work: AddressWork): Promise<void> => {
    if (await act(work)) entry.current?.focus()
  }
  const way = (key: 'addressMakeDefault' | 'addressForInvoices', intent: PersonalIntent, work: AddressWork) => (
    <FormButton
      method="post"
      field={['uid', address.uid]}
      size="s"
      variant="quiet"
      name="intent"
      value={intent}
      busy={busy}
      aria-label={`${text(`account.${key}`)}: ${name}`}
      onPress={() => void change(work)}
    >
      {text(`account.${key}`)}
    </FormButton>
  )
  const remove = async (): Promise<void> => {
    if (await act((customer) => customer.deleteAddress(address.uid))) onRemoved()
  }
  const keep = (): void => {
    setAsks(false)
    remover.current?.focus()
  }
  return (
    <li ref={entry} tabIndex={-1}>
      <div className={sectionStyles.address}>
        <AddressLines address={address} />
        {isDefault ? <Badge>{text('account.isDefault')}</Badge> : null}
      </div>
      <div className={sectionStyles.actions}>
        <PanelOpener panel="addresses" about={address.uid} size="s" variant="quiet" aria-label={`${text('account.addressEdit')}: ${name}`}>
          {text('account.addressEdit')}
        </PanelOpener>
        <FormButton
          ref={remover}
          method="get"
          action={`#${headingId}`}
          size="s"
          variant="quiet"
          name={removeParameter}
          value={address.uid}
          aria-label={`${text('account.addressRemove')}: ${name}`}
          onPress={() => setAsks(true)}
        >
          {text('account.addressRemove')}
        </FormButton>
        {isBilled ? null : way('addressForInvoices', 'invoiceAddress', (customer) => customer.setInvoiceAddress(address.uid))}
        {isDefault ? null : way('addressMakeDefault', 'defaultAddress', (customer) => customer.setDefaultAddress(address.uid))}
        {asks ? (
          <Alert
            tone="warning"
            title={text('account.addressRemoveAsk')}
            action={
              <div className={sectionStyles.actions}>
                <FormButton
                  method="post"
                  field={['uid', address.uid]}
                  size="s"
                  name="intent"
                  value="addressRemoval"
                  busy={busy}
                  onPress={() => void remove()}
                >
                  {text('account.addressRemoveYes')}
                </FormButton>
                <FormButton method="get" action={`#${headingId}`} size="s" variant="quiet" onPress={keep}>
                  {text('account.addressRemoveNo')}
                </FormButton>
              </div>
            }
          >
            {name}
          </Alert>
        ) : null}
      </div>
    </li>
  )
}

/** The saved addresses: add, change, take away, and which of them is the usual one (ADR-07, ADR-08). */
export const AddressBook = ({ customer }: { readonly customer: Session }) => {
  const shop = useShop()
  const queries = useQueryClient()
  const { text } = useMessages()
  const posted = usePostedPersonal('addressRemoval', 'defaultAddress', 'invoiceAddress')
  // The addresses are part of the session, which is reloaded after each change.
  const { data: addresses = customer.deliveryAddresses } = useQuery(addressesQuery(shop))
  const { mutateAsync: act, isPending } = useMutation({
    mutationFn: async (work: AddressWork): Promise<boolean> => {
      const api = await shop.customer.load().catch(() => null)
      if (api === null) shop.toasts.show({ type: 'error', message: { key: 'error.connection' } })
      return api !== null && work(api)
    },
    // The next change need not wait for the list.
    onSettled: () => void queries.invalidateQueries({ queryKey: addressesQuery(shop).queryKey }),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const [billed] = customer.invoiceAddresses.map(lettered)
  return (
    <>
      <section className={sectionStyles.block} aria-labelledby={headingId}>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {text('account.deliveryAddresses')}
        </h2>
        <ActionResult result={posted?.result} />
        {addresses.length === 0 ? <p className={sectionStyles.quiet}>{text('account.noAddresses')}</p> : null}
        <div className={sectionStyles.addresses}>
          <ul aria-label={text('account.deliveryAddresses')}>
            {addresses.map((address) => (
              <Entry
                key={address.uid}
                address={address}
                isDefault={address.id === customer.defaultDeliveryAddressId}
                isBilled={lettered(address) === billed}
                busy={isPending}
                act={act}
                onRemoved={() => heading.current?.focus()}
              />
            ))}
          </ul>
          <div className={sectionStyles.add}>
            <PanelOpener panel="addresses" about="new" variant="secondary">
              {text('account.addressAdd')}
            </PanelOpener>
          </div>
        </div>
      </section>
      <section className={sectionStyles.block} aria-labelledby="invoice-addresses">
        <h2 id="invoice-addresses">{text('account.invoiceAddresses')}</h2>
        {addresses.some((address) => lettered(address) !== billed) ? (
          <p className={sectionStyles.quiet}>{text('account.invoiceAddressHint')}</p>
        ) : null}
        {customer.invoiceAddresses.length === 0 ? <p className={sectionStyles.quiet}>{text('account.noAddresses')}</p> : null}
        <ul className={sectionStyles.addresses} aria-label={text('account.invoiceAddresses')}>
          {customer.invoiceAddresses.map((address, place) => (
            <li key={address.id}>
              <AddressLines address={address} />
              {/* Invoices go to the first. */}
              {place > 0 ? null : (
                <div className={sectionStyles.actions}>
                  <PanelOpener
                    panel="addresses"
                    about="invoice"
                    size="s"
                    variant="quiet"
                    aria-label={`${text('account.addressEdit')}: ${text('account.order.invoiceTo')}`}
                  >
                    {text('account.addressEdit')}
                  </PanelOpener>
                </div>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
