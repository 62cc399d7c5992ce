import { open, ways } from './guest.ts'
import { expect, test } from './quietTest.ts'

test.use({ locale: 'nl-NL' })

const { words } = ways.nld

test('header, page and footer share one left and one right edge at every width', async ({ page }) => {
  const name = page.getByRole('banner').getByRole('link', { name: words.shell.home.replace('{name}', 'Thuishaven') })
  const end = page.getByRole('banner').getByRole('button', { name: words.cart.title })
  const title = page.getByRole('heading', { level: 1 })
  const footer = page.getByRole('contentinfo').getByText('Thuishaven', { exact: true })
  const left = async (locator: typeof name): Promise<number> => Math.round((await locator.boundingBox())?.x ?? Number.NaN)
  for (const address of ['/', '/vloerkleden']) {
    await open(page, address)
    for (const width of [1024, 1280, 1680, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const edge = await left(title)
      expect([address, width, await left(name), await left(footer)]).toEqual([address, width, edge, edge])
      const box = await end.boundingBox()
      const rest = width - Math.round((box?.x ?? 0) + (box?.width ?? 0))
      // The last tool stands out by the air around its sign.
      expect(edge - rest).toBe(8)
    }
  }
})
