import type { NavigationItem } from '@thuishaven/core/catalogue'

/** The entry of a menu that leads to a path, whose query does not count; null when none does. */
export const currentItem = (items: readonly NavigationItem[], href: string): NavigationItem | null => {
  const path = href.split('?')[0]
  for (const item of items) {
    const found = item.url === path ? item : currentItem(item.children, href)
    if (found !== null) return found
  }
  return null
}
