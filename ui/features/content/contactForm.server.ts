import type { Handler } from 'hono'
import type { Shop } from '@thuishaven/core'
import { contactSchema } from '@thuishaven/core/contact'
import type { Locale } from '@thuishaven/core/locale'
import { validateForm } from '@thuishaven/core/validation'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import { readFormData, seeOther } from '../../framework/server/requestScope.server.ts'
import type { ServerEnv } from '../../framework/server/trustedProxies.server.ts'
import { pathTo } from '../shop/index.ts'
import { contactProblem } from './postedContact.ts'
import type { PostedContact } from './postedContact.ts'

const handler =
  ({ createScope, respondWithPage }: ActionDependencies<Shop>, locale: Locale): Handler<ServerEnv> =>
  async (context) => {
    const formData = await readFormData(context)
    if (formData instanceof Response) return formData
    const { field } = formData
    const typed = { name: field('name'), emailAddress: field('emailAddress'), message: field('message'), website: field('website') }
    const refused = (problem: PostedContact['problem']) =>
      respondWithPage(context, { shows: { values: typed, problem } satisfies PostedContact, isRefused: true })
    const scope = createScope(context, locale)
    try {
      if (context.get('tooOften') !== undefined) return await refused('contactForm.tooOften')
      const { valid, values } = validateForm(contactSchema, typed)
      if (!valid) return await refused(null)
      const sent = await scope.shop.sendMessage(values)
      return sent.ok ? seeOther(`${pathTo(locale, 'contact')}?done=sent`, scope) : await refused(contactProblem(sent.failure))
    } finally {
      await scope.close()
    }
  }

/** The contact form as a plain post, which works in the same way with and without JavaScript. */
export const contactForm: ServerAction<ActionDependencies<Shop>> = {
  method: 'post',
  path: (locale) => pathTo(locale, 'contact'),
  handler,
}
