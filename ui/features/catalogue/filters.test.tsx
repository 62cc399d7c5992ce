import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describedBy, fill, textOf } from '../../../tests/components/shopper.ts'
import { visitShop } from '../../../tests/components/visitShop.tsx'
import type { VisitedShop } from '../../../tests/components/visitShop.tsx'
import { filled, words } from '../../../tests/e2e/words.ts'

const { catalogue } = words.nld

const filters = () => within(screen.getByRole('navigation', { name: catalogue.filters }))
const list = () => within(document.getElementById('list') as HTMLElement)
const count = (): string => textOf(list().getByText(/^\d+ product(en)?$/))
const isAt = (address: string | RegExp): Promise<void> =>
  waitFor(() => expect(location.pathname + location.search).toEqual(typeof address === 'string' ? address : expect.stringMatching(address)))

const group = (name: string): HTMLDetailsElement => {
  const found = filters()
    .getAllByText(name)
    .map((text) => text.closest('details'))
    .find((details) => textOf(details?.querySelector('summary')) === name)
  if (found === null || found === undefined) throw new Error(`There is no group ${name}.`)
  return found
}
/** Opens a list with one of its groups open, and looks into that. */
const visitGroup = async (address: string, name: string, options: Parameters<typeof visitShop>[1] = {}) => {
  const visited = await visitShop(address, options)
  await waitFor(() => expect(filters()).toBeDefined())
  if (!group(name).open) await visited.user.click(group(name).querySelector('summary') as HTMLElement)
  return { ...visited, find: within(group(name)) }
}
/** The active filter of this name, which a press takes away. */
const active = (text: string): HTMLElement | undefined =>
  list()
    .getAllByRole('link')
    .find((link) => textOf(link).startsWith(text))
const findActive = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = active(text)
    if (found === undefined) throw new Error(`There is no ${text}.`)
    return found
  })

describe('the options of a group', () => {
  it('CAT-07 CAT-08 CAT-10 a long group of filters shows more on demand, can be searched, and each choice has its own address', async () => {
    const { user, find } = await visitGroup('/vloerkleden', 'Kleur')
    expect(find.queryByRole('link', { name: /Meerkleurig/ })).toBeNull()
    const search = find.getByLabelText('Zoek in Kleur')
    await fill(user, search, 'meer')
    expect(find.getAllByRole('link').map(textOf)).toEqual([expect.stringMatching(/^Meerkleurig/)])
    await fill(user, search, '')
    await user.click(find.getByRole('button', { name: 'Toon meer' }))
    expect(find.getByRole('link', { name: /^Meerkleurig/ })).toBeDefined()
    await user.click(find.getByRole('link', { name: /^Roze/ }))
    await isAt('/vloerkleden/Kleur:roze')
    await waitFor(() => expect(find.getByRole('link', { name: /^Roze/ }).getAttribute('aria-current')).toBe('true'))
    await user.click(find.getByRole('link', { name: /^Blauw/ }))
    await isAt('/vloerkleden/Kleur:roze,blauw')
    expect(await findActive('Verwijder filter Kleur: Roze en Blauw')).toBeDefined()
    await user.click(find.getByRole('button', { name: 'Toon minder' }))
    expect(find.getByLabelText('Zoek in Kleur')).toBeDefined()
  })

  it('CAT-07 a group of filters draws its content when it is opened, and keeps it when another one closes it', async () => {
    const { user } = await visitGroup('/vloerkleden', 'Kleur')
    const links = (name: string): number => group(name).querySelectorAll('a').length
    expect([links('Kleur'), links('Vorm'), links('Materiaal')]).toEqual([5, 0, 0])
    await user.click(group('Vorm').querySelector('summary') as HTMLElement)
    expect([links('Kleur') > 0, links('Vorm') > 0, links('Materiaal')]).toEqual([true, true, 0])
  })

  it('CAT-06 a colour is chosen by its look as well as by its name', async () => {
    const { find } = await visitGroup('/vloerkleden', 'Kleur')
    const dots = find.getByRole('link', { name: /^Blauw/ }).querySelectorAll<HTMLElement>('[style*="background"]')
    expect([...dots].map(({ style }) => style.backgroundColor)).toEqual(['rgb(47, 79, 127)'])
  })

  it('CAT-07 Space on a filter chooses it, as on a checkbox, and Enter takes it back; both keep the focus', async () => {
    const { user, find } = await visitGroup('/vloerkleden', 'Kleur')
    const blue = (): HTMLElement => find.getByRole('link', { name: /^Blauw/ })
    blue().focus()
    await user.keyboard(' ')
    await isAt('/vloerkleden/Kleur:blauw')
    await waitFor(() => expect(blue().getAttribute('aria-current')).toBe('true'))
    expect(document.activeElement).toBe(blue())
    await user.keyboard('{Enter}')
    await isAt('/vloerkleden')
    expect(document.activeElement).toBe(blue())
  })

  it('CAT-14 the group that was used last keeps its search, with what was chosen first', async () => {
    const { user, find } = await visitGroup('/vloerkleden', 'Kleur')
    const search = find.getByLabelText<HTMLInputElement>('Zoek in Kleur')
    await fill(user, search, 'g')
    const options = (): readonly HTMLElement[] => find.getAllByRole('listitem')
    const name = (option?: HTMLElement): string => textOf(option).replace(/\d+$/, '')
    const before = options().map(name)
    await user.click(within(options().at(-1) as HTMLElement).getByRole('link'))
    await isAt(/\/Kleur:/)
    await waitFor(() => expect(name(options()[0])).toBe(before.at(-1)))
    expect(search.value).toBe('g')
    expect(options()).toHaveLength(before.length)
    // The search outlives its page, and the test.
    await user.click(find.getByRole('button', { name: catalogue.searchClear }))
  })

  it('CAT-14 a group that the backend hides is not shown, and its filter counts all the same', async () => {
    await visitShop('/vloerkleden/Kleur:blauw', {
      before: async (_call, { change }) =>
        change(/^POST \/api\/public\/content/, (body) => body.replace(/("name":"Kleur"[^{}[\]]*"visible":)true/, '$1false')),
    })
    expect(textOf(await screen.findByRole('list', { name: catalogue.filters }))).toContain('Kleur: Blauw')
    const groups = [...document.querySelectorAll(`nav[aria-label="${catalogue.filters}"] summary`)].map(textOf)
    expect(groups).toContain('Materiaal')
    expect(groups).not.toContain('Kleur')
  })
})

