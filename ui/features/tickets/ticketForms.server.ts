import type { Shop } from '@thuishaven/core'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import { customerForm } from '../account-frame/index.server.ts'
import type { CustomerForm, CustomerFormResponse } from '../account-frame/index.server.ts'
import { pathTo } from '../shop/index.ts'
import type { PostedTicket } from './postedTicket.ts'

const respond = async ({ customer, field, here }: CustomerForm): Promise<CustomerFormResponse> => {
  const uid = field('uid')
  const values = { subject: field('subject'), message: field('message'), orderUid: field('orderUid') }
  const sent = await (uid === '' ? customer.contactSupport(values) : customer.reply(uid, values.message))
  // The page opens the question that its address names.
  return sent.ok
    ? { to: `${here}?done=${encodeURIComponent(sent.value.uid)}` }
    : { shows: { uid, values, problem: sent.failure } satisfies PostedTicket }
}

/** A new question and what is added to one, as plain posts. */
export const ticketForms: ServerAction<ActionDependencies<Shop>> = {
  method: 'post',
  path: (locale) => pathTo(locale, 'account.tickets'),
  handler: customerForm(respond),
}
