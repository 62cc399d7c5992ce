import type { PageModule } from '../../framework/router/route.ts'
import { loadContent } from './loadContent.ts'

export { BusinessClaims as Lead } from './BusinessClaims.tsx'
export { BusinessPage as Page } from './BusinessPage.tsx'

export const load: PageModule['load'] = loadContent
