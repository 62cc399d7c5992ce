import { visit } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ colorScheme: 'light' })

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose: string
}

/** Width and height from the header of a PNG file; null for other files. */
const sizeOf = (file: Buffer): string | null =>
  file.subarray(1, 4).toString() === 'PNG' ? `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}` : null

for (const [locale, language] of [
  ['nld', 'nl-NL'],
  ['eng', 'en-US'],
] as const) {
  const { home, browser } = ways[locale]

  test.describe(`in ${language}`, () => {
    test.use({ locale: browser })

    test('CFG-03b the shop can be installed: the browser accepts its manifest, names and colours are the shop’s, icons have their declared sizes', async ({
      page,
      request,
    }) => {
      await visit(page, home)
      const devtools = await page.context().newCDPSession(page)
      const { url, data = '', errors } = await devtools.send('Page.getAppManifest')
      expect(errors).toEqual([])
      expect(new URL(url).pathname).toBe(`${locale === 'nld' ? '' : '/en'}/manifest.webmanifest`)
      expect((await request.get(url)).headers()['content-type']).toBe('application/manifest+json')
      const { icons, background_color, theme_color, ...notices } = JSON.parse(data) as Record<string, unknown> & { icons: readonly Icon[] }
      expect(notices).toEqual({
        id: '/',
        name: 'Thuishaven',
        short_name: 'Thuishaven',
        lang: language,
        start_url: home,
        scope: '/',
        display: 'minimal-ui',
      })
      // The background colour in sRGB.
      const paper = await page.evaluate(() => {
        const pen = new OffscreenCanvas(1, 1).getContext('2d')
        if (pen === null) return null
        pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor
        pen.fillRect(0, 0, 1, 1)
        return `#${Array.from(pen.getImageData(0, 0, 1, 1).data.slice(0, 3), (part) => part.toString(16).padStart(2, '0')).join('')}`
      })
      expect([background_color, theme_color]).toEqual([paper, paper])
      expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
      for (const { src, sizes, type } of icons) {
        const response = await request.get(src)
        expect([response.status(), response.headers()['content-type']], src).toEqual([200, type])
        expect(sizeOf(await response.body()), src).toBe(sizes)
      }
      expect((await request.get(home, { headers: { 'accept-language': browser }, maxRedirects: 0 })).status()).toBe(200)
    })
  })
}
