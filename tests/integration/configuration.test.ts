import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contractExample } from '../contract/contractExample.ts'
import { serveShop, signIn } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

/** What the shop's owner configures and a visitor sees, requested from the shop's server. */

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
})
afterEach(() => shop.heal())
afterAll(() => shop.close())

type Settings = Record<string, unknown>
const open = (): { data: Settings } => structuredClone(contractExample('app', 'shopOpen') as { data: Settings })

/** Sets one field of the settings, named by its path. */
const set = (settings: Settings, path: string, value: unknown): void => {
  const names = path.split('.')
  const last = names.pop() ?? ''
  let place = settings
  for (const name of names) place = (place[name] ??= {}) as Settings
  place[last] = value
}

/** From now on the backend answers with these settings changed. */
const settle = (changes: Readonly<Record<string, unknown>>): void => {
  shop.standIn((request) => {
    if (!request.url.endsWith('/api/v2/app')) return null
    const response = open()
    for (const [path, value] of Object.entries(changes)) set(response.data, path, value)
    return Response.json(response)
  })
}

const request = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(shop.address + path, { headers, redirect: 'manual' })
const page = async (path: string, headers?: Readonly<Record<string, string>>): Promise<string> => (await request(path, headers)).text()
const linksOf = (text: string, rel: string): readonly string[] =>
  [...text.matchAll(new RegExp(`<link rel="${rel}"[^>]*href="([^"]*)"`, 'g'))].map(([, href]) => href ?? '')

/** The navigation that lists the languages; empty when there is none. */
const switchOf = (text: string): string => /<nav[^>]*aria-label="(?:Taal|Language)"[^>]*>.*?<\/nav>/s.exec(text)?.[0] ?? ''

