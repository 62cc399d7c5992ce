import type { Backend } from '../answers/Backend.ts'
import type { PageRecord, PostRecord } from '../records/PageRecord.ts'
import type { Catalogue } from '../ports/Catalogue.ts'
import { recordSchema } from '../shopRecords/readRecord.ts'
import * as v from 'valibot'
import type { Draft } from './drafts.ts'

const withPage = (catalogue: Catalogue, page: PageRecord | PostRecord): Catalogue => ({
  ...catalogue,
  page: (id) => (id === page.id ? page : catalogue.page(id)),
  at: (path, language) => {
    const published = catalogue.at(path, language)
    if (published?.kind === 'category' || (published?.kind === 'page' && published.page.id !== page.id)) return published
    return page.path.nld === path || page.path.eng === path ? { kind: 'page', page } : null
  },
})

/** The value of a draft that the shop can show; null for one that it cannot. */
export const valueOfDraft = ({ kind, id, json }: Draft, { returnDays }: Backend['shop']): unknown => {
  const schema = kind === 'page' || kind === 'post' || kind === 'setting' ? recordSchema(kind, id) : null
  if (schema === null) return null
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json.replaceAll('{returnDays}', String(returnDays)))
  return read.success ? read.output : null
}

/** The backend as if a draft were published: of the catalogue and the shop's data only that record differs. */
export const withDraft = (backend: Backend, draft: Draft): Backend => {
  const value = valueOfDraft(draft, backend.shop)
  if (value === null) return backend
  if (draft.kind === 'setting') return { ...backend, shop: { ...backend.shop, [draft.id]: value } }
  return { ...backend, catalogue: withPage(backend.catalogue, value as PageRecord | PostRecord) }
}
