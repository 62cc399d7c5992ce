import { open } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL' })

test('NET-05 a finger that touches a link makes its page ready before it is lifted', async ({ page }) => {
  // What watches the page is asked for once its links are watched.
  const watched = page.waitForRequest(/watchVisit[^/]*\.js$/)
  await open(page, '/verlichting')
  await watched
  const request = page.waitForRequest(/\/api\/public\/products\/\d+$/)
  await page
    .locator('main article a[href*="/product/"]')
    .first()
    .dispatchEvent('touchstart', { touches: [], changedTouches: [], targetTouches: [] })
  await request
  await expect(page).toHaveURL('/verlichting')
})
