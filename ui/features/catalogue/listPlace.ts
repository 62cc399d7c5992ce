import { contentQueryOf } from '@thuishaven/core/catalogue'
import { urlOf } from '../../framework/router/urlOf.ts'
import { parseFilterPath } from './filterPaths.ts'
import type { ResolvedPage } from '../../framework/router/resolvedPage.ts'
import type { ListPlace } from '../../framework/router/stayInList.ts'

/** The list that a page shows; null when it shows none. */
export const listPlace = ({ routeId, href }: Pick<ResolvedPage, 'routeId' | 'href'>): ListPlace | null => {
  if (routeId !== 'category' && routeId !== 'search') return null
  const { path, page } = contentQueryOf(href)
  const requested = urlOf(href).searchParams.get('q') ?? ''
  return { list: `${parseFilterPath(path).path}?${requested}`, page }
}
