import type { NavigationItem } from '../../catalogue/content.ts'
import { hold, holdSame, unwrap } from './portCheck.ts'
import type { PortCheck } from './portCheck.ts'
import type { TestBackend } from './testBackend.ts'

const holdMenu = (items: readonly NavigationItem[]): void => {
  for (const { id, title, url, children } of items) {
    hold(id !== '' && title !== '', 'An item of a menu has an id and a title', { id, title })
    hold(/^\/|^https?:|^tel:|^mailto:|^$/.test(url), 'An item of a menu leads to a page, a site, a telephone or a mail', url)
    holdMenu(children)
  }
}

export const configChecks = ({ visitor }: TestBackend): readonly PortCheck[] => [
  {
    title: 'CFG-03 CFG-05 the configuration has a value for every field',
    check: async () => {
      const config = await unwrap(visitor().config.load())
      const empty = Object.entries(config).filter(([, value]) => value === undefined)
      holdSame(empty, [], 'fields without a value')
      hold(config.languages.length > 0, 'There is a language')
      hold(/^[A-Z]{3}$/.test(config.currency), 'The currency has three capitals', config.currency)
      hold([0, 2].includes(config.priceDecimals), 'Prices have no decimals or two', config.priceDecimals)
      hold(config.returnDays >= 0, 'Return days are no debt', config.returnDays)
      hold(config.deposit.share >= 0 && config.deposit.share <= 10_000, 'A deposit is a part of the price', config.deposit.share)
    },
  },
  {
    title: 'CFG-04 the configuration has menus for navigation and footer, wide and narrow',
    check: async () => {
      const { menus } = await unwrap(visitor().config.load())
      for (const { desktop, mobile } of [menus.navigation, menus.footer]) {
        holdMenu(desktop)
        holdMenu(mobile)
      }
    },
  },
]
