import { open } from './guest.ts'
import { expect, test } from './quietTest.ts'

test.use({ locale: 'nl-NL' })

test('NET-05 a finger that touches a link makes its page ready before it is lifted', async ({ page }) => {
  const there = page.waitForResponse(/navigation[^/]*\.js$/)
  await open(page, '/verlichting')
  await there
  await page.waitForTimeout(200)
  const asked = page.waitForRequest(/\/api\/public\/products\/\d+$/)
  await page
    .locator('main article a[href*="/product/"]')
    .first()
    .dispatchEvent('touchstart', { touches: [], changedTouches: [], targetTouches: [] })
  await asked
  await expect(page).toHaveURL('/verlichting')
})
