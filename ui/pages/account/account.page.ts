import type { PageModule } from '../../shell/page.ts'
import { accountSection, sectionTitles } from './accountSection.ts'

export { AccountPage as Page } from './AccountPage.tsx'

export const load: PageModule['load'] = ({ name, text }) => {
  const section = accountSection(name)
  return Promise.resolve(
    section === null
      ? { kind: 'notFound', because: 'route' }
      : { kind: 'page', head: { title: text(sectionTitles[section]), noindex: true } },
  )
}
