import type { ReorderSummary, Order } from '@thuishaven/core/orders'

type Lines = Pick<Order, 'lines'>

/** The result of a reorder, encoded in the order page's address: by lines, so that an address cannot insert text. */
export const againQuery = ({ lines }: Lines, { added, gone, changed }: ReorderSummary): string => {
  const uidsOf = (titles: readonly string[]): string =>
    lines.flatMap(({ uid, title }) => (titles.includes(title) ? [encodeURIComponent(uid)] : [])).join(',')
  return `again=${added}&gone=${uidsOf(gone)}&changed=${uidsOf(changed)}`
}

/** The report in an address; null without one. */
export const againAt = (search: URLSearchParams, { lines }: Lines): ReorderSummary | null => {
  const added = search.get('again')
  if (added === null || !/^\d{1,4}$/.test(added)) return null
  const titlesOf = (name: string): readonly string[] => {
    const uids = (search.get(name) ?? '').split(',')
    return lines.filter(({ uid }) => uids.includes(uid)).map(({ title }) => title)
  }
  return { added: Number(added), gone: titlesOf('gone'), changed: titlesOf('changed') }
}
