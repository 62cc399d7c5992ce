import type { ActiveFilterLabel } from '@thuishaven/core/catalogue'
import type { Text } from '../../messages/text.ts'

/** The chosen options and price range, as one enumeration; empty without filters. */
export const filterNames = (active: readonly ActiveFilterLabel[], text: Text): string =>
  active.flatMap(({ values }) => values.map((value) => ('text' in value ? value.text : text(value.key, value.params)))).join(', ')

/** Names a list by its title, its filters and its page, so that two tabs of one category can be distinguished. */
export const listTitle = (title: string, active: readonly ActiveFilterLabel[], page: number, text: Text): string => {
  const filtered = active.length > 0 ? `${title} – ${filterNames(active, text)}` : title
  return page > 1 ? text('catalogue.pageTitle', { title: filtered, page }) : filtered
}
