import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { streetLine } from '@thuishaven/core/account'
import type { Address, Session } from '@thuishaven/core/account'
import type { CustomerApi } from '@thuishaven/core/customer'
import { addressesQuery, useShop } from '../shop/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { Alert, Badge, Button } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ActionResult, AddressLines, PanelOpener, sectionStyles } from '../account-frame/index.ts'
import { usePostedPersonal } from './postedPersonal.ts'
import type { PersonalIntent } from './postedPersonal.ts'

/** A change of the address book; returns whether it was made, and has notified the shopper if not. */
type AddressWork = (customer: CustomerApi) => Promise<boolean>

interface EntryProps {
  readonly address: Address
  readonly isDefault: boolean
  readonly busy: boolean
  readonly act: (work: AddressWork) => Promise<boolean>
  /** Called when the entry, and with it the focused element, is removed. */
  readonly onRemoved: () => void
}

const Entry = ({ address, isDefault, busy, act, onRemoved }: EntryProps) => {
  const { text } = useMessages()
  const hydrated = useHydrated()
  const [failure, setFailure] = useState(false)
  const name = `${streetLine(address)}, ${address.city}`
  const remover = useRef<HTMLButtonElement>(null)
  /** Before hydration the server carries it out. */
  const way = (key: 'addressMakeDefault' | 'addressForInvoices', intent: PersonalIntent, work: AddressWork) => (
    <form method="post">
      <input type="hidden" name="uid" value={address.uid} />
      <Button
        size="s"
        variant="quiet"
        type={hydrated ? 'button' : 'submit'}
        name="intent"
        value={intent}
        busy={busy}
        aria-label={`${text(`account.${key}`)}: ${name}`}
        onClick={() => void act(work)}
      >
        {text(`account.${key}`)}
      </Button>
    </form>
  )
  const remove = async (): Promise<void> => {
    if (await act((customer) => customer.deleteAddress(address.uid))) onRemoved()
  }
  const keep = (): void => {
    setFailure(false)
    remover.current?.focus()
  }
  return (
    <li>
      <div className={sectionStyles.address}>
        <AddressLines address={address} />
        {isDefault ? <Badge>{text('account.isDefault')}</Badge> : null}
      </div>
      <div className={sectionStyles.actions}>
        <PanelOpener panel="addresses" about={address.uid} size="s" variant="quiet" aria-label={`${text('account.addressEdit')}: ${name}`}>
          {text('account.addressEdit')}
        </PanelOpener>
        <Button
          ref={remover}
          size="s"
          variant="quiet"
          aria-label={`${text('account.addressRemove')}: ${name}`}
          onClick={() => setFailure(true)}
        >
          {text('account.addressRemove')}
        </Button>
        {isDefault ? null : way('addressMakeDefault', 'defaultAddress', (customer) => customer.setDefaultAddress(address.uid))}
        {way('addressForInvoices', 'invoiceAddress', (customer) => customer.setInvoiceAddress(address.uid))}
      </div>
      {failure ? (
        <Alert
          tone="warning"
          title={text('account.addressRemoveAsk')}
          action={
            <div className={sectionStyles.actions}>
              <Button size="s" busy={busy} onClick={() => void remove()}>
                {text('account.addressRemoveYes')}
              </Button>
              <Button size="s" variant="quiet" onClick={keep}>
                {text('account.addressRemoveNo')}
              </Button>
            </div>
          }
        >
          {name}
        </Alert>
      ) : null}
    </li>
  )
}

/** The saved addresses: add, change, take away, and which of them is the usual one (ADR-07, ADR-08). */
export const AddressBook = ({ customer }: { readonly customer: Session }) => {
  const shop = useShop()
  const queries = useQueryClient()
  const { text } = useMessages()
  const posted = usePostedPersonal('defaultAddress', 'invoiceAddress')
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
  return (
    <>
      <section className={sectionStyles.block} aria-labelledby="delivery-addresses">
        <h2 ref={heading} id="delivery-addresses" tabIndex={-1}>
          {text('account.deliveryAddresses')}
        </h2>
        <ActionResult result={posted?.result} />
        {addresses.length === 0 ? <p className={sectionStyles.quiet}>{text('account.noAddresses')}</p> : null}
        <ul className={sectionStyles.addresses} aria-label={text('account.deliveryAddresses')}>
          {addresses.map((address) => (
            <Entry
              key={address.uid}
              address={address}
              isDefault={address.id === customer.defaultDeliveryAddressId}
              busy={isPending}
              act={act}
              onRemoved={() => heading.current?.focus()}
            />
          ))}
        </ul>
        <div>
          <PanelOpener panel="addresses" about="new" variant="secondary">
            {text('account.addressAdd')}
          </PanelOpener>
        </div>
      </section>
      <section className={sectionStyles.block} aria-labelledby="invoice-addresses">
        <h2 id="invoice-addresses">{text('account.invoiceAddresses')}</h2>
        <p className={sectionStyles.quiet}>{text('account.invoiceAddressHint')}</p>
        {customer.invoiceAddresses.length === 0 ? <p className={sectionStyles.quiet}>{text('account.noAddresses')}</p> : null}
        <ul className={sectionStyles.addresses} aria-label={text('account.invoiceAddresses')}>
          {customer.invoiceAddresses.map((address) => (
            <li key={address.id}>
              <AddressLines address={address} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
