import { orderQuery } from '../shop/index.ts'
import type { PageModule } from '../../framework/router/route.ts'
import { loadResponse, sectionPage } from '../account-frame/index.ts'
import { OrderPage } from './OrderPage.tsx'

const load: PageModule['load'] = (input) =>
  sectionPage(input, 'orders', () => {
    const { shop, queries, params, text } = input
    return loadResponse(queries, orderQuery(shop, params['id'] ?? ''), { title: text('account.menuOrders'), noindex: true }, params)
  })

export const orderSection: PageModule = { Page: OrderPage, load }
