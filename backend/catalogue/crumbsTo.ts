import type { Catalogue } from '../ports/Catalogue.ts'
import type { CategoryRecord, Language } from '../records/ProductRecord.ts'

/** The breadcrumbs to a category or page, itself included and home excluded. */
export const crumbsTo = (
  catalogue: Catalogue,
  item: { readonly parentId: string | null; readonly title: CategoryRecord['title']; readonly path: CategoryRecord['path'] },
  language: Language,
): { readonly position: number; readonly label: string; readonly slug: string }[] => {
  const parent = item.parentId === null ? null : (catalogue.category(item.parentId) ?? catalogue.page(item.parentId))
  const above = parent === null ? [] : crumbsTo(catalogue, parent, language)
  return [...above, { position: above.length + 1, label: item.title[language], slug: item.path[language] }]
}
