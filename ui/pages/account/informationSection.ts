import { detailsQuery } from '../../bindings/customerQueries.ts'
import type { PageModule } from '../../shell/location/route.ts'
import { loadResponse } from './area/loadQuery.ts'
import { sectionPage } from './area/sectionPage.ts'
import { InformationPage } from './InformationPage.tsx'

const load: PageModule['load'] = (input) =>
  sectionPage(input, 'information', () => {
    const { shop, queries, text } = input
    return loadResponse(queries, detailsQuery(shop), { title: text('account.informationTitle'), noindex: true })
  })

export const informationSection: PageModule = { Page: InformationPage, load }