describe('filters in the address', () => {
  it('CAT-05 filters are part of the address: opening it selects them, and selecting them again gives the same address', async () => {
    const { user, find } = await visitGroup('/vloerkleden/Prijs:100-900/Kleur:roze,blauw', 'Kleur')
    expect(await findActive('Verwijder filter Kleur: Roze en Blauw')).toBeDefined()
    expect(await findActive('Verwijder filter Prijs')).toBeDefined()
    const blue = (): HTMLElement => find.getByRole('link', { name: /^Blauw/ })
    expect(blue().getAttribute('aria-current')).toBe('true')
    await user.click(blue())
    await isAt('/vloerkleden/Prijs:100-900/Kleur:roze')
    await waitFor(() => expect(blue().getAttribute('aria-current')).toBeNull())
    await user.click(blue())
    await isAt('/vloerkleden/Prijs:100-900/Kleur:roze,blauw')
    // Written with escapes it is the same list.
    await visitShop('/vloerkleden/Prijs:100-900/Kleur:%72oze%2Cx,blauw')
    expect(textOf(await findActive('Verwijder filter Kleur:'))).toContain('Blauw')
  })

  it('CAT-05 CAT-12 any value travels in the path and back, whatever signs it has', async () => {
    const { user, find } = await visitGroup('/vloerkleden', 'Materiaal')
    await user.click(find.getByRole('button', { name: 'Toon meer' }))
    const pet = find.getByRole('link', { name: /^Gerecycled pet/i })
    const address = '/vloerkleden/Materiaal:gerecycled%20pet'
    expect(pet.getAttribute('href')).toBe(address)
    const all = count()
    await user.click(pet)
    await isAt(address)
    await waitFor(() => expect(count()).not.toBe(all))
    const some = count()
    const again = await visitGroup(address, 'Materiaal')
    expect(count()).toBe(some)
    expect(again.find.getByRole('link', { name: /^Gerecycled pet/i }).getAttribute('aria-current')).toBe('true')
    await visitShop('/vloerkleden/Kleur:50%25%20grijs%2Fcr%C3%A8me,a%3Ab')
    const chip = await findActive('Verwijder filter Kleur: 50% grijs/crème en a:b')
    expect(chip.getAttribute('href')).toBe('/vloerkleden')
  })

  it('CAT-09 CAT-12 active filters are taken away one by one or together, and Back restores the list', async () => {
    const { user } = await visitShop('/vloerkleden/Kleur:blauw/Vorm:rechthoek')
    const both = count()
    await user.click(await findActive('Verwijder filter Vorm: Rechthoek'))
    await isAt('/vloerkleden/Kleur:blauw')
    await waitFor(() => expect(count()).not.toBe(both))
    history.back()
    await isAt('/vloerkleden/Kleur:blauw/Vorm:rechthoek')
    await waitFor(() => expect(count()).toBe(both))
    await user.click(await findActive('Alle filters wissen'))
    await isAt('/vloerkleden')
  })

  it('CAT-09 a list that filters leave empty offers the way back', async () => {
    const { user } = await visitShop('/vloerkleden/Kleur:bestaat-niet')
    expect(await list().findByRole('heading', { name: 'Niets gevonden met deze filters' })).toBeDefined()
    await user.click(list().getAllByRole('link', { name: 'Alle filters wissen' }).at(-1) as HTMLElement)
    await isAt('/vloerkleden')
  })

  it('CAT-10 an address with the whole price range has no filter, and every product', async () => {
    await visitShop('/vloerkleden')
    const all = count()
    await visitShop('/vloerkleden/Prijs:59-1249')
    expect(count()).toBe(all)
    expect(screen.queryByRole('list', { name: catalogue.filters })).toBeNull()
  })
})

