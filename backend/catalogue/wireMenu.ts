import type { Wire } from '../contract/wire.ts'
import type { MenuItem, ShopRecord } from '../records/ShopRecord.ts'
import type { Language } from '../records/ProductRecord.ts'
import { wirePicture } from './wirePictures.ts'

type MenuShop = Pick<ShopRecord, 'menus' | 'categories'>

const wireItem = (item: MenuItem, language: Language, expand: boolean): Wire['NavigationItem'] => ({
  id: item.id,
  title: item.title[language],
  url: item.url[language],
  children: expand ? item.children.map((child) => wireItem(child, language, true)) : [],
})

/** A menu item with the picture of the category of the same name; its children have no picture. */
const withPicture = ({ categories }: MenuShop, item: MenuItem, language: Language, expand: boolean): Wire['NavigationItem'] => {
  const category = categories.find(({ id }) => id === item.id)
  return {
    ...wireItem(item, language, expand),
    ...(category === undefined ? {} : { image: wirePicture(category.picture, language) }),
  }
}

/** Both menus with their desktop and mobile trees (CFG-04). */
export const wireMenus = (shop: MenuShop, language: Language): Wire['Config']['menus'] => {
  const { navigation, mobile, footer, footerMobile } = shop.menus
  const plain = (items: readonly MenuItem[]) => items.map((item) => wireItem(item, language, true))
  const pictured = (items: readonly MenuItem[]) => items.map((item) => withPicture(shop, item, language, true))
  return {
    navigation: { desktop: pictured(navigation), mobile: pictured(mobile) },
    footer: { desktop: plain(footer), mobile: plain(footerMobile) },
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
export const wireMenuBelow = (shop: MenuShop, parentId: string, expand: boolean, language: Language): Wire['NavigationItem'][] =>
  (find([...shop.menus.mobile, ...shop.menus.footer], parentId)?.children ?? []).map((item) => withPicture(shop, item, language, expand))
