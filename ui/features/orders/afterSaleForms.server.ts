import type { Handler } from 'hono'
import type { Shop } from '@thuishaven/core'
import type { CustomerApi } from '@thuishaven/core/customer'
import type { Locale } from '@thuishaven/core/locale'
import { orderLookupSchema } from '@thuishaven/core/orders'
import type { OrderLine } from '@thuishaven/core/orders'
import { goodsOf, withdrawalSchema } from '@thuishaven/core/aftersale'
import type { WithdrawalForm } from '@thuishaven/core/aftersale'
import { validateForm } from '@thuishaven/core/validation'
import { orderProblem } from './orderProblem.ts'
import { longestList } from './postedForms.ts'
import type { PostedList, PostedLookup, PostedWithdrawal } from './postedForms.ts'
import { pathTo } from '../shop/index.ts'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import { seeOther, readFormData } from '../../framework/server/requestScope.server.ts'
import type { PostedField } from '../../framework/server/requestScope.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

interface Sent {
  readonly shop: Shop
  readonly customer: CustomerApi
  readonly locale: Locale
  readonly field: PostedField
  readonly form: FormData
  readonly search: URLSearchParams
  /** Posted too often: the same page, with what was typed and why not now. */
  readonly waits: boolean
}

/** A redirect target, or the result that the same page shows. */
type FormResponse = { readonly to: string } | { readonly shows: PostedList | PostedLookup | PostedWithdrawal; readonly isRefused: boolean }

const tooOften = { key: 'phrases.tooManyRequests' } as const

const fetchOrder = async ({ customer, locale, field, waits }: Sent): Promise<FormResponse> => {
  const { valid, values } = validateForm(orderLookupSchema, { orderNumber: field('orderNumber'), emailAddress: field('emailAddress') })
  if (waits) return { shows: { values, problem: 'tooOften' }, isRefused: true }
  const found = valid ? await customer.api.findOrder(values) : null
  if (found?.ok === true) return { to: `${pathTo(locale, 'order')}?key=${encodeURIComponent(found.value.key)}` }
  return { shows: { values, problem: found === null ? null : orderProblem(found.failure) }, isRefused: true }
}

/** The order that the address names, as far as the visitor may withdraw from it: that of a colleague is only to be read. */
const knownOrder = async ({ shop, customer, search }: Sent) => {
  const [uid, key] = [search.get('order') ?? '', search.get('key') ?? '']
  const requested = uid !== '' && shop.session.getSnapshot().isAuthenticated ? await customer.api.order(uid) : null
  if (requested?.ok === true && requested.value.orderedBy === null) return requested.value
  const found = key === '' ? null : await customer.api.findOrder({ key })
  return found?.ok === true ? found.value : null
}

const statedOf = (values: WithdrawalForm, lines: readonly OrderLine[] | null, chosen: readonly string[]): WithdrawalForm =>
  lines === null ? values : { ...values, goods: goodsOf(lines, new Set(chosen)) }

const withdraw = async (sent: Sent): Promise<FormResponse> => {
  const { customer, field, form, waits } = sent
  const typed = { name: field('name'), emailAddress: field('emailAddress'), orderNumber: field('orderNumber'), goods: field('goods') }
  const step = field('step')
  if (step === 'back') return { shows: { step: 'state', values: typed, chosen: null, problem: null, isJudged: false }, isRefused: false }
  if (step === 'confirm') {
    const withdrawalUid = field('withdrawalUid')
    const confirmed = waits ? null : await customer.confirmWithdrawal(withdrawalUid)
    if (confirmed?.ok === true) return { shows: { step: 'received', receipt: confirmed.value }, isRefused: false }
    const problem = confirmed?.failure ?? tooOften
    return { shows: { step, stated: { ...typed, withdrawalUid, expiresAt: '' }, problem }, isRefused: true }
  }
  const ticked = form.getAll('line').filter((uid) => typeof uid === 'string')
  if (waits) return { shows: { step: 'state', values: typed, chosen: ticked, problem: tooOften, isJudged: false }, isRefused: true }
  const order = await knownOrder(sent)
  const chosen = order === null ? null : ticked
  const { valid, values } = validateForm(withdrawalSchema, { ...typed, orderNumber: order?.orderNumber ?? typed.orderNumber })
  const isNothing = chosen?.length === 0
  const stated = valid && !isNothing ? await customer.stateWithdrawal(statedOf(values, order?.lines ?? null, chosen ?? [])) : null
  if (stated?.ok === true) return { shows: { step: 'confirm', stated: stated.value, problem: null }, isRefused: false }
  return { shows: { step: 'state', values, chosen, problem: stated?.failure ?? null, isJudged: true }, isRefused: true }
}

const orderByList = async ({ shop, customer, locale, field, waits }: Sent): Promise<FormResponse> => {
  const list = field('list').slice(0, longestList)
  if (waits) return { shows: { list, report: tooOften }, isRefused: true }
  if (list.trim() === '') return { shows: { list, report: null }, isRefused: true }
  await shop.cart.load()
  const result = await customer.orderList(list)
  if (!result.ok) return { shows: { list, report: result.failure }, isRefused: true }
  await shop.cart.settled()
  // Pending tasks did not reach the backend, and this scope ends here.
  if (shop.cart.getSnapshot().pending > 0) return { shows: { list, report: { key: 'error.connection' } }, isRefused: true }
  const { faults } = result.value
  if (faults.length === 0) return { to: `${pathTo(locale, 'quickOrder')}?panel=cart` }
  return { shows: { list: faults.map(({ typed }) => typed).join('\n'), report: result.value }, isRefused: true }
}

const forms = { order: fetchOrder, withdraw, quickOrder: orderByList } as const

const formHandler =
  (page: keyof typeof forms) =>
  ({ createScope, respondWithPage }: ActionDependencies<Shop>, locale: Locale): Handler<ServerEnv> =>
  async (context) => {
    const formData = await readFormData(context)
    if (formData instanceof Response) return formData
    const scope = createScope(context, locale)
    try {
      const { shop } = scope
      await shop.session.restore()
      const sent = {
        shop,
        customer: await shop.customer.load(),
        locale,
        ...formData,
        search: context.get('client').url.searchParams,
        waits: context.get('tooOften') !== undefined,
      }
      const response = await forms[page](sent)
      if ('to' in response) return seeOther(response.to, scope)
      const shown = await respondWithPage(context, response)
      // A first cart is made by a list of which some rows were right.
      for (const cookie of scope.setCookies()) shown.headers.append('set-cookie', cookie)
      return shown
    } finally {
      await scope.close()
    }
  }

/**
 * The forms after the sale as plain posts, so that a withdrawal works without JavaScript. The response is the page itself, because typed values
 * are personal and must not be in an address.
 */
export const afterSaleForms: readonly ServerAction<ActionDependencies<Shop>>[] = (['order', 'withdraw', 'quickOrder'] as const).map(
  (page) => ({
    method: 'post',
    path: (locale) => pathTo(locale, page),
    handler: formHandler(page),
  }),
)
