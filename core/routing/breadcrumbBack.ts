import type { Breadcrumb } from '../catalogue/breadcrumb.ts'
import type { Locale } from '../locale/locale.ts'
import { localePath } from './localePath.ts'

/** Where 'back' leads: the second-to-last crumb, by position; home when there is one crumb or none (NAV-05). */
export const breadcrumbBack = (crumbs: readonly Breadcrumb[], locale: Locale): string =>
  crumbs.toSorted((a, b) => a.position - b.position).at(-2)?.path ?? localePath(locale, '/')
