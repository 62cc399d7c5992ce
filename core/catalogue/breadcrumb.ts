import type { Locale } from '../locale/locale.ts'
import { localePath } from '../routing/paths.ts'

/** One step of the way to a page. */
export interface Breadcrumb {
  readonly position: number
  readonly label: string
  /** Path from the root in the active language. */
  readonly path: string
}

/** Where 'back' leads: the second-to-last crumb, by position; home, which has no label here, when there is one crumb or none (NAV-05). */
export const breadcrumbBack = (crumbs: readonly Breadcrumb[], locale: Locale): { readonly path: string; readonly label: string | null } => {
  const parent = crumbs.toSorted((a, b) => a.position - b.position).at(-2)
  return parent === undefined ? { path: localePath(locale, '/'), label: null } : { path: parent.path, label: parent.label }
}
