import type { PageModule } from '../../framework/router/route.ts'
import { pathsTo } from '../shop/index.ts'

export { LegalGuaranteePage as Page } from './LegalGuaranteePage.tsx'

/** Needs nothing of the backend: the law requires the notice in every shop. */
export const load: PageModule['load'] = ({ text }) =>
  Promise.resolve({ kind: 'page', head: { title: text('shell.footer.guarantee'), paths: pathsTo('legalGuarantee', {}) } })
