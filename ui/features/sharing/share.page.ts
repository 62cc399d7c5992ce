import type { PageModule } from '../../framework/router/route.ts'
import { pathsTo } from '../shop/index.ts'

export { SharePage as Page } from './SharePage.tsx'

export const load: PageModule['load'] = ({ text }) =>
  Promise.resolve({ kind: 'page', head: { title: text('sharing.title'), paths: pathsTo('share', {}), noindex: true } })
