import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { follow } from '../../../tests/components/follow.ts'
import { fill, main, textOf } from '../../../tests/components/shopper.ts'
import { visitShop } from '../../../tests/components/visitShop.tsx'

const searchCall = /^POST \/api\/search/
const isAt = (address: string): Promise<void> => waitFor(() => expect(location.pathname + location.search).toBe(address))

/** The search as it opens by its keys, on a page that has nothing to do with it. */
const visitSearch = async (options: Parameters<typeof visitShop>[1] = {}) => {
  const visited = await visitShop('/contact', options)
  const open = async () => {
    await visited.user.keyboard('{Control>}k{/Control}')
    const panel = await screen.findByRole('dialog', { name: 'Zoeken' })
    const find = within(panel)
    const field = await find.findByRole<HTMLInputElement>('combobox', { name: 'Waar ben je naar op zoek?' })
    return {
      panel,
      find,
      field,
      type: (text: string): Promise<void> => fill(visited.user, field, text),
      option: (name: string | RegExp): Promise<HTMLElement> => find.findByRole('option', { name }),
    }
  }
  const isClosed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const questions = (): string[] => (visited.bodiesOf(searchCall) as { readonly q: string }[]).map(({ q }) => q)
  return { ...visited, open, isClosed, questions, ...(await open()) }
}

