import { orderByKeyQuery, orderQuery, fetchResult } from '../shop/index.ts'
import type { PageModule } from '../../framework/router/route.ts'

export { WithdrawPage as Page } from './WithdrawPage.tsx'

/** The server loads the order for visitors without JavaScript; in the browser the page shows immediately and loads it itself. */
export const load: PageModule['load'] = async ({ shop, queries, search, text }) => {
  const head = { title: text('withdrawal.title'), noindex: true }
  const [uid, key] = [search.get('order') ?? '', search.get('key') ?? '']
  if (!import.meta.env.SSR || (uid === '' && key === '')) return { kind: 'page', head }
  const own = uid !== '' && (await shop.session.restore()) === 'signed-in' ? await fetchResult(queries, orderQuery(shop, uid)) : null
  const requested = own?.ok === true || key === '' ? own : await fetchResult(queries, orderByKeyQuery(shop, key))
  return { kind: 'page', head, params: requested?.ok === true ? {} : { order: 'unknown' } }
}
