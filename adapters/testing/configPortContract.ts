import { describe, expect, it } from 'vitest'
import type { NavigationItem } from '@thuishaven/core/catalogue'
import { valueOf } from './expectations.ts'
import type { TestHost } from './host.ts'

const expectMenu = (items: readonly NavigationItem[]): void => {
  for (const { id, title, url, children } of items) {
    expect(id).not.toBe('')
    expect(title).not.toBe('')
    expect(url).toMatch(/^\/|^https?:|^tel:|^mailto:|^$/)
    expectMenu(children)
  }
}

export const configPortContract = (host: TestHost): void => {
  describe('configuration', () => {
    it('CFG-03 CFG-05 has a value for every field', async () => {
      const config = await valueOf(host.visitor().config.load())
      const empty = Object.entries(config).filter(([, value]) => value === undefined)
      expect(empty).toEqual([])
      expect(config.languages.length).toBeGreaterThan(0)
      expect(config.currency).toMatch(/^[A-Z]{3}$/)
      expect([0, 2]).toContain(config.priceDecimals)
      expect(config.returnDays).toBeGreaterThanOrEqual(0)
      expect(config.deposit.share).toBeLessThanOrEqual(10_000)
    })

    it('CFG-04 has menus for navigation and footer, on a desktop and on a phone', async () => {
      const { menus } = await valueOf(host.visitor().config.load())
      const all = [menus.navigation, menus.footer].flatMap(({ desktop, mobile }) => [desktop, mobile])
      expect(all.every(Array.isArray)).toBe(true)
      all.forEach(expectMenu)
    })
  })
}
