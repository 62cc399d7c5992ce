import type { PageModule } from '../../shell/location/route.ts'
import { loadContent } from './loadContent.ts'

export { BusinessClaims as Lead } from '../../shell/layouts/BusinessClaims.tsx'
export { ContactPage as Page } from './ContactPage.tsx'

export const load: PageModule['load'] = loadContent
