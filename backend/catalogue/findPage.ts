import { record, text } from '../database/row.ts'
import type { Catalogue } from '../database/Catalogue.ts'
import type { PageRecord, PostRecord } from '../records/PageRecord.ts'
import type { CategoryRecord, Language } from '../records/ProductRecord.ts'

export type Found =
  | { readonly kind: 'category'; readonly category: CategoryRecord }
  | { readonly kind: 'page'; readonly page: PageRecord | PostRecord }

/** The page at a path. A path of the other language is found too; the response names the canonical one. */
export const findPage = (catalogue: Catalogue, path: string, language: Language): Found | null => {
  const row = catalogue.get('SELECT kind, id FROM path WHERE path = ? ORDER BY language = ? DESC LIMIT 1', path, language)
  if (row === null) return null
  const id = text(row, 'id')
  if (text(row, 'kind') === 'category') {
    const category = findCategory(catalogue, id)
    return category === null ? null : { kind: 'category', category }
  }
  const page = catalogue.get('SELECT json FROM page WHERE id = ?', id)
  return page === null ? null : { kind: 'page', page: record(page, 'json') as PageRecord | PostRecord }
}

export const findCategory = (catalogue: Catalogue, id: string): CategoryRecord | null => {
  const row = catalogue.get('SELECT json FROM category WHERE id = ?', id)
  return row === null ? null : (record(row, 'json') as CategoryRecord)
}

export const findChildren = (catalogue: Catalogue, id: string): readonly CategoryRecord[] =>
  catalogue.all('SELECT json FROM category WHERE parent_id = ? ORDER BY position', id).map((row) => record(row, 'json') as CategoryRecord)

const pageById = (catalogue: Catalogue, id: string): PageRecord | null => {
  const row = catalogue.get('SELECT json FROM page WHERE id = ?', id)
  return row === null ? null : (record(row, 'json') as PageRecord)
}

/** The crumbs down to a category or page, itself included; home is not one of them. */
export const crumbsTo = (
  catalogue: Catalogue,
  item: { readonly parentId: string | null; readonly title: CategoryRecord['title']; readonly path: CategoryRecord['path'] },
  language: Language,
): { readonly position: number; readonly label: string; readonly slug: string }[] => {
  const parent = item.parentId === null ? null : (findCategory(catalogue, item.parentId) ?? pageById(catalogue, item.parentId))
  const above = parent === null ? [] : crumbsTo(catalogue, parent, language)
  return [...above, { position: above.length + 1, label: item.title[language], slug: item.path[language] }]
}
