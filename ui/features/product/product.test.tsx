import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentChoices } from '@thuishaven/core/consent'
import { describedBy, fill, follow, label, mailsTo, newEmail, press, textOf } from '../../../tests/components/shopper.ts'
import { watchViewport } from '../../../tests/components/viewport.ts'
import { visitShop } from '../../../tests/components/visitShop.tsx'
import { ways } from '../../../tests/e2e/ways.ts'
import { consentCookie } from '../../../tools/chooseBefore.ts'

const { nld, eng } = ways
const { price, product, productPanels, productRequest, shell } = nld.words
const rug = nld.product

type Before = NonNullable<Parameters<typeof visitShop>[1]>['before']

/** Opens a product's page, and waits for what comes last of its form. */
const visitProduct = async (path: string, { words } = nld, before?: Before) => {
  const visited = await visitShop(path, before === undefined ? {} : { before })
  const buy = await screen.findByRole('form')
  await within(buy).findByRole('link', { name: words.shell.legalGuarantee })
  return { ...visited, buy, inForm: within(buy) }
}
const title = (): HTMLElement => screen.getByRole('heading', { level: 1 })
const marks = (place: HTMLElement): readonly (string | null)[] => [...place.querySelectorAll('use')].map((use) => use.getAttribute('href'))
const region = (name: string) => within(screen.getByRole('region', { name }))

describe('what the law wants written with a product', () => {
  it('a smoke detector shows maker and warnings, the guarantee of its producer beside the legal one, and where old ones go', async () => {
    const { inForm } = await visitProduct('/product/2300')
    const guarantee = inForm.getByRole('link', { name: 'GARAN · 10 jaar levensduurgarantie van Snuffel Sensors Ltd.' })
    expect(guarantee.getAttribute('href')).toBe('/levensduurgarantie-snuffel')
    expect(textOf(guarantee.closest('li'))).toContain('naast de wettelijke garantie')
    const facts = within(await screen.findByRole('region', { name: 'Veiligheid en maker' }))
    expect(facts.getByRole('link', { name: 'safety@snuffel.test' }).getAttribute('href')).toBe('mailto:safety@snuffel.test')
    expect(facts.getByText('Meldt rook, geen koolmonoxide.')).toBeDefined()
    expect(facts.getByRole('link', { name: /lever je oude apparaten/ }).getAttribute('href')).toBe('/inleveren')
    expect(facts.queryByText('Software-updates')).toBeNull()
  })

  it('a plant, of which the law requires nothing, has no such part', async () => {
    await visitProduct('/product/2500')
    await screen.findByRole('heading', { name: product.specifications })
    expect(screen.queryByRole('region', { name: 'Veiligheid en maker' })).toBeNull()
  })
})