describe('the search over the page', () => {
  it('SRC-01 SRC-02 SRC-04b the search opens with Ctrl K, requests once while the visitor types, and works by keyboard', async () => {
    const { user, panel, find, field, questions, option, open, isClosed } = await visitSearch()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.value).toBe('')
    await user.keyboard('   ')
    await user.keyboard('wachter plus')
    const wanted = await option(/Wachter Plus wit/)
    expect(questions()).toEqual(['wachter plus'])
    expect(wanted.getAttribute('href')).toBe('/product/1003/wachter-plus-wit')
    expect(wanted.querySelector('mark')?.textContent).toBe('Wachter')
    expect(textOf(wanted)).toContain('€ 329,-')
    expect(within(panel).getAllByRole('status').map(textOf)).toContainEqual(expect.stringMatching(/^\d+ resulta(?:at|ten)$/))
    expect(find.getByRole('group', { name: 'Producten' })).toBeDefined()
    await user.keyboard('{ArrowDown}')
    const [first] = find.getAllByRole('option')
    expect(field.getAttribute('aria-activedescendant')).toBe(first?.id)
    await user.keyboard('{Enter}')
    await isAt(first?.getAttribute('href') ?? '')
    await isClosed()
    await open()
    await user.keyboard('{Escape}')
    await isClosed()
  })

  it('SRC-03 the search offers categories and products while nothing is typed and below a few results, and none below many', async () => {
    const { find, type, option } = await visitSearch()
    const category = () => find.queryByRole('link', { name: 'Vloerkleden' })
    expect(category()?.getAttribute('href')).toBe('/vloerkleden')
    await type('wachter plus wit')
    await option(/Wachter Plus wit/)
    expect(category()).not.toBeNull()
    const chosen = find.getByRole('region', { name: 'Het meest gekozen' })
    expect(within(chosen).getAllByRole('listitem')).toHaveLength(4)
    expect(textOf(chosen), 'what was found is not repeated').not.toContain('Wachter Plus wit')
    await type('vloerkleed')
    await waitFor(() => expect(find.getAllByRole('option').length).toBeGreaterThan(3))
    expect(category()).toBeNull()
  })

  it.each([
    ['/contact', 'Zoeken', 'Het meest gekozen', '€ 340,-', /Kerman 1962.*Prijs op aanvraag/],
    ['/en/contact', 'Search', 'Chosen most', '€340', /Kerman 1962.*Price on request/],
  ])(
    'SRC-02 SRC-03 on %s it shows what others choose with its price, and says of a price on request that it is',
    async (path, title, chosen, amount, onRequest) => {
      const { user } = await visitShop(path)
      await user.keyboard('{Control>}k{/Control}')
      const panel = within(await screen.findByRole('dialog', { name: title }))
      const row = await panel.findByRole('region', { name: chosen })
      expect(within(row).getAllByRole('listitem')).toHaveLength(4)
      expect(textOf(row)).toContain(amount)
      expect(
        within(row)
          .getByRole('link', { name: /Zandvoort/ })
          .getAttribute('href'),
      ).toContain('/product/1002')
      await user.keyboard('kerman')
      expect(textOf(await panel.findByRole('option', { name: /Kerman/ }))).toMatch(onRequest)
    },
  )

  it('SRC-01 a single character opens no search', async () => {
    const { user } = await visitShop('/contact')
    await user.keyboard('/k')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('{Meta>}k{/Meta}')
    expect(await screen.findByRole('dialog', { name: 'Zoeken' })).toBeDefined()
  })

  it('SRC-01b a late response never replaces a newer one', async () => {
    const { type, option, questions, respond } = await visitSearch()
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const ended: string[] = []
    respond(searchCall, async (reach, request) => {
      const { q } = (await request.json()) as { readonly q: string }
      if (q === 'sirene') await held
      const response = await reach()
      ended.push(q)
      return response
    })
    await type('sirene')
    await waitFor(() => expect(questions()).toContain('sirene'))
    await type('wachter plus')
    await option(/Wachter Plus wit/)
    release()
    await waitFor(() => expect(ended).toEqual(['wachter plus', 'sirene']))
    // Once the page has had the time to show it.
    await new Promise((later) => setTimeout(later, 50))
    expect(await option(/Wachter Plus wit/)).toBeDefined()
    expect(screen.queryByRole('option', { name: /Sirene/ })).toBeNull()
  })

  it('SRC-03b a search that fails leaves the results of the search before it', async () => {
    const { user, type, option, fail, requests } = await visitSearch()
    await type('wachter plus')
    await option(/Wachter Plus wit/)
    requests.length = 0
    fail(searchCall, '503')
    await user.keyboard(' x')
    // Reads are retried once.
    await waitFor(() => expect(requests.filter((request) => request.endsWith('/api/search'))).toHaveLength(2), { timeout: 4000 })
    expect(await option(/Wachter Plus wit/)).toBeDefined()
  })

  it('NET-01 a search is retried once after each of the eight temporary statuses and after a lost connection', async () => {
    const { type, find, questions, fail } = await visitSearch()
    // Different words, because results are cached.
    for (const [fault, word] of [
      ['408', 'wachter'],
      ['409', 'zandvoort'],
      ['425', 'hanglamp'],
      ['429', 'tafellamp'],
      ['500', 'kamerlinde'],
      ['502', 'vloerkleed'],
      ['503', 'zuiderzee'],
      ['504', 'baken'],
      ['reset-before', 'grendel'],
      ['reset-after', 'versterker'],
    ] as const) {
      fail(searchCall, fault, { times: 1 })
      await type(word)
      expect(await find.findAllByRole('option', { name: new RegExp(word, 'i') }), fault).not.toEqual([])
      expect(questions().filter((question) => question === word)).toHaveLength(2)
    }
  })

  it('SRC-02 SRC-03 prices of made to measure begin with a word; a search without hits offers four categories; earlier searches come back', async () => {
    const { user, type, find, field, isClosed, open } = await visitSearch()
    await type('vloerkleed op maat')
    await waitFor(() => expect(find.getAllByRole('option').map(textOf)).toContainEqual(expect.stringMatching(/op maat.*vanaf € 189,-/)))
    field.focus()
    await user.keyboard('{Enter}')
    await isAt('/zoeken?q=vloerkleed%20op%20maat')
    expect(await screen.findByRole('heading', { level: 1, name: 'Zoekresultaten voor ‘vloerkleed op maat’' })).toBeDefined()
    await isClosed()
    const again = await open()
    await again.type('zzyzx')
    expect(await again.find.findByText('Geen zoekresultaten gevonden')).toBeDefined()
    const nothing = again.find.getByText('Zoek iets anders').parentElement as HTMLElement
    expect(within(nothing).getAllByRole('link')).toHaveLength(4)
    await user.click(again.find.getByRole('button', { name: 'Wissen' }))
    await user.click(again.find.getByRole('button', { name: 'vloerkleed op maat' }))
    expect(await again.find.findAllByRole('option')).not.toEqual([])
  })

  it('SRC-02 a title with a program in it is text', async () => {
    const { type, find } = await visitSearch({
      before: async (_call, { respond }) =>
        respond(searchCall, async (reach) => {
          const found = (await (await reach()).json()) as { data: { items: { title: string }[] }[] }
          for (const group of found.data) for (const item of group.items) item.title = '<img src="x"><mark>Kleed</mark><script>1</script>'
          return Response.json(found)
        }),
    })
    await type('kleed')
    const [first] = await find.findAllByRole('option')
    expect(first?.querySelector('mark')?.textContent).toBe('Kleed')
    expect(first?.querySelectorAll('img[src="x"],script')).toHaveLength(0)
  })

  it('PNL-06 SRC-01 after the question is cleared, or an earlier one taken, the focus is in the field and one types on', async () => {
    const { user, find, field } = await visitSearch()
    await user.keyboard('wol')
    await find.findAllByRole('option')
    await user.click(find.getByRole('button', { name: 'Wissen' }))
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.keyboard('lamp')
    expect(field.value).toBe('lamp')
  })
})

