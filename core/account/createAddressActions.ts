import { Effect } from 'effect'
import type { ToastStore } from '../notifications/createToastStore.ts'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { Phrase } from '../notifications/phrase.ts'
import type { Run } from '../run.ts'
import { validateForm } from '../validation/forms.ts'
import type { Address, AddressForm } from './address.ts'
import type { AddressBookPort } from './AddressBookPort.ts'
import { addressChanges } from './addressChanges.ts'
import { searchedLine } from './addressLines.ts'
import { addressSchema } from './registration.ts'
import type { SessionStore } from './sessionStore.ts'

/** Actions of the address book; a notification reports the result too (ADR-08). */
export interface AddressActions {
  /** Creates or changes an address; only changed fields are sent (ADR-01, ADR-07). Returns its uid. */
  readonly saveAddress: (form: AddressForm, saved: Address | null) => Promise<Result<string, Phrase>>
  readonly deleteAddress: (uid: string) => Promise<boolean>
  /** Orders go there, unless the customer chooses another one. */
  readonly setDefaultAddress: (uid: string) => Promise<boolean>
  readonly setInvoiceAddress: (uid: string) => Promise<boolean>
}

export interface AddressActionsDeps {
  readonly run: Run<{ readonly addressBook: AddressBookPort }>
  readonly session: Pick<SessionStore, 'restore'>
  readonly toasts: Pick<ToastStore, 'show'>
}

/** The use-cases of the address book. */
export const createAddressActions = ({ run, session, toasts }: AddressActionsDeps): AddressActions => {
  const notify = (isDone: boolean, done: Phrase['key'], notDone: Phrase['key']): void =>
    void toasts.show({
      type: isDone ? 'success' : 'error',
      title: { key: isDone ? 'phrases.Success' : 'phrases.Failed' },
      message: { key: isDone ? done : notDone },
      about: done,
    })

  const carryOut = async <Value>(
    useCase: (backend: { readonly addressBook: AddressBookPort }) => Effect.Effect<Value, BackendFailure | Refused>,
    [done, notDone]: readonly [Phrase['key'], Phrase['key']],
  ): Promise<Result<Value, Phrase>> => {
    const result = await run(useCase)
    // The session then has the backend's version of it.
    if (result.ok) await session.restore()
    notify(result.ok, done, notDone)
    return result.ok ? ok(result.value) : err({ key: result.failure._tag === 'Refused' ? notDone : 'error.connection' })
  }

  return {
    saveAddress: async (form, saved) => {
      const { valid, values: typed } = validateForm(addressSchema, form)
      const values = { ...typed, address: searchedLine(typed) }
      const created = ['phrases.accountAddressCreateSuccess', 'phrases.accountAddressCreateFailed'] as const
      const changed = ['phrases.accountAddressChangeSuccess', 'phrases.accountAddressChangeFailed'] as const
      if (!valid) return err({ key: 'checkout.fieldsMissing' })
      if (saved === null) {
        const { countryCode, ...texts } = values
        const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
        const made = await carryOut(({ addressBook }) => addressBook.createAddress({ countryCode, ...filled }), created)
        return made.ok ? ok(made.value.uid) : made
      }
      const fields = addressChanges(saved, values)
      if (Object.keys(fields).length === 0) return ok(saved.uid)
      const done = await carryOut(({ addressBook }) => addressBook.changeAddress({ uid: saved.uid, fields }), changed)
      return done.ok ? ok(saved.uid) : done
    },
    deleteAddress: async (uid) => {
      // A missing address counts as deleted: an earlier attempt may have deleted it and lost its response.
      const gone = ({ addressBook }: { readonly addressBook: AddressBookPort }) =>
        Effect.catchTag(addressBook.deleteAddress(uid), 'Refused', (failure) =>
          failure.reason === 'notFound' ? Effect.void : Effect.fail(failure),
        )
      return (await carryOut(gone, ['phrases.addressDeleteSuccess', 'phrases.addressDeleteFailed'])).ok
    },
    setDefaultAddress: async (uid) =>
      (
        await carryOut(
          ({ addressBook }) => addressBook.setDefaultAddress(uid),
          ['phrases.accountChangeDefaultAddressSuccess', 'phrases.accountChangeDefaultAddressError'],
        )
      ).ok,
    setInvoiceAddress: async (uid) =>
      (
        await carryOut(
          ({ addressBook }) => addressBook.setInvoiceAddress(uid),
          ['phrases.accountChangeInvoiceAddressSuccess', 'phrases.accountChangeInvoiceAddressError'],
        )
      ).ok,
  }
}
