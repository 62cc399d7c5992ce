import type { PageModule } from '../../shell/location/route.ts'
import { loadContent } from './loadContent.ts'

export { BusinessClaims as Lead } from '../../shell/layouts/BusinessClaims.tsx'
export { ContentPage as Page } from './ContentPage.tsx'

export const load: PageModule['load'] = loadContent
