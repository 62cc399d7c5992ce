import { open } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

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
      // Halves of a pixel are rounded either way.
      expect.soft(Math.abs((await left(name)) - edge), `name at ${width}`).toBeLessThanOrEqual(1)
      expect.soft(Math.abs((await left(footer)) - edge), `footer at ${width}`).toBeLessThanOrEqual(1)
      const box = await end.boundingBox()
      // The page ends where the scrollbar has its room.
      const room = (await page.getByRole('banner').boundingBox())?.width ?? 0
      const rest = room - Math.round((box?.x ?? 0) + (box?.width ?? 0))
      // The last tool stands out by the air around its sign.
      expect.soft(Math.abs(edge - rest - 8), `last tool at ${width}`).toBeLessThanOrEqual(1)
    }
  }
})
