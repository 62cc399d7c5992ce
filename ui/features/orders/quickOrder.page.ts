import type { PageModule } from '../../framework/router/route.ts'
import { pathsTo } from '../shop/index.ts'

export { QuickOrderPage as Page } from './QuickOrderPage.tsx'

export const load: PageModule['load'] = ({ text }) =>
  Promise.resolve({ kind: 'page', head: { title: text('account.orderList.title'), paths: pathsTo('quickOrder', {}) } })
