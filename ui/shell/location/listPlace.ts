import { contentQueryOf } from '@thuishaven/core/catalogue'
import { urlOf } from '../../bindings/urlOf.ts'
import { parseFilterPath } from './filterPaths.ts'
import type { ResolvedPage } from './resolvedPage.ts'

/** Where a shopper is in a list: changes of filters, sort and page stay with the same list. */
export interface ListPlace {
  readonly list: string
  readonly page: number
}

/** The list that a page shows; null when it shows none. */
export const listPlace = ({ routeId, href }: Pick<ResolvedPage, 'routeId' | 'href'>): ListPlace | null => {
  if (routeId !== 'category' && routeId !== 'search') return null
  const { path, page } = contentQueryOf(href)
  const requested = urlOf(href).searchParams.get('q') ?? ''
  return { list: `${parseFilterPath(path).path}?${requested}`, page }
}

/** Marks the element that holds the list itself: a change of page leads to its top. */
export const listElement = 'list'

/** After a change within one list: focus and scroll stay where they are, but a change of page leads to the list's top (CAT-12). */
export const stayInList = (focused: Element | null, turned: boolean): void => {
  const list = document.getElementById(listElement)
  if (turned) {
    list?.scrollIntoView({ behavior: 'instant', block: 'start' })
    list?.focus({ preventScroll: true })
    return
  }
  if (document.activeElement === focused) return
  // What had the focus was moved, or is gone with the filter that it took away.
  const next = focused instanceof HTMLElement && focused.isConnected ? focused : list
  next?.focus({ preventScroll: true })
}
