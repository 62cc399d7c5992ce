import { searchQuestion } from '@thuishaven/core/catalogue'
import { askThrough, searchQuery } from '../../bindings/queries.ts'
import type { PageModule } from '../../shell/page.ts'

export { SearchPage as Page } from './SearchPage.tsx'

/** Without a question there is nothing to ask the host (SRC-01). What is found by searching stays out of search engines (SEO-04). */
export const load: PageModule['load'] = async ({ shop, queries, search, text }) => {
  const question = searchQuestion(search.get('q') ?? '')
  if (question !== '') {
    const answer = await askThrough(queries, searchQuery(shop, question))
    if (!answer.ok) return { kind: 'failed' }
  }
  return {
    kind: 'page',
    head: { title: question === '' ? text('search.title') : text('search.resultsFor', { question }), noindex: true },
    params: { question },
  }
}
