import type { Page } from '@playwright/test'
import { follow, open, putInCart } from '../../../tests/e2e/guest.ts'
import { ways } from '../../../tests/e2e/ways.ts'
import { again, press, title } from './scene.ts'
import type { Scene } from './scene.ts'

const { sharing } = ways.nld.words
const pageWithCart = async (page: Page): Promise<void> => {
  await putInCart(page)
  await open(page, '/delen')
}

/** Sharing by a link. */
export const sharingScenes: readonly Scene[] = [
  {
    name: 'share a cart by a link',
    operation: 'createShare',
    prepare: pageWithCart,
    act: (page) => press(page, sharing.cart),
    worked: (page) => page.getByLabel(sharing.link, { exact: true }),
  },
  {
    name: 'open a shared cart',
    operation: 'loadShare',
    prepare: async (page) => {
      await pageWithCart(page)
      await press(page, sharing.cart)
      await page.getByLabel(sharing.link, { exact: true }).waitFor()
    },
    act: async (page) => {
      const { pathname, search } = new URL(await page.getByLabel(sharing.link, { exact: true }).inputValue())
      await follow(page, pathname + search)
    },
    worked: (page) => title(page, sharing.sharedCart),
    again,
  },
  {
    name: 'withdraw a link',
    operation: 'withdrawShare',
    prepare: async (page) => {
      await pageWithCart(page)
      await press(page, sharing.cart)
      await page.getByLabel(sharing.link, { exact: true }).waitFor()
    },
    act: (page) => press(page, sharing.withdraw),
    worked: (page) => page.getByText(sharing.withdrawn),
  },
]