describe('what can be bought', () => {
  it('PRC-07 a product without a price is on request: its button becomes the question form, and stock, delivery and payment are not shown', async () => {
    const { user, buy, inForm } = await visitProduct('/product/1006')
    expect(textOf(buy)).toContain('Prijs niet beschikbaar')
    expect(textOf(buy)).not.toContain(product.onRequest)
    expect(textOf(buy)).not.toMatch(/op voorraad|leverbaar|weken|Bezorgen|€ 6,95/)
    expect(screen.queryByTestId('delivery')).toBeNull()
    expect(marks(buy).filter((href) => href?.startsWith('/marks.svg'))).toEqual([])
    expect(inForm.queryByRole('button', { name: product.add })).toBeNull()
    expect(screen.queryByRole('region', { name: productRequest.question })).toBeNull()
    await user.click(inForm.getByRole('link', { name: product.askPrice }))
    const email = await within(await screen.findByRole('region', { name: productRequest.question })).findByLabelText(
      label(productRequest.email),
    )
    await waitFor(() => expect(document.activeElement).toBe(email))
    expect(inForm.queryByRole('link', { name: product.askPrice })).toBeNull()
    expect(location.pathname).toContain('/product/1006')
  })

  it('PRC-07 a product without a price accepts a question, and confirms its receipt', async () => {
    const { user, bodiesOf, inForm } = await visitProduct('/en/product/1006', eng)
    const words = eng.words.productRequest
    await user.click(inForm.getByRole('link', { name: eng.words.product.askPrice }))
    const form = await screen.findByRole('region', { name: words.question })
    const inRequest = within(form)
    const email = newEmail()
    await fill(user, inRequest.getByLabelText(label(words.email)), email)
    await user.click(inRequest.getByRole('button', { name: words.send }))
    expect(textOf(form)).toContain(words.noQuestion)
    expect(document.activeElement).toBe(inRequest.getByLabelText(label(words.yourQuestion)))
    const question = 'What does it cost? <script>alert(1)</script>'
    await fill(user, inRequest.getByLabelText(label(words.yourQuestion)), question)
    await user.dblClick(inRequest.getByRole('button', { name: words.send }))
    await waitFor(() => expect(textOf(inRequest.getAllByRole('status')[0])).toContain(email))
    expect(bodiesOf(/^POST .*products\/1006/)).toEqual([expect.objectContaining({ question })])
  })

  it('CFG-06 a product that is sold out is labelled so and cannot be bought', async () => {
    const { buy, inForm } = await visitProduct('/en/product/1008', eng)
    expect(textOf(buy)).toContain('Out of stock')
    expect(inForm.queryByRole('button', { name: eng.words.product.add })).toBeNull()
    expect(inForm.queryByRole('list', { name: eng.words.shell.footer.marks })).toBeNull()
  })

  it('CFG-06 a visitor leaves an address for a sold-out product and gets a link to confirm it; three other products are offered', async () => {
    const { user, call } = await visitProduct('/product/1008')
    const form = await screen.findByRole('region', { name: productRequest.backInStock })
    const inRequest = within(form)
    const field = inRequest.getByLabelText(label(productRequest.email))
    await user.click(inRequest.getByRole('button', { name: productRequest.send }))
    expect(document.activeElement).toBe(field)
    expect(describedBy(field)).toContain(productRequest.wrongEmail)
    const email = newEmail()
    await fill(user, field, email)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(textOf(inRequest.getAllByRole('status')[0])).toContain(email))
    expect(screen.queryByTestId('delivery')).toBeNull()
    const others = within(screen.getByRole('region', { name: productRequest.instead })).getAllByRole('listitem')
    expect(others.length).toBeLessThanOrEqual(3)
    const [mail] = await mailsTo(call, email)
    expect(mail?.text).toContain('/product/1008/')
    const link = new URL(/http\S+tell=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    await visitShop(link.pathname + link.search)
    expect(await screen.findByText(productRequest.confirmed.done)).toBeDefined()
  })

  it('a group of options without items offers nothing, and the product can be bought without it, whether there is something else to choose or not', async () => {
    const empty = { id: 'leeg', name: 'Leeg', label: 'Kies niets', displayType: 'text', items: [] }
    for (const path of ['/product/1005', '/product/1003']) {
      const { user } = await visitProduct(path, nld, async (_call, { respond }) =>
        respond(/^GET \/api\/public\/products\/100[35]/, async (reach) => {
          const body = (await (await reach()).json()) as { readonly data: { readonly options: readonly object[] } }
          return Response.json({ ...body, data: { ...body.data, options: [...body.data.options, empty] } })
        }),
      )
      expect(screen.queryByRole('group', { name: 'Kies niets' })).toBeNull()
      await press(user, product.add)
      await waitFor(() => expect(screen.getByTestId('cart-count').textContent).toBe('1'))
    }
  })
})

