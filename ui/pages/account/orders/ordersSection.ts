import { pageOf } from '@thuishaven/core/catalogue'
import { orderStatusOf } from '@thuishaven/core/orders'
import { ordersQuery } from '../../../bindings/customerQueries.ts'
import type { PageModule } from '../../../shell/page.ts'
import { loadAnswer } from '../area/loadAnswer.ts'
import { sectionPage } from '../area/sectionPage.ts'
import { OrdersPage } from './OrdersPage.tsx'

const load: PageModule['load'] = (input) =>
  sectionPage(input, 'orders', () => {
    const { shop, queries, search, text } = input
    const wish = { page: pageOf(search.get('page')), status: orderStatusOf(search.get('status')) }
    return loadAnswer(queries, ordersQuery(shop, wish), { title: text('account.menuOrders'), noindex: true })
  })

export const ordersSection: PageModule = { Page: OrdersPage, load }
