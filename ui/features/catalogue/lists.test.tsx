import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { replaced, settingsCall } from '../../../tests/backendRules.ts'
import { follow } from '../../../tests/components/follow.ts'
import { textOf } from '../../../tests/components/shopper.ts'
import { visitShop } from '../../../tests/components/visitShop.tsx'

const contentCall = /^POST \/api\/public\/content/
const list = () => within(document.getElementById('list') as HTMLElement)
const isAt = (address: string): Promise<void> => waitFor(() => expect(location.pathname + location.search).toBe(address))
const cards = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('#list li article')]
const card = (title: string): HTMLElement => {
  const [found, ...others] = cards().filter((one) => textOf(one).includes(title))
  if (found === undefined || others.length > 0) throw new Error(`There are ${others.length} cards too many of ${title}.`)
  return found
}
const summary = (): HTMLElement => list().getByText('Sorteren op').closest('summary') as HTMLElement

describe('the sort of a list', () => {
  it('CAT-04 CAT-12b the sort is a menu of links: arrow keys stay in the page, Escape closes it, and the choice keeps the focus', async () => {
    const { user } = await visitShop('/vloerkleden')
    const menu = summary().closest('details') as HTMLDetailsElement
    await user.click(summary())
    expect(menu.open).toBe(true)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(location.pathname + location.search).toBe('/vloerkleden')
    await user.keyboard('{Escape}')
    expect([menu.open, document.activeElement]).toEqual([false, summary()])
    await user.click(summary())
    await user.click(list().getByRole('link', { name: 'Laagste prijs' }))
    await isAt('/vloerkleden?sort=lowest-price')
    await waitFor(() => expect(textOf(summary())).toContain('Laagste prijs'))
    expect(document.activeElement).toBe(summary())
    expect(summary().closest('details')?.open).toBe(false)
  })

  it('CAT-04b the sort that the owner configured holds where the address names none', async () => {
    const { bodiesOf } = await visitShop('/contact', {
      before: async (_call, { change }) => change(settingsCall, replaced(/"sortBy":"[^"]*"/, '"sortBy":"highest-price"')),
    })
    follow('/vloerkleden')
    await isAt('/vloerkleden')
    await waitFor(() => expect(textOf(summary())).toContain('Hoogste prijs'))
    expect(bodiesOf(contentCall).at(-1)).toMatchObject({ sort: 'highest-price' })
  })
})

it('CAT-03 the number of pages follows from the hits, and the page number is in the query', async () => {
  const { user } = await visitShop('/vloerkleden')
  const hits = Number(/\d+/.exec(textOf(list().getByText(/^\d+ producten$/)))?.[0])
  const last = Math.ceil(hits / 24)
  expect(last).toBeGreaterThan(1)
  expect(cards()).toHaveLength(24)
  const pages = within(screen.getByRole('navigation', { name: 'Pagina’s' }))
  expect(pages.queryByRole('link', { name: `Pagina ${last + 1}` })).toBeNull()
  await user.click(pages.getByRole('link', { name: `Pagina ${last}` }))
  await isAt(`/vloerkleden?page=${last}`)
  await waitFor(() => expect(cards()).toHaveLength(hits - 24 * (last - 1)))
  expect(screen.queryByRole('link', { name: `Pagina ${last + 1}` })).toBeNull()
})

it('CAT-12b a changed list shows its first six cards first; the cards below follow, and until then those of before hold their place', async () => {
  const { user } = await visitShop('/vloerkleden')
  const titles = (): readonly string[] => cards().map((one) => textOf(within(one).getByRole('heading')))
  const before = titles()
  const drawn: (readonly string[])[] = []
  const watcher = new MutationObserver(() => drawn.push(titles()))
  watcher.observe(document.getElementById('list') as HTMLElement, { childList: true, subtree: true, characterData: true })
  await user.click(summary())
  await user.click(list().getByRole('link', { name: 'Laagste prijs' }))
  await isAt('/vloerkleden?sort=lowest-price')
  await waitFor(() => expect(titles().some((title, index) => index >= 6 && !before.includes(title))).toBe(true))
  watcher.disconnect()
  const after = titles()
  const first = drawn.find((found) => found.slice(0, 6).join() === after.slice(0, 6).join()) ?? []
  expect(first.slice(6)).toEqual(before.slice(6).filter((title) => !after.slice(0, 6).includes(title)))
  expect([first.length > 18, after.length, new Set(after).size]).toEqual([true, 24, 24])
})

it('RTE-14b a category whose only child holds products hands over to it, and does not stay in the history', async () => {
  const { respond } = await visitShop('/contact')
  respond(contentCall, async (reach, request) => {
    const { slug } = (await request.json()) as { readonly slug: string }
    if (slug !== '/beveiliging') return reach()
    const content = (await (await reach()).json()) as { data: Record<string, unknown> & { children: { slug: string }[] } }
    const children = content.data.children.filter((child) => child.slug === '/hubs')
    Object.assign(content.data, { products: [], filters: [], pagination: { totalHits: 0, limit: 24 }, children })
    return Response.json(content)
  })
  follow('/beveiliging')
  await isAt('/hubs')
  history.back()
  await isAt('/contact')
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeDefined()
})

describe('the card of a product', () => {
  it('CAT-02 a family is one card: its colours change the picture and the link to the product, and a filter shows the selected colour', async () => {
    const { user } = await visitShop('/vloerkleden')
    const family = card('Zandvoort')
    expect(textOf(family)).toContain('160 × 230 cm · Scheerwol')
    expect(textOf(family)).toContain('-15%')
    const picture = (): string | null | undefined => family.querySelector('img')?.getAttribute('src')
    const before = picture()
    await user.click(within(family).getByRole('link', { name: 'Zand' }))
    expect(location.pathname).toBe('/vloerkleden')
    await waitFor(() => expect(picture()).not.toBe(before))
    const product = within(family).getByRole('link', { name: 'Vloerkleed Zandvoort zand' })
    expect(product.getAttribute('href')).toMatch(/^\/product\/1013\//)
    await visitShop('/vloerkleden/Kleur:terracotta')
    expect(within(card('Zandvoort')).getByRole('heading').textContent).toBe('Vloerkleed Zandvoort terracotta')
  })

  it('CAT-02 a card shows the price by the square metre, low stock, and that a product is sold out', async () => {
    await visitShop('/vloerkleden')
    expect(textOf(card('Vloerkleed op maat'))).toMatch(/vanaf € 189,- *per m²/)
    expect(textOf(card('Vloerkleed op maat'))).toContain('Op maat')
    await visitShop('/verlichting')
    expect(textOf(card('Turfschip'))).toContain('Nog 3')
    await visitShop('/videobewaking/cameras')
    expect(textOf(card('Oogwit Nacht'))).toContain('Niet op voorraad')
  })

  it('CAT-02 the single product of a list leads it, with a button that leads to it', async () => {
    await visitShop('/outlet')
    const button = within(card('Vloerkleed Noordzee blauw')).getByRole('link', { name: 'Bekijk product' })
    expect(button.getAttribute('href')).toBe(
      within(card('Noordzee'))
        .getByRole('link', { name: /^Vloerkleed/ })
        .getAttribute('href'),
    )
    await visitShop('/vloerkleden')
    expect(list().queryByRole('link', { name: /^Bekijk product/ })).toBeNull()
  })

  for (const [language, address, word] of [
    ['Dutch', '/vloerkleden', 'Korting'],
    ['English', '/en/rugs', 'Discount'],
  ] as const)
    it(`PRC-07 the badge of a discount explains its number to a screen reader, in ${language}`, async () => {
      await visitShop(address)
      for (const badge of list().getAllByText(/^-\d+%$/)) expect(textOf(badge)).toMatch(new RegExp(`^${word} -\\d+%$`))
    })
})
