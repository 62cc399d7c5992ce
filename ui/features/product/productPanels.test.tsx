import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fill, textOf } from '../../../tests/components/shopper.ts'
import { visitShop } from '../../../tests/components/visitShop.tsx'
import { ways } from '../../../tests/e2e/ways.ts'

const { nld, eng } = ways
const { cart, product, productPanels } = nld.words
const rug = nld.product
const made = { title: 'Vloerkleed op maat', path: '/product/1001/vloerkleed-op-maat' }

/** Every panel of a product carries its title (PNL-05). */
const findPanel = (title: string): Promise<HTMLElement> => screen.findByRole('dialog', { name: title })
const isClosed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const address = (): string => location.pathname + location.search
const findForm = async () => {
  const buy = await screen.findByRole('form')
  return { buy, inForm: within(buy) }
}
/** The entry of a collection that opens its group. */
const entry = (name: string): HTMLElement =>
  [...document.querySelectorAll('summary')].find(({ textContent }) => textContent.includes(name)) as HTMLElement
const labelOf = (panel: HTMLElement, name: string): HTMLElement =>
  [...panel.querySelectorAll('label')].find(({ textContent }) => textContent.includes(name)) as HTMLElement

describe('what there is to read', () => {
  it('PRD-09a PRD-11a PRD-11b PNL-05 the page shows eight specifications, the panel all of them, joined by commas', async () => {
    const { user } = await visitShop(made.path)
    const section = await screen.findByRole('region', { name: product.specifications })
    expect(section.querySelectorAll('dt')).toHaveLength(8)
    await user.click(within(section).getByRole('link', { name: /specificatie/ }))
    const panel = await findPanel(made.title)
    expect(panel.querySelectorAll('dt').length).toBeGreaterThan(8)
    expect([...panel.querySelectorAll('dd')].map(textOf)).toContain('Rechthoek, Vierkant, Rond, Ovaal, Organisch')
    await user.click(within(panel).getByRole('link', { name: productPanels.close }))
    await isClosed()
  })

  it('PRD-09b PRD-09c the whole description and what else there is to read open in their panels; Escape closes', async () => {
    const { user } = await visitShop(rug.path)
    const { inForm } = await findForm()
    await user.click(inForm.getAllByRole('link', { name: product.readMore })[0] as HTMLElement)
    const description = within(await findPanel(rug.title))
    expect(description.getByRole('heading', { name: product.description })).toBeDefined()
    expect(description.getByRole('heading', { name: 'Onderhoud' })).toBeDefined()
    await user.keyboard('{Escape}')
    await isClosed()
    await visitShop(`${rug.path}?panel=readMore&about=delivery`)
    const panel = await findPanel(rug.title)
    expect(within(panel).getByRole('heading', { name: product.deliveryReturns })).toBeDefined()
    expect(textOf(panel)).toContain('60 dagen')
  })

  it('PRD-09c the panel on delivery and returns shows the shipping costs and links to the registration of a return', async () => {
    const { user } = await visitShop(rug.path)
    const { inForm } = await findForm()
    const [returns] = await waitFor(() => {
      const links = inForm.getAllByRole('listitem').flatMap((line) => within(line).queryAllByRole('link', { name: product.readMore }))
      expect(links).toHaveLength(1)
      return links
    })
    await user.click(returns as HTMLElement)
    const panel = await findPanel(rug.title)
    expect(textOf(panel)).toContain('€ 6,95')
    expect(within(panel).getByRole('link', { name: product.returnsHow }).getAttribute('href')).toBe('/herroepen')
  })
})

describe('panels and their addresses', () => {
  for (const [rows, panel, text] of [
    ['PRD-09a', 'specifications', 'Materiaal'],
    ['PRD-09b', 'description', 'Wol veert terug'],
    ['PRD-09c', 'readMore', 'Retourneren is gratis'],
    ['PRD-07', 'variations', 'Terracotta'],
    ['PRD-04', 'mediagallery', 'Afbeelding 1 van'],
  ] as const)
    it(`PNL-05 ${rows} the panel '${panel}' opens by its address, and closing it removes the address`, async () => {
      const { user } = await visitShop(`${rug.path}?panel=${panel}`)
      const dialog = await findPanel(rug.title)
      expect(textOf(dialog)).toContain(text)
      await user.click(within(dialog).getByRole('link', { name: productPanels.close }))
      await isClosed()
      expect(address()).toBe(rug.path)
    })

  it('PNL-05 a group that there is not opens the first one; a product without choices opens none', async () => {
    await visitShop('/product/1003?panel=configuration&about=nonsense')
    expect(await findPanel(textOf(await screen.findByRole('heading', { level: 1 })))).toBeDefined()
    for (const path of ['/product/1005?panel=configuration', '/vloerkleden?panel=specifications']) {
      await visitShop(path)
      await screen.findByRole('heading', { level: 1 })
      expect(screen.queryByRole('dialog'), path).toBeNull()
    }
  })
})

