import { err, ok } from '@thuishaven/core'
import type { Result, Shop } from '@thuishaven/core'
import type { PersonalForm } from '@thuishaven/core/account'
import { defaultCountry, localeCodes } from '@thuishaven/core/locale'
import type { Message } from '@thuishaven/core/notifications'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import type { PostedField } from '../../framework/server/requestScope.server.ts'
import { customerForm } from '../account-frame/index.server.ts'
import type { CustomerForm, CustomerFormResponse } from '../account-frame/index.server.ts'
import { pathTo } from '../shop/index.ts'
import { personalIntents } from './postedPersonal.ts'
import type { PersonalIntent, PostedPersonal } from './postedPersonal.ts'

const typedDetails = (field: PostedField): PersonalForm => ({
  firstName: field('firstName'),
  lastName: field('lastName'),
  phoneNumber: field('phoneNumber'),
  language: localeCodes.find((code) => code === field('language')) ?? 'nld',
  companyName: field('companyName'),
  cocNumber: field('cocNumber'),
  vatNumber: field('vatNumber'),
  reference: field('reference'),
})

const saveDetails = async ({ customer, shop, field }: CustomerForm): Promise<Result<unknown, Message>> => {
  const saved = await customer.api.details()
  if (!saved.ok) return err({ key: 'error.connection' })
  const { session } = shop.session.getSnapshot()
  const billed = session?.invoiceAddresses[0] ?? session?.deliveryAddresses[0]
  return customer.saveDetails({ ...typedDetails(field), countryCode: billed?.countryCode ?? defaultCountry }, saved.value)
}

const actions: Readonly<Record<PersonalIntent, (form: CustomerForm) => Promise<Result<unknown, Message>>>> = {
  details: saveDetails,
  email: ({ customer, field }) => customer.changeEmail({ emailAddress: field('emailAddress'), password: field('password') }),
  password: ({ customer, field }) =>
    customer.changePassword({
      currentPassword: field('currentPassword'),
      password: field('password'),
      password_confirm: field('password_confirm'),
    }),
  deletion: ({ customer, field }) => customer.deleteAccount({ password: field('password') }),
  addressRemoval: async ({ customer, field }) =>
    (await customer.deleteAddress(field('uid'))) ? ok(null) : err({ key: 'phrases.addressDeleteFailed' }),
  defaultAddress: async ({ customer, field }) =>
    (await customer.setDefaultAddress(field('uid'))) ? ok(null) : err({ key: 'phrases.accountChangeDefaultAddressError' }),
  invoiceAddress: async ({ customer, field }) =>
    (await customer.setInvoiceAddress(field('uid'))) ? ok(null) : err({ key: 'phrases.accountChangeInvoiceAddressError' }),
}

const respond = async (form: CustomerForm): Promise<CustomerFormResponse> => {
  const { shop, field, here, waits } = form
  const intent = personalIntents.find((name) => name === field('intent'))
  if (intent === undefined) return null
  const result = waits ? err({ key: 'phrases.tooManyRequests' } as const) : await actions[intent](form)
  if (result.ok) return { to: intent === 'deletion' ? pathTo(shop.locale, 'home') : `${here}?done=${intent}` }
  const shows: PostedPersonal = {
    intent,
    details: intent === 'details' ? typedDetails(field) : null,
    emailAddress: intent === 'email' ? field('emailAddress') : '',
    result,
  }
  return { shows }
}

/** The customer's own data as plain posts, for a press made before the page has hydrated. */
export const personalForms: ServerAction<ActionDependencies<Shop>> = {
  method: 'post',
  path: (locale) => pathTo(locale, 'account.information'),
  handler: customerForm(respond),
}
