import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { watchShifts } from './layoutShifts.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

/** Simulates a slow network: the document stops at the cut, and the browser paints what it has received. */
for (const [name, address, width, cut] of [
  ['made to measure on a phone, cut before its name and price', '/product/1001/vloerkleed-op-maat', 390, '<form id="buy"'],
  ['a product on a phone, cut within the header', '/product/1002', 390, 'href="/verlanglijst"'],
  ['a product on a phone, cut between the header and the styles of the rest', '/product/1002', 390, '</style><main'],
  ['a product, cut within the header', '/product/1002', 1280, 'href="/verlanglijst"'],
] as const) {
  test(`nothing shifts when a document arrives in pieces: ${name}`, async ({ page, baseURL }) => {
    let goOn: () => void = () => undefined
    const rest = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const server = createServer((incoming, outgoing) => {
      void (async () => {
        const response = await fetch(`${baseURL ?? ''}${incoming.url ?? ''}`, { headers: { cookie: incoming.headers.cookie ?? '' } })
        const body = Buffer.from(await response.arrayBuffer())
        const type = response.headers.get('content-type') ?? ''
        outgoing.writeHead(response.status, { 'content-type': type })
        const at = type.startsWith('text/html') ? body.indexOf(cut) : 0
        // Cut before the tag.
        outgoing.write(body.subarray(0, body.lastIndexOf('<', at)))
        if (at > 0) await rest
        outgoing.end(body.subarray(body.lastIndexOf('<', at)))
      })()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    try {
      await page.setViewportSize({ width, height: 900 })
      const shifts = await watchShifts(page)
      // Fonts stay pending: a font may replace its fallback at any moment, and a star is a pixel narrower in it.
      await page.route('**/*.woff2', () => undefined)
      const loaded = page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, { waitUntil: 'load' })
      const frames = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      await frames()
      goOn()
      await loaded
      await frames()
      expect(await shifts()).toEqual([])
    } finally {
      await page.goto('about:blank')
      server.closeAllConnections()
      server.close()
    }
  })
}
