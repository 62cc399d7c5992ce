import type { Wire } from '../contract/wire.ts'
import type { MenuItem, ShopRecord } from '../records/ShopRecord.ts'
import type { Language } from '../records/ProductRecord.ts'

const wireItem = (item: MenuItem, language: Language, expand: boolean): Wire['NavigationItem'] => ({
  id: item.id,
  title: item.title[language],
  url: item.url[language],
  children: expand ? item.children.map((child) => wireItem(child, language, true)) : [],
})

/** Both menus with their desktop and mobile trees (CFG-04). */
export const wireMenus = (menus: ShopRecord['menus'], language: Language): Wire['Config']['menus'] => {
  const tree = (items: readonly MenuItem[]) => items.map((item) => wireItem(item, language, true))
  return {
    navigation: { desktop: tree(menus.navigation), mobile: tree(menus.mobile) },
    footer: { desktop: tree(menus.footer), mobile: tree(menus.footer) },
  }
}

const find = (items: readonly MenuItem[], id: string): MenuItem | null => {
  for (const item of items) {
    const found = item.id === id ? item : find(item.children, id)
    if (found !== null) return found
  }
  return null
}

/** The items below a menu item (NAV-01). `expand` brings their own children too. */
export const wireMenuBelow = (
  menus: ShopRecord['menus'],
  parentId: string,
  expand: boolean,
  language: Language,
): Wire['NavigationItem'][] =>
  (find([...menus.mobile, ...menus.footer], parentId)?.children ?? []).map((item) => wireItem(item, language, expand))