describe('the configuration', () => {
  it('CFG-03a a configuration as in the contract opens the shop', async () => {
    settle({})
    expect((await request('/contact')).status).toBe(200)
  })

  it.each([
    ['app.name', 7],
    ['organizationName', null],
    ['status', 'ajar'],
    ['paymentMethods', 'ideal'],
    ['deliveryMethods', [1]],
    ['logoUrl', null],
    ['faviconUrl', 0],
    ['termsConditionsUrl', false],
    ['accessibilityUrl', false],
    ['appUrl', 1],
    ['languages.html', 'nl"><script>'],
    ['languages.app', []],
    ['languages.app', ['deu']],
    ['languages.domains', { eng: 'javascript:alert(1)' }],
    ['display.locale', 'fra'],
    ['display.timeZone', 'Mars/Olympus'],
    ['display.currency.defaultCurrency', 978],
    ['display.currency.state', 'on'],
    ['display.priceExclVat', 'no'],
    ['display.cookieWall.state', 1],
    ['display.cookieWall.scripts', [{ url: 5 }]],
    ['stock.displayType', 'bars'],
    ['stock.state', 'yes'],
    ['stock.lowStockThreshold', -1],
    ['support.phoneNumber', 531234567],
    ['support.whatsappNumber', null],
    ['registration', 'open'],
    ['navigation.expandItems', null],
    ['menus.navigation.desktop', [{ id: 1 }]],
    ['menus.footer.mobile', null],
    ['content.returnDays', 1.5],
    ['order.deposit', { state: true }],
    ['order.guestPassword', 'thrice'],
    ['displayCart.displayCoupons', 1],
    ['accountMenu.tickets', 'off'],
    ['businessMenu.maximumWidth', '320'],
  ])('CFG-03a %s is checked: with %j the shop stays closed', async (path, value) => {
    settle({ [path]: value })
    const response = await request('/en/contact')
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('<h1>Connection error</h1>')
  })

  it('CFG-03b name, logo and icon of the shop are those of the configuration', async () => {
    settle({ 'app.name': 'Kleed & Co', logoUrl: '/media/logo.svg', faviconUrl: '/media/icon.png' })
    const text = await page('/contact')
    expect(text).toContain('<img class="')
    expect(text).toMatch(
      /<a[^>]*aria-label="Naar de voorpagina van Kleed &amp; Co"[^>]*><img[^>]*src="\/media\/logo\.svg"[^>]*alt="Kleed &amp; Co"/,
    )
    expect(linksOf(text, 'icon')).toEqual(['/media/icon.png'])
    expect(text).toContain('<meta property="og:site_name" content="Kleed &amp; Co">')
    settle({ 'app.name': 'Kleed & Co', logoUrl: '', faviconUrl: '' })
    const plain = await page('/contact')
    expect(plain).toMatch(/aria-label="Naar de voorpagina van Kleed &amp; Co"[^>]*>Kleed &amp; Co<\/a>/)
    expect(linksOf(plain, 'icon')).toEqual(['/favicon.svg'])
  })

  it('CFG-03d the footer of every page has the marks of the configured payment and delivery methods, and a name where a mark is missing', async () => {
    settle({ paymentMethods: ['bancontact', 'tikkie'], deliveryMethods: ['bpost'] })
    const list = /<ul[^>]*aria-label="Betalen en bezorgen"[^>]*>(.*?)<\/ul>/s.exec(await page('/vloerkleden'))?.[1] ?? ''
    expect([...list.matchAll(/href="\/marks\.svg#(\w+)"/g)].map(([, name]) => name)).toEqual(['bancontact', 'bpost'])
    expect(
      list
        .replaceAll(/<svg[^>]*aria-label="([^"]*)"[^>]*>/g, ' $1 ')
        .replaceAll(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter(Boolean),
    ).toEqual(['Bancontact', 'tikkie', 'bpost'])
  })

  it('NAV-01 CFG-03 every page, also of the checkout, links to the accessibility statement of its language, if there is one', async () => {
    shop.heal()
    const pages = ['/', '/vloerkleden', '/product/1003/wachter-plus-wit', '/account/login', '/checkout', '/contact', '/bestaat/niet']
    for (const path of pages) expect([path, await page(path)]).toEqual([path, expect.stringContaining('<a href="/toegankelijkheid">')])
    expect(await page('/en/checkout')).toContain('<a href="/en/accessibility">Accessibility</a>')
    const statement = await page('/en/accessibility')
    expect(statement).toContain('<h1 class="')
    for (const notices of ['WCAG 2.2', 'EN 301 549', 'axe', 'NVDA', 'mailto:', 'November 22, 2026']) expect(statement).toContain(notices)
    settle({ accessibilityUrl: '' })
    expect(await page('/checkout')).not.toContain('Toegankelijkheid')
  })

  it('CFG-03 PRC-07 amounts outside the cart have no currency sign if the settings say so', async () => {
    const shown = async (): Promise<string> =>
      (await page('/product/1003/wachter-plus-wit')).replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]*>/g, ' ')
    settle({})
    expect(await shown()).toMatch(/€\u00A0329,/)
    settle({ 'display.currency.state': false })
    const bare = await shown()
    expect(bare).toMatch(/\b329,/)
    expect(bare).not.toMatch(/€\s*329/)
  })
})

describe('the account of the configuration', () => {
  it('REG-01a registration requests the kind of account, with "private" first, or is for companies only', async () => {
    settle({})
    const both = await page('/account/register')
    expect(both).toMatch(/value="private"[^]*>Particulier<[^]*value="business"[^]*>Zakelijk</)
    // The company's fields wait for the choice, which needs no script.
    expect(both).toMatch(/<input[^>]*checked=""[^>]*value="private"/)
    settle({ privateCustomers: false })
    const companies = await page('/account/register')
    expect(companies).not.toContain('value="private"')
    expect(companies).toContain('name="cocNumber"')
  })

  it('REG-02 without registration its page has a message and no form, and the login has no link to it', async () => {
    settle({ registration: false })
    const closed = await page('/account/register')
    expect(closed).toContain('Registreren is op dit moment niet mogelijk.')
    expect(closed).not.toContain('name="emailAddress"')
    expect(await page('/account/login')).not.toContain('href="/account/register"')
    settle({ registration: true })
    expect(await page('/account/login')).toContain('href="/account/register"')
  })

  it('NAV-06 the menu of the account has the items that its settings allow', async () => {
    const cookie = await signIn(shop)
    const entries = async () => {
      const menu = /<nav[^>]*aria-label="Your account"[^>]*>(.*?)<\/nav>/s.exec(await page('/en/account/overview', { cookie }))?.[1] ?? ''
      return [...menu.matchAll(/<(a|span|button)[^>]*>([^<]+)<\/\1>/g)].map(([, kind, name]) => `${kind} ${name}`)
    }
    settle({ accountMenu: {} })
    expect(await entries()).toEqual(['a Overview', 'a Orders', 'a Invoices', 'a Information', 'a Quotes', 'button Log out'])
    settle({ accountMenu: { orders: false, invoices: false, tickets: true, returns: true } })
    expect(await entries()).toEqual(['a Overview', 'a Tickets', 'span Returns', 'a Information', 'a Quotes', 'button Log out'])
  })
})

