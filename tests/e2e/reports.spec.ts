import type { Page, Request } from '@playwright/test'
import type { VisitReport } from '../../adapters/visit/visitReport.ts'
import { follow, open } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' }, tolerated: [/deliberately|failed to (?:load|render)/] })

/** Collects the reports that the page sends to the shop. */
const reportsOf = (page: Page): (() => readonly VisitReport[]) => {
  const received: VisitReport[] = []
  page.context().on('request', (request: Request) => {
    if (new URL(request.url()).pathname === '/reports') received.push(JSON.parse(request.postData() ?? '') as VisitReport)
  })
  return () => received
}

/** Opens a page and waits until its monitoring has loaded, which happens when the browser is idle. */
const openWatched = async (page: Page, address: string): Promise<void> => {
  const watched = page.waitForResponse(/assets\/watchVisit[^/]*\.js$/)
  await open(page, address)
  await watched
  await page.waitForLoadState('networkidle')
}

test('an exception is reported to the shop once, without typed text or personal data', async ({ page, baseURL }) => {
  const reports = reportsOf(page)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await openWatched(page, '/contact')
  await page.evaluate(() => {
    const fail = (): void => {
      throw new TypeError('deliberately: no account for jan@voorbeeld.test, 06-12345678')
    }
    for (let count = 0; count < 3; count += 1) setTimeout(fail)
  })
  await expect.poll(() => reports().length).toBe(1)
  const [report] = reports()
  expect(report?.page).toBe('contact')
  expect(report?.faults).toHaveLength(1)
  expect(report?.faults[0]).toMatchObject({
    name: 'TypeError',
    message: 'deliberately: no account for [e-mail] [number]',
    page: 'contact',
    side: 'browser',
  })
  expect(report?.faults[0]?.id).toBe(report?.visit)
  expect([...hosts]).toEqual([baseURL])
  expect(await page.evaluate(() => document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage))).not.toContain(
    report?.visit ?? '',
  )
})

test('an exception before hydration is reported, and so is a log line', async ({ page }) => {
  const reports = reportsOf(page)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      setTimeout(() => {
        throw new RangeError('deliberately early')
      })
      void Promise.reject(new SyntaxError('deliberately refused'))
      dispatchEvent(new CustomEvent('shoplog', { detail: JSON.stringify({ message: 'deliberately said' }) }))
    }),
  )
  await openWatched(page, '/contact')
  await expect
    .poll(() =>
      reports()
        .flatMap(({ faults }) => faults.map(({ name, message, page: kind }) => `${name} ${message} ${kind}`))
        .toSorted(),
    )
    .toEqual(['RangeError deliberately early contact', 'SyntaxError deliberately refused contact', 'Warning deliberately said contact'])
})

test('ERR-01b the reference on the error page is the id of the report to the shop', async ({ page }) => {
  const reports = reportsOf(page)
  await page.route(/assets\/login\.page-.*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const Page = () => { throw new Error('deliberately') }; export const load = async () => ({ kind: 'page', head: { title: '' } })`,
    }),
  )
  await openWatched(page, '/contact')
  await follow(page, '/account/login')
  const reference = await page.getByText(/^Referentie: [0-9a-f]{8}$/).innerText()
  await expect
    .poll(() => reports().flatMap(({ faults }) => faults.map(({ id, page: kind }) => `Referentie: ${id} ${kind}`)))
    .toContain(`${reference} login`)
})

test('web vitals are reported when the page is left, and calls to the backend carry the page load id', async ({ page }) => {
  const reports = reportsOf(page)
  await openWatched(page, '/vloerkleden')
  await page.mouse.click(5, 5)
  const called = page.waitForRequest(/\/api\//)
  await follow(page, '/planten')
  const id = (await (await called).allHeaders())['x-request-id'] ?? ''
  await expect(page).toHaveURL('/planten')
  // Metrics of the click are computed when the browser is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  // Hides the page, as when the visitor leaves the tab.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => reports().length).toBeGreaterThan(0)
  const [report] = reports()
  expect(report?.page).toBe('category')
  expect(report?.figures.map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'FCP', 'TTFB', 'CLS']))
  expect(id).toMatch(new RegExp(`^${report?.visit ?? 'none'}-\\d+$`))
})
