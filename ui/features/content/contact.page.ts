import type { PageModule } from '../../framework/router/route.ts'
import { loadContent } from './loadContent.ts'

export { BusinessClaims as Lead } from './BusinessClaims.tsx'
export { ContactPage as Page } from './ContactPage.tsx'

export const load: PageModule['load'] = loadContent