describe('the languages of the configuration', () => {
  it('LOC-06c CFG-03c a language that is not offered appears nowhere, and its addresses redirect to one that is', async () => {
    settle({ 'languages.app': ['nld'] })
    const text = await page('/vloerkleden')
    expect(switchOf(text)).toBe('')
    const seen = text.replace(/<script type="application\/json".*?<\/script>/gs, '')
    expect(/hreflang|"\/en|en-US/.exec(seen)?.[0]).toBeUndefined()
    expect(/hreflang|\/en\//.exec(await page('/sitemap.xml'))?.[0]).toBeUndefined()
    const response = await request('/en/rugs?page=2')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/rugs?page=2'])
    // Who wishes for it gets what there is, without a circle.
    expect((await request('/', { 'accept-language': 'en' })).status).toBe(200)
    settle({ 'languages.app': ['eng'], 'display.locale': 'eng' })
    expect((await request('/', { 'accept-language': 'nl' })).headers.get('location')).toBe('/en')
    expect((await request('/en')).status).toBe(200)
  })

  it('LOC-01 the main language is for visitors who prefer none of the offered ones', async () => {
    settle({ 'display.locale': 'eng' })
    expect((await request('/', { 'accept-language': 'fr' })).headers.get('location')).toBe('/en')
    expect(linksOf(await page('/en/rugs'), 'alternate').at(-1)).toMatch(/\/en\/rugs$/)
  })

  it('LOC-06 CFG-03a the page has the language tag of the backend', async () => {
    settle({ 'languages.html': 'nl-BE' })
    expect(await page('/contact')).toContain('<html lang="nl-BE">')
  })

  it('LOC-03 a language with its own domain has it in canonical, alternates, language menu and sitemap', async () => {
    settle({ 'languages.domains': { nld: 'https://thuishaven.nl', eng: 'https://thuishaven.example' } })
    const text = await page('/en/rugs')
    expect(linksOf(text, 'canonical')).toEqual(['https://thuishaven.example/en/rugs'])
    expect(linksOf(text, 'alternate')).toEqual([
      'https://thuishaven.nl/vloerkleden',
      'https://thuishaven.example/en/rugs',
      'https://thuishaven.nl/vloerkleden',
    ])
    expect([...switchOf(text).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://thuishaven.nl/vloerkleden',
      'https://thuishaven.example/en/rugs',
    ])
    expect(await page('/sitemap.xml')).toContain('<loc>https://thuishaven.example/en/rugs</loc>')
  })

  it('LOC-03 a language domain serves its language, and pages of another language redirect to theirs', async () => {
    settle({ 'languages.domains': { nld: 'https://thuishaven.nl', eng: 'https://thuishaven.example' } })
    const at = async (host: string, path: string) => {
      const response = await request(path, { 'x-forwarded-host': host, 'accept-language': 'nl' })
      return [response.status, response.headers.get('location')]
    }
    expect(await at('thuishaven.example', '/')).toEqual([302, '/en'])
    expect(await at('thuishaven.nl', '/')).toEqual([200, null])
    expect(await at('thuishaven.example', '/vloerkleden?page=2')).toEqual([302, 'https://thuishaven.nl/vloerkleden?page=2'])
    expect(await at('thuishaven.example', '/en/rugs')).toEqual([200, null])
  })
})
