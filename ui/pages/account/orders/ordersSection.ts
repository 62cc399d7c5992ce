import { pageOf } from '@thuishaven/core/catalogue'
import { orderStatusOf } from '@thuishaven/core/orders'
import { ordersQuery } from '../../../bindings/customerQueries.ts'
import type { PageModule } from '../../../shell/location/route.ts'
import { loadResponse } from '../area/loadQuery.ts'
import { sectionPage } from '../area/sectionPage.ts'
import { OrdersPage } from './OrdersPage.tsx'

const load: PageModule['load'] = (input) =>
  sectionPage(input, 'orders', () => {
    const { shop, queries, search, text } = input
    const request = { page: pageOf(search.get('page')), status: orderStatusOf(search.get('status')) }
    return loadResponse(queries, ordersQuery(shop, request), { title: text('account.menuOrders'), noindex: true })
  })

export const ordersSection: PageModule = { Page: OrdersPage, load }