describe('the results', () => {
  const list = () => within(document.getElementById('list') as HTMLElement)
  const count = (): string => textOf(list().getByText(/^\d+ product(en)?$/))
  const english = (): string | null =>
    within(screen.getByRole('navigation', { name: 'Taal' }))
      .getByRole('link', { name: /EN/ })
      .getAttribute('href')
  const active = (): HTMLElement | undefined =>
    list()
      .getAllByRole('link')
      .find((link) => textOf(link) === 'Verwijder filter Kleur: Blauw')

  it('SRC-01 SEO-04 the results have an address in each language, and a missing page leads to them', async () => {
    const { user } = await visitShop('/zoeken?q=kleed')
    expect(english()).toBe('/en/search?q=kleed')
    follow('/bestaat-niet')
    await screen.findByRole('heading', { level: 1, name: 'Pagina niet gevonden' })
    const field = main().getByRole('searchbox')
    await user.type(field, 'hub{Enter}')
    await isAt('/zoeken?q=hub')
  })

  it('SRC-01 CAT-10 CAT-12 the results are a list like any other: facets, chips, sort and pages, in both languages', async () => {
    const { user } = await visitShop('/zoeken?q=kleed')
    const all = count()
    expect(Number(/\d+/.exec(all)?.[0])).toBeGreaterThan(48)
    const filters = within(screen.getByRole('navigation', { name: 'Filters' }))
    const blue = filters.getByText('Blauw').closest('a') as HTMLElement
    await user.click(blue)
    await isAt('/zoeken/Kleur:blauw?q=kleed')
    await waitFor(() => expect(count()).not.toBe(all))
    await user.click(list().getByText('Sorteren op'))
    await user.click(list().getByRole('link', { name: 'Laagste prijs' }))
    const sorted = '/zoeken/Kleur:blauw?q=kleed&sort=lowest-price'
    await isAt(sorted)
    const translated = english()
    expect(translated).toBe('/en/search/Kleur:blauw?q=kleed&sort=lowest-price')
    await user.click(active() as HTMLElement)
    await isAt('/zoeken?q=kleed&sort=lowest-price')
    await user.click(await list().findByRole('link', { name: 'Pagina 2' }))
    await isAt('/zoeken?q=kleed&sort=lowest-price&page=2')
    await waitFor(() => expect(document.title).toMatch(/pagina 2/))
    history.back()
    await isAt('/zoeken?q=kleed&sort=lowest-price')
    history.back()
    await isAt(sorted)
    await waitFor(() => expect(active()).toBeDefined())
    await visitShop(translated ?? '')
    expect(await screen.findByRole('heading', { level: 1, name: /kleed/ })).toBeDefined()
    expect(textOf(screen.getByRole('list', { name: 'Filters' }))).toContain('Remove filter')
  })

  it('PRC-07 a card of a product without a price says that it is on request, and nothing of stock and delivery', async () => {
    await visitShop('/zoeken?q=kerman')
    const card = list()
      .getByRole('link', { name: /Kerman 1962/ })
      .closest('article') as HTMLElement
    expect(textOf(card)).toMatch(/Prijs niet beschikbaar ?vraag ernaar/)
    expect(textOf(card)).not.toMatch(/Nog \d|weken|voorraad/)
  })

  it('SRC-03 where nothing is found there is no order to choose, and pictures lead to categories', async () => {
    const { user } = await visitShop('/zoeken?q=zzyzx')
    expect(main().getByText('Geen zoekresultaten gevonden')).toBeDefined()
    expect(main().getByRole('heading', { level: 1, name: 'Geen zoekresultaten gevonden voor ‘zzyzx’' })).toBeDefined()
    expect(main().getByRole('heading', { level: 2, name: 'Zoek iets anders' })).toBeDefined()
    expect(document.querySelectorAll('main summary')).toHaveLength(0)
    const lamps = main().getByRole('link', { name: 'Verlichting' })
    expect(lamps.querySelectorAll('img')).toHaveLength(1)
    await user.click(lamps)
    await isAt('/verlichting')
  })
})
