import { startOwnShop } from './ownShop.ts'
import { expect, test } from './strictConsoleTest.ts'
import { ways } from './ways.ts'

const way = ways.nld

test('PRD-01 the very first visitor after a start gets a whole page, reviews included', async () => {
  const shop = await startOwnShop()
  try {
    const page = await (await fetch(`${shop.address}${way.product.path}`)).text()
    // What React could not draw at once it marks so, and leaves to the browser.
    expect(page).not.toMatch(/<!--\$[!?]-->/)
    expect(page).toContain('id="reviews"')
  } finally {
    await shop.stop()
  }
})
