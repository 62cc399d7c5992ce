import { detailsQuery } from '../shop/index.ts'
import type { PageModule } from '../../framework/router/route.ts'
import { loadResponse, sectionPage } from '../account-frame/index.ts'
import { InformationPage } from './InformationPage.tsx'

const load: PageModule['load'] = (input) =>
  sectionPage(input, 'information', () => {
    const { shop, queries, text } = input
    return loadResponse(queries, detailsQuery(shop), { title: text('account.informationTitle'), noindex: true })
  })

export const informationSection: PageModule = { Page: InformationPage, load }
