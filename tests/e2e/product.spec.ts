import { open } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const { nld } = ways

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

test('PRD-05 RUG-07 what screen readers hear of a group or a field keeps its words apart', async ({ page }) => {
  /** Names as the browser itself tells them. */
  const names = async (address: string): Promise<readonly string[]> => {
    await open(page, address)
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    await session.detach()
    return nodes.map(({ name }) => String(name?.value ?? '').replaceAll('\u00A0', ' '))
  }
  expect(await names(nld.product.path)).toContain('Kies je kleur Blauw')
  const made = await names('/product/1001/vloerkleed-op-maat')
  expect(made).toContain('Breedte in cm, tot 400')
  expect(made).toContain('Kies je vorm en maat € 189,- per m²')
})

test('PRD-12a the drawings of the marks are served as a picture', async ({ request }) => {
  const drawn = await request.get('/marks.svg')
  expect(drawn.headers()['content-type']).toContain('image/svg+xml')
  const marks = await drawn.text()
  for (const name of ['ideal', 'bancontact', 'giropay', 'paypal', 'creditcard', 'dhl', 'klarna', 'postnl'])
    expect(marks).toContain(`<symbol id="${name}"`)
})

test('PRD-09 PNL-05 a picture that does not come leaves its name, and the page as it was', async ({ page }) => {
  await page.route('**/api/pictures/**', (route) => route.fulfill({ status: 200, contentType: 'image/avif', body: 'no picture' }))
  await open(page, nld.product.path)
  await expect(page.getByRole('img', { name: nld.product.title }).first()).toBeVisible()
  await expect(page.getByRole('form').getByRole('button', { name: nld.words.product.add, exact: true })).toBeEnabled()
})
