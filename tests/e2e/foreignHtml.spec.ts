import { hostileHtml, persistedAddresses } from '../../adapters/testing/hostileHtml.ts'
import { follow, heading, open } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

// The browser's parser reports the event handlers and styles that it blocks before the sanitiser removes them.
test.use({ tolerated: [/Content Security Policy directive/] })

test('PRD-09 HTML from the backend is balanced and harmless in the browser', async ({ page }) => {
  await page.route('**/api/public/products/1005', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { descriptions: { longDescription: string } } }
    body.data.descriptions.longDescription = hostileHtml.map((html) => `<div>${html}</div>`).join('')
    await route.fulfill({ response: response, json: body })
  })
  await open(page, '/planten')
  await follow(page, '/product/1005/kamerlinde')
  await expect(heading(page, 'Kamerlinde')).toBeVisible()
  const text = page.getByRole('heading', { name: 'Verzorging', exact: true, includeHidden: true }).locator('..')
  await expect(text).toHaveCount(1)
  const shown = await text.evaluate((element) => ({
    html: element.innerHTML,
    footerIsInside: element.contains(document.querySelector('footer')),
    addresses: [...element.querySelectorAll('[href], [src]')].map(
      (persisted) => persisted.getAttribute('href') ?? persisted.getAttribute('src'),
    ),
    names: [...new Set([...element.querySelectorAll('*')].flatMap((inner) => [inner.localName, ...inner.getAttributeNames()]))],
  }))
  expect(shown.footerIsInside).toBe(false)
  expect(shown.html).toContain('a &lt; b en c &gt; d')
  // A browser repeats an unclosed link in each of the following blocks, up to the end of the text.
  expect([...new Set(shown.addresses)]).toEqual(persistedAddresses)
  for (const name of ['script', 'style', 'svg', 'math', 'form', 'input', 'onload', 'onerror', 'onclick', 'class', 'id'])
    expect(shown.names).not.toContain(name)
  expect(await page.evaluate(() => 'evil' in window)).toBe(false)
})