describe('the price', () => {
  const slider = (name: string): Promise<HTMLElement> => screen.findByRole('slider', { name })
  const bound = (name: string): Promise<HTMLInputElement> => screen.findByRole('textbox', { name })
  const contentCalls = ({ requests }: VisitedShop): number => requests.filter((call) => call === 'POST /api/public/content').length

  it('CAT-06 CAT-10 VAL-10 however often a handle of the price moves, one call is sent when it rests, it keeps the focus, and the whole range is no filter', async () => {
    const visited = await visitGroup('/vloerkleden', 'Prijs')
    const low = await slider(catalogue.priceFrom)
    low.focus()
    const before = contentCalls(visited)
    for (const value of [60, 61, 62, 63, 64]) fireEvent.change(low, { target: { value } })
    expect(low.getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ')).toBe('€ 64,-')
    await isAt('/vloerkleden/Prijs:64-1249')
    await waitFor(() => expect(document.activeElement).toBe(low))
    expect(contentCalls(visited) - before).toBe(1)
    fireEvent.change(low, { target: { value: 59 } })
    await isAt('/vloerkleden')
    const { user } = await visitGroup('/vloerkleden?page=2', 'Prijs')
    await fill(user, await bound(catalogue.priceFrom), '64')
    await user.keyboard('{Enter}')
    await isAt('/vloerkleden/Prijs:64-1249')
  })

  it('CAT-06 a price filter accepts amounts as people write them, and reports others at the field instead of changing the list', async () => {
    const { user } = await visitGroup('/vloerkleden', 'Prijs')
    const [low, high] = [await bound(catalogue.priceFrom), await bound(catalogue.priceTo)]
    const refused = (min: string, max: string): string => filled(catalogue.priceRefused, { min, max })
    const shown = (field: HTMLElement): string => describedBy(field).replaceAll(/\s/g, ' ').trim()
    const enter = async (field: HTMLElement, typed: string, key = '{Enter}'): Promise<void> => {
      await fill(user, field, typed)
      await user.keyboard(key)
    }
    for (const typed of ['abc', '-5', '5000']) {
      await enter(low, typed)
      expect(shown(low)).toBe(refused('€ 59,-', '€ 1.249,-'))
      expect([low.getAttribute('aria-invalid'), low.value, location.pathname]).toEqual(['true', typed, '/vloerkleden'])
    }
    await enter(low, '64,50')
    await isAt('/vloerkleden/Prijs:64-1249')
    expect([low.getAttribute('aria-invalid'), low.value, document.activeElement]).toEqual([null, '64', low])
    expect(textOf(await screen.findByRole('list', { name: catalogue.filters }))).toContain('Prijs: € 64,- – € 1.249,-')
    await enter(high, '€ 1.199,00', '{Tab}')
    await isAt('/vloerkleden/Prijs:64-1199')
    await enter(low, '1.200')
    expect(shown(low)).toBe(refused('€ 59,-', '€ 1.199,-'))
    await isAt('/vloerkleden/Prijs:64-1199')
    await enter(high, '99.99')
    await isAt('/vloerkleden/Prijs:64-100')
    await waitFor(() => expect(high.value).toBe('100'))
  })

  describe('in a shop without VAT', () => {
    const before = async (): Promise<void> => void (document.cookie = 'mock_scenario=prices-excl; Path=/')

    it('PRC-08a prices are filtered without VAT, as they are shown', async () => {
      await visitGroup('/vloerkleden', 'Prijs', { before })
      expect((await bound(catalogue.priceFrom)).value).toBe('48')
      await visitShop('/vloerkleden/Prijs:48-49', { before })
      // The rug of € 59.00 costs € 48.76 without VAT.
      expect(textOf(list().getAllByRole('article')[0])).toContain('€ 48,76')
    })

    it('PRC-08a RUG-08 the deposit on a product is labelled as including VAT', async () => {
      const { user } = await visitShop('/product/1001', { before })
      await fill(user, await screen.findByRole('textbox', { name: /^Breedte/ }), '200')
      await fill(user, screen.getByRole('textbox', { name: /^Lengte/ }), '300')
      expect(await screen.findByText(/^Nu €\s[\d.,-]+, bij bezorging €\s[\d.,-]+, incl\. btw$/)).toBeDefined()
    })
  })
})
