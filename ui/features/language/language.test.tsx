import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { replaced, settingsCall } from '../../../tests/backendRules.ts'
import { follow } from '../../../tests/components/follow.ts'
import { visitShop } from '../../../tests/components/visitShop.tsx'
import { ways } from '../../../tests/e2e/ways.ts'

const { nld, eng } = ways

/** A browser that speaks this language. */
const speak = (language: string): void => void vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language])
const offer = (): Promise<HTMLElement> => screen.findByRole('link', { name: 'View this page in English' })
/** The place of the offer has been decided once the page is idle. */
const isQuiet = async (): Promise<void> => {
  await import('./LanguageOffer.tsx')
  await new Promise((later) => setTimeout(later, 50))
}
const english = (): HTMLElement =>
  within(screen.getByRole('navigation', { name: nld.words.shell.language })).getByRole('link', { name: /English/ })

describe('the offer of another language', () => {
  beforeEach(() => speak('en-US'))

  it('LOC-01b a first page in another language than the browser’s is offered in that one, once', async () => {
    const { user } = await visitShop('/vloerkleden/Kleur:blauw?sort=lowest-price')
    const link = await offer()
    expect(link.getAttribute('href')).toBe('/en/rugs/Kleur:blauw?sort=lowest-price')
    expect(link.parentElement?.lang).toBe('en')
    const shown = localStorage.getItem('thuishaven.languageOffered')
    await user.click(link)
    expect(document.cookie).toContain('locale=eng')
    // Once: a later visit to a Dutch address is left in peace, also when the cookie is gone.
    await visitShop('/planten', { before: async () => localStorage.setItem('thuishaven.languageOffered', shown ?? '') })
    await isQuiet()
    expect(screen.queryByRole('link', { name: 'View this page in English' })).toBeNull()
  })

  it('LOC-01b the language offer is removed when it is declined, or when its page is left', async () => {
    const { user } = await visitShop('/verlichting')
    await offer()
    await user.click(screen.getByRole('button', { name: 'Nederlands houden' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'View this page in English' })).toBeNull())
    await visitShop('/verlichting')
    await offer()
    follow('/planten')
    await screen.findByRole('heading', { level: 1, name: 'Planten' })
    expect(screen.queryByRole('link', { name: 'View this page in English' })).toBeNull()
  })

  it('LOC-01b nothing is offered in the preferred language, nor to robots', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
    await visitShop('/vloerkleden')
    await isQuiet()
    expect(screen.queryByRole('link', { name: 'View this page in English' })).toBeNull()
    vi.restoreAllMocks()
    speak('nl-NL')
    await visitShop('/vloerkleden')
    await isQuiet()
    expect(screen.queryByRole('link', { name: 'View this page in English' })).toBeNull()
  })

  it('LOC-03 a language without a domain, where another has one, is only reported on the console', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user, loadedWhole } = await visitShop('/en/rugs', {
      before: async (_call, { change }) =>
        change(settingsCall, replaced('"languages":{', '"languages":{"domains":{"nld":"https://thuishaven.nl"},')),
    })
    await waitFor(() => expect(log.mock.calls.map(String)).toEqual([expect.stringMatching(/"locale":"eng".*Language has no domain/)]))
    await user.click(within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name: 'Plants' }))
    await waitFor(() => expect(location.pathname).toBe('/en/plants'))
    expect(loadedWhole).toEqual([])
  })
})

describe('the switch of the language', () => {
  it('LOC-02 LOC-06 a switch keeps the page and its query, leads to the translated address of a product, and is remembered', async () => {
    const { user } = await visitShop('/vloerkleden?sort=lowest-price&page=2')
    expect(english().getAttribute('href')).toBe('/en/rugs?sort=lowest-price&page=2')
    follow(nld.product.path)
    await screen.findByRole('heading', { level: 1, name: nld.product.title })
    await waitFor(() => expect(english().getAttribute('href')).toBe(eng.product.path))
    await user.click(english())
    expect(document.cookie).toContain('locale=eng')
    await visitShop(eng.product.path)
    expect(await screen.findByRole('heading', { level: 1, name: eng.product.title })).toBeDefined()
  })

  it('LOC-06b SEO-04c every page names itself and its other language, within the shop too', async () => {
    await visitShop('/contact')
    const named = async (path: string, other: string): Promise<void> => {
      const address = (selector: string): string | null | undefined => document.querySelector(`link${selector}`)?.getAttribute('href')
      await waitFor(() => expect(address('[rel="canonical"]')).toBe(`${location.origin}${path}`))
      expect(address('[hreflang="nl-NL"]')).toBe(`${location.origin}${path}`)
      expect(address('[hreflang="en-US"]')).toBe(`${location.origin}${other}`)
      expect(english().getAttribute('href')).toBe(other)
    }
    follow('/vloerkleden')
    await named('/vloerkleden', '/en/rugs')
    follow(nld.product.path)
    await named(nld.product.path, eng.product.path)
  })
})