describe('options', () => {
  it('PRD-06a OPT-03 OPT-04 options are cards, and delivery follows the slowest choice in days or weeks', async () => {
    const { user } = await visitShop(made.path)
    const { buy, inForm } = await findForm()
    expect(inForm.getByRole('radio', { name: /^Katoenen band/ })).toBeDefined()
    await waitFor(() => expect(textOf(buy)).toContain('2 - 3 weken'))
    await user.click(labelOf(buy, 'Gefestonneerd'))
    expect(textOf(buy)).toContain('3 - 4 weken')
    await visitShop(rug.path)
    const plain = await findForm()
    await waitFor(() => expect(textOf(plain.buy)).toMatch(/Morgen bezorgd|Binnen \d dagen/))
  })

  it('OPT-01 an unavailable option is labelled so, and cannot be chosen', async () => {
    const { user } = await visitShop(made.path)
    const { buy } = await findForm()
    const fringe = labelOf(buy, 'Franje')
    expect(textOf(fringe)).toContain(product.variationOut)
    await user.click(fringe)
    expect(within(fringe).getByRole<HTMLInputElement>('radio').checked).toBe(false)
  })

  it('PRD-06b OPT-01b the entries of a collection show that they open and what they cost, and equal names are followed by their group', async () => {
    const { user } = await visitShop('/product/1102')
    const { buy } = await findForm()
    expect(textOf(buy)).toMatch(/Gekozen: Onderkleed: Zonder, Vlekbescherming: Zonder/)
    const first = buy.querySelector('summary') as HTMLElement
    expect(first.querySelector('svg')).not.toBeNull()
    await user.click(first)
    const panel = await screen.findByRole('dialog')
    await user.click(panel.querySelectorAll('label')[1] as HTMLElement)
    await isClosed()
    expect(textOf(first)).toMatch(/latex \+ € 29/)
  })

  it('PRD-06b PRD-08 OPT-01a OPT-01b an entry of a collection opens its group; a choice closes it and is shown below the price', async () => {
    const { user } = await visitShop(`${made.path}%20copy`)
    const { buy } = await findForm()
    await user.click(entry('Afwerking'))
    const finishes = await findPanel(made.title)
    expect(within(finishes).getByRole<HTMLInputElement>('radio', { name: /^Franje/ }).disabled).toBe(true)
    // € 49 including VAT.
    expect(textOf(labelOf(finishes, 'Katoenen band'))).toContain('€ 49,-')
    await user.click(labelOf(finishes, 'Katoenen band'))
    await isClosed()
    expect(textOf(buy)).toContain('Gekozen: Rechthoek, Katoenen band')

    await user.click(entry('Vorm'))
    const shapes = await findPanel(made.title)
    expect(textOf(labelOf(shapes, 'Rond'))).toContain(productPanels.custom)
    expect(textOf(labelOf(shapes, 'Rond'))).toContain('€ 189,- per m²')
    await user.click(labelOf(shapes, 'Rond'))
    const diameter = await within(shapes).findByRole('textbox', { name: /^Diameter/ })
    expect(screen.getByRole('dialog')).toBe(shapes)
    await fill(user, diameter, '200')
    await user.click(within(shapes).getByRole('button', { name: 'Doorgaan' }))
    await isClosed()
    expect(textOf(buy)).toContain('Gekozen: Rond ø 200 cm, Katoenen band')
  })
})

