import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MockInstance } from 'vitest'
import { consentChoices } from '../../../core/consent/index.ts'
import type { ConsentPreferences } from '../../../core/consent/index.ts'
import { decodeConsent, encodeConsent } from '../../../tools/chooseBefore.ts'
import { replaced, settingsCall } from '../../../tests/backendRules.ts'
import { follow } from '../../../tests/components/follow.ts'
import { textOf } from '../../../tests/components/shopper.ts'
import { visitShop } from '../../../tests/components/visitShop.tsx'
import { ways } from '../../../tests/e2e/ways.ts'

const { all, onlyNecessary } = consentChoices
const { consent: words } = ways.nld.words

let cookies: MockInstance<(line: string) => void>
beforeEach(() => {
  cookies = vi.spyOn(document, 'cookie', 'set')
})
/** What the page itself has written of its visitor's choice: jsdom keeps no secure cookie of a page without TLS. */
const written = (): { readonly choice: ConsentPreferences; readonly attributes: string } | null => {
  const lines = cookies.mock.calls.flatMap(([line]) => /^cookiePreferences=([^;]*)(.*Secure.*)$/i.exec(line) ?? [])
  const [value, attributes] = lines.slice(-2)
  return value === undefined || attributes === undefined ? null : { choice: decodeConsent(value), attributes }
}
const persisted = (): ConsentPreferences | null => written()?.choice ?? null
/** A visitor who chose this on an earlier visit. */
const chosen = (preferences: ConsentPreferences) => ({
  before: async (): Promise<void> => void (document.cookie = `cookiePreferences=${encodeURIComponent(encodeConsent(preferences))}; Path=/`),
})

