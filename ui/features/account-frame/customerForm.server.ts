import type { Handler } from 'hono'
import type { Shop } from '@thuishaven/core'
import type { CustomerApi } from '@thuishaven/core/customer'
import type { Locale } from '@thuishaven/core/locale'
import type { ActionDependencies } from '../../framework/server/action.server.ts'
import { readFormData, seeOther } from '../../framework/server/requestScope.server.ts'
import type { PostedField } from '../../framework/server/requestScope.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'

/** A plain form of a customer who is signed in. */
export interface CustomerForm {
  readonly shop: Shop
  readonly customer: CustomerApi
  readonly field: PostedField
  /** Of what the page is about; '' where it is about nothing of its own. */
  readonly uid: string
  /** The path of the form's page. */
  readonly here: string
  /** Posted too often: the same page, with what was typed and why not now. */
  readonly waits: boolean
}

/** A redirect target, what the same page shows of a refusal, or null for a form that the page does not have. */
export type CustomerFormResponse = { readonly to: string } | { readonly shows: object } | null

/** The handler of the plain forms of one page of the account. Who is not signed in is sent to the page, which leads to the login. */
export const customerForm =
  (respond: (form: CustomerForm) => Promise<CustomerFormResponse>) =>
  ({ createScope, respondWithPage }: ActionDependencies<Shop>, locale: Locale): Handler<ServerEnv> =>
  async (context) => {
    const formData = await readFormData(context)
    if (formData instanceof Response) return formData
    const here = context.get('client').url.pathname
    const scope = createScope(context, locale)
    try {
      const { shop } = scope
      await shop.session.restore()
      if (!shop.session.getSnapshot().isAuthenticated) return seeOther(here, scope)
      const response = await respond({
        shop,
        customer: await shop.customer.load(),
        field: formData.field,
        uid: context.req.param('uid') ?? '',
        here,
        waits: context.get('tooOften') !== undefined,
      })
      if (response === null) return context.text('Bad request', 400)
      return 'to' in response ? seeOther(response.to, scope) : await respondWithPage(context, { shows: response.shows, isRefused: true })
    } finally {
      await scope.close()
    }
  }
