import { startOwnShop } from './ownShop.ts'
import { expect, test } from './strictConsoleTest.ts'
import { ways } from './ways.ts'

const way = ways.nld

test('PRD-01 the first visitor after a start of the server gets a complete page, reviews included', async () => {
  const shop = await startOwnShop()
  try {
    const page = await (await fetch(`${shop.address}${way.product.path}`)).text()
    // React marks boundaries that were not rendered in time with these comments.
    expect(page).not.toMatch(/<!--\$[!?]-->/)
    expect(page).toContain('id="reviews"')
  } finally {
    await shop.stop()
  }
})
