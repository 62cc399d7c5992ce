import { pageOf } from '@thuishaven/core/catalogue'
import { orderStatusOf } from '@thuishaven/core/orders'
import { ordersQuery } from '../shop/index.ts'
import type { PageModule } from '../../framework/router/route.ts'
import { loadResponse, sectionPage } from '../account-frame/index.ts'
import { OrdersPage } from './OrdersPage.tsx'

const load: PageModule['load'] = (input) =>
  sectionPage(input, 'orders', () => {
    const { shop, queries, search, text } = input
    const request = { page: pageOf(search.get('page')), status: orderStatusOf(search.get('status')) }
    return loadResponse(queries, ordersQuery(shop, request), { title: text('account.menuOrders'), noindex: true })
  })

export const ordersSection: PageModule = { Page: OrdersPage, load }