describe('the variations panel', () => {
  it('PRD-07 the variations panel sells what is chosen, once it can be sold', async () => {
    const { user } = await visitShop(`${made.path}?panel=variations`)
    const panel = await findPanel(made.title)
    const inPanel = within(panel)
    const sell = inPanel.getByRole<HTMLButtonElement>('button', { name: productPanels.add })
    expect(sell.disabled).toBe(true)
    await fill(user, inPanel.getByRole('textbox', { name: /^Breedte/ }), '200')
    await fill(user, inPanel.getByRole('textbox', { name: /^Lengte/ }), '300')
    const foot = panel.querySelector('footer')
    expect(textOf(foot)).toContain('€ 1.134,-')
    expect(textOf(foot)).toContain('Rechthoek 200 × 300 cm')
    await user.click(sell)
    const opened = await screen.findByRole('dialog', { name: cart.title })
    await waitFor(() => expect(textOf(opened)).toContain('Rechthoek 200 × 300 cm'))

    await visitShop(`${eng.product.path}?panel=variations`)
    const english = within(await findPanel(eng.product.title))
    expect(english.getByRole<HTMLButtonElement>('button', { name: 'In shopping basket' }).disabled).toBe(false)
    expect(english.getByRole('link', { name: 'Sand' })).toBeDefined()
  })
})

describe('the gallery over the screen', () => {
  it('PRD-04 PNL-05 a press on the picture opens all of them over the screen, with arrows, keys, enlargement and Escape', async () => {
    const { user } = await visitShop(rug.path)
    const gallery = await screen.findByRole('region', { name: /Afbeeldingen van/ })
    await user.click(within(gallery.querySelector('ol') as HTMLElement).getAllByRole('link')[0] as HTMLElement)
    const panel = await findPanel(rug.title)
    const isAt = (place: string): void => expect(textOf(panel)).toContain(place)
    const count = Number(/Afbeelding 1 van (\d+)/.exec(textOf(panel))?.[1])
    expect(count).toBeGreaterThan(1)
    const next = within(panel).getByRole('button', { name: product.nextPicture })
    await user.click(next)
    isAt(`Afbeelding 2 van ${count}`)
    await user.keyboard('{End}')
    isAt(`Afbeelding ${count} van ${count}`)
    await user.click(next)
    isAt(`Afbeelding ${count} van ${count}`)
    await user.keyboard('+')
    expect(panel.querySelector('[data-zoomed] img')).not.toBeNull()
    await user.keyboard('0')
    expect(panel.querySelector('[data-zoomed]')).toBeNull()
    await user.keyboard('{ArrowLeft}')
    isAt(`Afbeelding ${count - 1} van ${count}`)
    await user.keyboard('{Escape}')
    await isClosed()
  })
})

describe('a group of 500 options', () => {
  const [name, title] = ['Stof', 'Wachter Plus wit']
  interface WireProduct {
    readonly options: readonly { readonly items: readonly object[] }[]
  }
  const visitLongGroup = () =>
    visitShop('/product/1003', {
      before: async (_call, { change }) =>
        change(/^GET \/api\/public\/products\/1003$/, (body) => {
          const answer = JSON.parse(body) as { readonly data: WireProduct }
          const [first] = answer.data.options
          const items = Array.from({ length: 500 }, (_, index) => ({ ...first?.items[0], id: `s${index}`, name: `${name} ${index}.` }))
          return JSON.stringify({ ...answer, data: { ...answer.data, options: [{ ...first, id: 'stof', name, items }] } })
        }),
    })

  it('OPT-01 PRD-06 is one entry, which opens a panel with its first eight cards and then the rest; the chosen one is named on the page', async () => {
    const { user } = await visitLongGroup()
    const { buy } = await findForm()
    expect(buy.querySelectorAll('input[type=radio]')).toHaveLength(0)
    fireEvent.click(entry(name))
    const panel = await findPanel(title)
    const cards = (): number => panel.querySelectorAll('input[type=radio]').length
    expect(cards()).toBe(8)
    await waitFor(() => expect(cards()).toBe(500), { timeout: 10_000 })
    await user.click(labelOf(panel, `${name} 432.`))
    await isClosed()
    expect(textOf(entry(name))).toContain(`${name} 432.`)
    expect(textOf(buy)).toContain(`Gekozen: ${name} 432.`)
    await waitFor(() => expect(new URLSearchParams(location.search).get('option.stof')).toBe('s432'))
  })

  it('OPT-01 can be chosen from a list in the form as well, which a form posts without JavaScript', async () => {
    await visitLongGroup()
    const { buy } = await findForm()
    const list = buy.querySelector<HTMLSelectElement>('select[name="option.stof"]')
    expect(list?.querySelectorAll('option:not([value=""])')).toHaveLength(500)
    expect(list?.getAttribute('aria-label')).not.toBe('')
    fireEvent.change(list as HTMLSelectElement, { target: { value: 's77' } })
    expect(textOf(entry(name))).toContain(`${name} 77.`)
  })
})