describe('what a product page shows', () => {
  it('PRD-02 a gallery shows up to seven thumbnails, and the seventh the number of further pictures', async () => {
    const { user } = await visitProduct('/product/1007')
    const thumbnails = () =>
      within(screen.getByRole('region', { name: /Afbeeldingen van/ }).querySelectorAll('ol')[1] as HTMLElement).getAllByRole('link')
    expect(thumbnails()).toHaveLength(7)
    const more = textOf(thumbnails()[6])
    expect(more).toMatch(/^\+ [5-9]$/)
    await user.click(thumbnails()[6] as HTMLElement)
    expect(thumbnails()).toHaveLength(7)
    expect(textOf(thumbnails()[6])).not.toBe(more)
  })

  it('PRD-05a PRD-05b variations lead to their products and name what is hovered, then again what is chosen; what cannot be had is no link', async () => {
    const { user } = await visitProduct(rug.path)
    const group = () => region('Kies je kleur')
    const heading = (): string => textOf(group().getByRole('heading'))
    const terracotta = group().getByRole('link', { name: 'Terracotta' })
    expect(heading()).toBe('Kies je kleur Blauw')
    await user.hover(terracotta)
    expect(heading()).toBe('Kies je kleur Terracotta')
    await user.unhover(terracotta)
    expect(heading()).toBe('Kies je kleur Blauw')
    expect(group().getByText('Groen')).toBeDefined()
    expect(group().queryByRole('link', { name: 'Groen' })).toBeNull()
    expect(group().getAllByText('niet leverbaar')).toHaveLength(1)
    await user.click(group().getByRole('link', { name: 'Zand' }))
    await waitFor(() => expect(location.pathname).toMatch(/^\/product\/1013\//))
    await waitFor(() => expect(textOf(title())).toContain('zand'))
    history.back()
    await waitFor(() => expect(textOf(title())).toBe(rug.title))
    expect(heading(), 'on the way back the chosen colour is named').toBe('Kies je kleur Blauw')
  })

  it('PRD-12a PRD-12b the marks of the shop’s payment and delivery methods are on the product page and in the footer', async () => {
    const { buy } = await visitProduct(rug.path)
    for (const place of [buy, screen.getByRole('contentinfo')])
      for (const name of ['ideal', 'paypal', 'klarna', 'postnl', 'dhl'])
        expect(marks(place).filter((href) => href === `/marks.svg#${name}`)).toHaveLength(1)
    expect(marks(document.body).filter((href) => href?.endsWith('#giropay'))).toEqual([])
  })

  it('reviews explain how the shop knows that their authors are customers, and say in which language they are written', async () => {
    await visitProduct(rug.path)
    const reviews = screen.getByRole('region', { name: product.reviews })
    expect(within(reviews).getAllByRole('figure')).toHaveLength(4)
    expect(textOf(reviews)).toContain('We vragen alleen klanten om een review')
    expect(
      within(reviews)
        .getByText(/Soft, heavy/)
        .getAttribute('lang'),
    ).toBe('en')
  })

  it('a rug’s page shows what belongs to it instead of its rivals, the former price and the price by the square metre', async () => {
    const { buy } = await visitProduct('/product/1110')
    const belongs = (heading: string): HTMLElement => screen.getByRole('heading', { name: heading }).parentElement as HTMLElement
    const row = belongs(product.belongs)
    expect(textOf(within(row).getAllByRole('article')[0])).toContain('Onderkleed Grip 160 × 230 cm')
    expect(within(row).queryByRole('heading', { name: /^Vloerkleed/ })).toBeNull()
    // What keeps wool clean belongs to rugs of wool; this one is of cotton.
    expect(textOf(row)).not.toContain('Verzorgingsset Wol')
    // € 96,- for 120 × 170 cm.
    expect(textOf(buy)).toContain('€ 47,06 per m²')
    expect(textOf(buy)).toContain(price.lowest30Days)
    await visitProduct('/product/1002/vloerkleed-zandvoort-blauw')
    expect(textOf(belongs(product.belongs))).toContain('Verzorgingsset Wol')
    await visitProduct('/en/product/1002/rug-zandvoort-blue', eng)
    expect(textOf(belongs(eng.words.product.belongs))).toContain('Wool care set')
  })
})

describe('delivery and returns on the page', () => {
  const facts = async () => within(await screen.findByRole('region', { name: product.deliveryReturns }))

  it('say when it arrives, what that costs, how it goes back and what holds if it is faulty', async () => {
    await visitProduct('/product/1004')
    const delivery = await facts()
    expect(delivery.getByText(/^(Morgen|Binnen \d+ dagen) bezorgd$|^Binnen \d+ dagen$/)).toBeDefined()
    expect(delivery.getByText(/^Bezorgen € 6,95, gratis vanaf/)).toBeDefined()
    expect(delivery.getByRole('link', { name: product.returnsHow }).getAttribute('href')).toBe('/herroepen')
    expect(delivery.getByRole('link', { name: shell.legalGuarantee })).toBeDefined()
  })

  it('promise no delivery of a sold-out product, and no return of one made to measure', async () => {
    await visitProduct('/product/1008')
    expect((await facts()).queryByText(/bezorg|Bezorgen €|dagen$/)).toBeNull()
    await visitProduct('/product/1001')
    const delivery = await facts()
    expect(delivery.getByText(product.noReturn)).toBeDefined()
    expect(delivery.queryByRole('link', { name: product.returnsHow })).toBeNull()
  })
})

describe('the promise of delivery', () => {
  it('OPT-04 the promise of delivery names its day, and sending is free for what costs enough', async () => {
    const { buy } = await visitProduct(rug.path)
    expect(textOf(screen.getByTestId('delivery'))).toMatch(
      /(?:Morgen bezorgd|Binnen \d dagen), (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) \d+ [a-z]+ in huis(?: als je vandaag voor \d\d:\d\d uur bestelt|$)/,
    )
    expect(textOf(buy)).toContain('gratis')
  })

  it('OPT-04 the day that the product page promises is promised again in the cart', async () => {
    const { user } = await visitProduct(rug.path)
    const promised = textOf(screen.getByTestId('delivery'))
    await press(user, product.add)
    const inCart = within(await screen.findByRole('dialog'))
    const [text = '', ...day] = textOf(await inCart.findByTestId('promise')).split(', ')
    expect(text).toMatch(/^(?:Morgen bezorgd|Binnen \d dagen)$/)
    expect(promised).toContain(text)
    expect(promised).toContain(day.join(', '))
  })
})

describe('what was viewed before', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  const viewed = (): string => localStorage.getItem('thuishaven.viewed') ?? ''
  /** Looks at a product for longer than it takes to be remembered. */
  const look = (): Promise<unknown> => vi.advanceTimersByTimeAsync(3000)

  it('a product page shows recently viewed products to visitors who allow preferences', async () => {
    const { show } = watchViewport()
    const { user } = await visitProduct(rug.path, nld, async () => {
      const { name, value } = consentCookie({ ...consentChoices.onlyNecessary, preferences: true }, location.origin)
      document.cookie = `${name}=${value}; Path=/`
    })
    await look()
    await waitFor(() => expect(viewed()).toContain('1002'))
    await follow(user, '/product/1005')
    await waitFor(() => expect(textOf(title())).toBe('Kamerlinde'))
    show(true)
    const row = (await screen.findByRole('heading', { name: productPanels.viewed })).parentElement as HTMLElement
    expect(await within(row).findByRole('link', { name: rug.title })).toBeDefined()
  })

  it('CNS-01 what was looked at is remembered from the consent to preferences on, and nothing from before', async () => {
    const { user } = await visitProduct(rug.path, nld, async () => {
      const { name, value } = consentCookie(consentChoices.onlyNecessary, location.origin)
      document.cookie = `${name}=${value}; Path=/`
    })
    await look()
    expect(viewed()).not.toContain('1002')
    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: shell.footer.cookies }))
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: nld.words.consent.allowAll }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await follow(user, '/product/1005')
    await waitFor(() => expect(textOf(title())).toBe('Kamerlinde'))
    await look()
    await waitFor(() => expect(viewed()).toContain('1005'))
    expect(viewed()).not.toContain('1002')
  })
})