/** Opens the wall from the footer of a page. */
const visitWall = async (address: string, options: Parameters<typeof visitShop>[1] = {}, { consent, shell } = ways.nld.words) => {
  const visited = await visitShop(address, options)
  const open = async () => {
    await visited.user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: shell.footer.cookies }))
    return within(await screen.findByRole('dialog', { name: consent.title }))
  }
  return { ...visited, open, wall: await open() }
}
type Wall = Awaited<ReturnType<typeof visitWall>>['wall']
const tab = (wall: Wall, name: string): HTMLElement => wall.getByRole('tab', { name })
const button = (wall: Wall, name: string): HTMLElement => wall.getByRole('button', { name })
const box = (wall: Wall, name: string): HTMLInputElement => wall.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const isClosed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** What the tag of the page has received. */
const tagCalls = (): readonly unknown[][] =>
  ((window as { dataLayer?: readonly ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => Array.from(entry))

afterEach(() => {
  for (const name of ['dataLayer', 'gtag']) Reflect.deleteProperty(window, name)
  document.head.replaceChildren()
})

describe('the consent wall', () => {
  for (const [language, address, way, tabs, names] of [
    [
      'Dutch',
      '/',
      ways.nld,
      ['Toestemming', 'Details', 'Over'],
      ['Aanpassen', 'Selectie toestaan', 'Alleen noodzakelijk', 'Alles toestaan'],
    ],
    ['English', '/en', ways.eng, ['Condition', 'Details', 'About'], ['To adjust', 'Allow selection', 'Only necessary', 'Allow all']],
  ] as const)
    it(`CNS-01b CNS-02 the consent wall in ${language} has three tabs, offers refusing before allowing, and nothing is ticked but what is necessary`, async () => {
      const { user, wall } = await visitWall(address, {}, way.words)
      const [adjust, selection, necessary, everything] = names
      const offered = (): readonly string[] => wall.getAllByRole('button').map(textOf).filter(Boolean)
      expect(persisted()).toBeNull()
      expect(wall.getAllByRole('tab').map(textOf)).toEqual(tabs)
      expect(offered()).toEqual([adjust, necessary, everything])
      await user.click(button(wall, adjust))
      expect(tab(wall, tabs[1]).getAttribute('aria-selected')).toBe('true')
      expect(offered()).toEqual([selection, necessary, everything])
      const boxes = wall.getAllByRole<HTMLInputElement>('checkbox')
      expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
        [true, true],
        [false, false],
        [false, false],
        [false, false],
      ])
    })

  it('CNS-02 the wall names what the shop itself remembers, and no purpose that nothing serves', async () => {
    const { wall } = await visitWall('/')
    expect(wall.getByText(words.remembering)).toBeDefined()
    expect(textOf(document.getElementById('consent-preferences') as HTMLElement)).toBe(words.preferencesText)
    expect(textOf(document.getElementById('consent-statistics') as HTMLElement)).toContain(words.none)
  })

  it('CNS-02 the wall names the purposes that scripts serve', async () => {
    const { wall } = await visitWall('/', { before: async (_call, { change }) => change(settingsCall, withScripts) })
    expect(wall.getByText(`${words.remembering} ${words.measuring} ${words.advertising}`)).toBeDefined()
  })

  it('CNS-02 PNL-06 the keyboard moves through the tabs by arrows, Home and End, ticks by Space and confirms by Enter', async () => {
    const { user, wall } = await visitWall('/')
    tab(wall, words.tabCondition).focus()
    for (const [key, name] of [
      ['ArrowRight', words.tabDetails],
      ['End', words.tabAbout],
      ['ArrowRight', words.tabCondition],
      ['ArrowLeft', words.tabAbout],
      ['Home', words.tabCondition],
      ['ArrowRight', words.tabDetails],
    ] as const) {
      await user.keyboard(`{${key}}`)
      expect(document.activeElement, key).toBe(tab(wall, name))
      expect(tab(wall, name).getAttribute('aria-selected')).toBe('true')
    }
    box(wall, words.preferences).focus()
    await user.keyboard(' ')
    button(wall, words.allowSelection).focus()
    await user.keyboard('{Enter}')
    await isClosed()
    expect(written()).toEqual({
      choice: { ...onlyNecessary, preferences: true },
      attributes: '; Path=/; SameSite=Lax; Max-Age=31536000; Secure',
    })
  })

  it('CNS-06 the wall opens again from the footer of every kind of page, shows the choice and changes it', async () => {
    for (const address of ['/contact', '/account/login', '/checkout', '/products/webshop']) {
      const { user, wall } = await visitWall(address, chosen(all))
      await user.click(tab(wall, words.tabDetails))
      expect(box(wall, words.marketing).checked).toBe(true)
      await user.click(wall.getByRole('link', { name: words.close }))
      await isClosed()
      expect(persisted()).toBeNull()
    }
    const { user, wall, open } = await visitWall('/contact', chosen(all))
    await user.click(button(wall, words.onlyNecessary))
    await isClosed()
    expect(persisted()).toEqual(onlyNecessary)
    const again = await open()
    await user.click(tab(again, words.tabDetails))
    expect(box(again, words.marketing).checked).toBe(false)
  })

  it('CNS-01b closing the wall without a choice stores and grants nothing, and it stays closed on the next page', async () => {
    const { user, wall } = await visitWall('/', {
      before: async (_call, { change }) => change(settingsCall, withScripts),
    })
    await user.click(tab(wall, words.tabDetails))
    await user.click(box(wall, words.statistics))
    await user.click(wall.getByRole('link', { name: words.close }))
    await isClosed()
    expect(persisted()).toBeNull()
    follow('/contact')
    await waitFor(() => expect(location.pathname).toBe('/contact'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(tagCalls().filter(([, name]) => name !== 'default')).toEqual([])
    expect(loaded()).toEqual([])
  })

  it('CNS-03 a consent cookie that cannot be read counts as none, and is logged without its text', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user, wall } = await visitWall('/contact', {
      before: async () => void (document.cookie = 'cookiePreferences=geen*base64; Path=/'),
    })
    await user.click(tab(wall, words.tabDetails))
    expect(wall.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toHaveLength(1)
    const lines = log.mock.calls.map(([line]) => String(line))
    expect(lines).toEqual([expect.stringMatching(/"reason":"base64".*Stored consent is unreadable/)])
    expect(lines.join('')).not.toContain('geen*base64')
  })
})

const withScripts = replaced(
  '"scripts":[]',
  `"scripts":${JSON.stringify([
    { category: 'statistics', type: 'script', url: 'https://tags.example/tag.js?id=G-TEST123', talksTo: [] },
    { category: 'marketing', type: 'stylesheet', url: 'https://tags.example/marketing.css' },
  ])}`,
)
/** Scripts and sheets of others that the page has requested. */
const loaded = (): readonly string[] =>
  [...document.head.querySelectorAll<HTMLElement>('[src*="tags.example"], [href*="tags.example"]')]
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .toSorted()

describe('scripts of others', () => {
  const before = async (_call: unknown, { change }: { readonly change: (call: RegExp, edit: (body: string) => string) => void }) =>
    change(settingsCall, withScripts)

  it('CNS-04 CNS-05 nothing of others is loaded before a choice or after refusal', async () => {
    const { user, wall } = await visitWall('/', { before })
    expect(loaded()).toEqual([])
    await user.click(button(wall, words.onlyNecessary))
    await isClosed()
    expect(loaded()).toEqual([])
    expect(tagCalls().map(([command, name]) => [command, name])).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
    ])
  })

  it('CFG-03e CNS-04 CNS-05 after consent to its category alone a script is loaded once, and its tag hears of denial and choice in order', async () => {
    const { user, wall, open } = await visitWall('/', { before })
    await user.click(tab(wall, words.tabDetails))
    await user.click(box(wall, words.statistics))
    await user.click(button(wall, words.allowSelection))
    await isClosed()
    expect(loaded()).toEqual(['https://tags.example/tag.js?id=G-TEST123'])
    const always = { functionality_storage: 'granted', security_storage: 'granted' }
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    expect(tagCalls().filter(([command]) => command !== 'js')).toEqual([
      ['consent', 'default', { ...denied, analytics_storage: 'denied', ...always }],
      ['consent', 'update', { ...denied, analytics_storage: 'granted', ...always }],
      ['config', 'G-TEST123'],
    ])
    // The same choice again changes nothing.
    const again = await open()
    await user.click(tab(again, words.tabDetails))
    await user.click(button(again, words.allowSelection))
    await isClosed()
    expect(loaded()).toHaveLength(1)
  })

  it('CNS-06 CNS-05 withdrawing denies, takes away what the tag left and stops events', async () => {
    const { user, wall, shop } = await visitWall('/', { before: (call, rules) => before(call, rules).then(chosen(all).before) })
    document.cookie = '_ga=1; Path=/'
    document.cookie = '_fbp=1; Path=/'
    await user.click(button(wall, words.onlyNecessary))
    await isClosed()
    expect(tagCalls().at(-1)).toEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' })])
    expect(document.cookie).not.toMatch(/_ga|_fbp/)
    const callsBefore = tagCalls().length
    await user.click(screen.getByRole('button', { name: new RegExp(`^${ways.nld.words.cart.title}`) }))
    await screen.findByRole('dialog', { name: ways.nld.words.cart.title })
    expect(tagCalls()).toHaveLength(callsBefore)
    expect(shop.consent.loaded()?.hasLeftovers()).toBe(true)
  })

  it('CNS-01a a shop without a consent wall grants everything', async () => {
    const { shop } = await visitShop('/contact', {
      before: async (call, rules) => {
        document.cookie = 'mock_scenario=consent-off; Path=/'
        await before(call, rules)
      },
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    const { wallOpen } = (await shop.consent.load()).getSnapshot()
    expect(wallOpen).toBe(false)
    expect(loaded()).toEqual(['https://tags.example/marketing.css', 'https://tags.example/tag.js?id=G-TEST123'])
    expect(tagCalls()).toContainEqual([
      'consent',
      'update',
      expect.objectContaining({ ad_storage: 'granted', analytics_storage: 'granted' }),
    ])
    expect(persisted()).toBeNull()
  })
})
