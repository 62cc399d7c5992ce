import type { Handler } from 'hono'
import { err, ok } from '@thuishaven/core'
import type { Result, Shop } from '@thuishaven/core'
import type { PersonalForm } from '@thuishaven/core/account'
import type { CustomerApi } from '@thuishaven/core/customer'
import { defaultCountry, localeCodes } from '@thuishaven/core/locale'
import type { Locale } from '@thuishaven/core/locale'
import type { Message } from '@thuishaven/core/notifications'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import { readFormData, seeOther } from '../../framework/server/requestScope.server.ts'
import type { PostedField } from '../../framework/server/requestScope.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'
import { pathTo } from '../shop/index.ts'
import { personalIntents } from './postedPersonal.ts'
import type { PersonalIntent, PostedPersonal } from './postedPersonal.ts'

interface Sent {
  readonly customer: CustomerApi
  readonly shop: Shop
  readonly field: PostedField
}

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

const saveDetails = async ({ customer, shop, field }: Sent): Promise<Result<Message, Message>> => {
  const saved = await customer.api.details()
  if (!saved.ok) return err({ key: 'error.connection' })
  const { session } = shop.session.getSnapshot()
  const billed = session?.invoiceAddresses[0] ?? session?.deliveryAddresses[0]
  return customer.saveDetails({ ...typedDetails(field), countryCode: billed?.countryCode ?? defaultCountry }, saved.value)
}

const actions: Readonly<Record<PersonalIntent, (sent: Sent) => Promise<Result<Message, Message>>>> = {
  details: saveDetails,
  email: ({ customer, field }) => customer.changeEmail({ emailAddress: field('emailAddress'), password: field('password') }),
  password: ({ customer, field }) =>
    customer.changePassword({
      currentPassword: field('currentPassword'),
      password: field('password'),
      password_confirm: field('password_confirm'),
    }),
  deletion: ({ customer, field }) => customer.deleteAccount({ password: field('password') }),
  defaultAddress: async ({ customer, field }) =>
    (await customer.setDefaultAddress(field('uid')))
      ? ok({ key: 'phrases.accountChangeDefaultAddressSuccess' })
      : err({ key: 'phrases.accountChangeDefaultAddressError' }),
  invoiceAddress: async ({ customer, field }) =>
    (await customer.setInvoiceAddress(field('uid')))
      ? ok({ key: 'phrases.accountChangeInvoiceAddressSuccess' })
      : err({ key: 'phrases.accountChangeInvoiceAddressError' }),
}

const handler =
  ({ createScope, respondWithPage }: ActionDependencies<Shop>, locale: Locale): Handler<ServerEnv> =>
  async (context) => {
    const formData = await readFormData(context)
    if (formData instanceof Response) return formData
    const { field } = formData
    const intent = personalIntents.find((name) => name === field('intent'))
    if (intent === undefined) return context.text('Bad request', 400)
    const scope = createScope(context, locale)
    try {
      const { shop } = scope
      await shop.session.restore()
      if (!shop.session.getSnapshot().isAuthenticated) return seeOther(pathTo(locale, 'account.information'), scope)
      const tooOften = context.get('tooOften') !== undefined
      const result = tooOften
        ? err({ key: 'phrases.tooManyRequests' } as const)
        : await actions[intent]({ customer: await shop.customer.load(), shop, field })
      if (intent === 'deletion' && result.ok) return seeOther(pathTo(locale, 'home'), scope)
      const shows: PostedPersonal = {
        intent,
        details: intent === 'details' && !result.ok ? typedDetails(field) : null,
        emailAddress: intent === 'email' && !result.ok ? field('emailAddress') : '',
        result,
      }
      return await respondWithPage(context, { shows, isRefused: !result.ok })
    } finally {
      await scope.close()
    }
  }

/** The customer's own data as plain posts, for a press made before the page has hydrated. */
export const personalForms: ServerAction<ActionDependencies<Shop>> = {
  method: 'post',
  path: (locale) => pathTo(locale, 'account.information'),
  handler,
}
