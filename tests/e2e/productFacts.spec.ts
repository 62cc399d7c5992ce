import { heading, open, visit } from './guest.ts'
import { passes } from '../a11y/passesAxe.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const texts = {
  nld: {
    section: 'Veiligheid en maker',
    responsible: 'Verantwoordelijke in de EU',
    taiwan: '12 Lens Road, 110 Taipei, Taiwan',
    updates: 'Minstens tot 31-12-2033',
    arrow: 'Energieklasse E, op een schaal van A tot G. Label en productblad in EPREL',
    contains: 'Dit product bevat een lichtbron van energie-efficiëntieklasse E.',
    guarantee: 'GARAN · 10 jaar levensduurgarantie van Snuffel Sensors Ltd.',
    beside: 'Die komt naast de wettelijke garantie.',
    terms: 'Levensduurgarantie van Snuffel',
    takeBack: 'Zo lever je oude apparaten, lampen en batterijen in',
    handIn: 'Oude apparaten, lampen en batterijen inleveren',
  },
  eng: {
    section: 'Safety and maker',
    responsible: 'Responsible person in the EU',
    taiwan: '12 Lens Road, 110 Taipei, Taiwan',
    updates: 'At least until 31-12-2033',
    arrow: 'Energy class E, on a scale from A to G. Label and product information sheet in EPREL',
    contains: 'This product contains a light source of energy efficiency class E.',
    guarantee: 'GARAN · 10-year durability guarantee by Snuffel Sensors Ltd.',
    beside: 'It comes beside the legal guarantee.',
    terms: 'Durability guarantee of Snuffel',
    takeBack: 'How to hand in old devices, lamps and batteries',
    handIn: 'Hand in old devices, lamps and batteries',
  },
} as const

for (const language of ['nld', 'eng'] as const) {
  const way = ways[language]
  const text = texts[language]
  test.describe(`the legal facts of products, ${language}`, () => {
    test.use({ locale: way.browser })

    test('a camera names its maker, the responsible person in the EU, warnings and its last update; the shop takes old ones back', async ({
      page,
    }) => {
      await open(page, `${way.prefix}/product/2200`)
      const section = page.getByRole('region', { name: text.section })
      await section.scrollIntoViewIfNeeded()
      await expect(section).toContainText(`Oogwit Imaging Co., Ltd.${text.taiwan}safety@oogwit.test`)
      await expect(section).toContainText(`${text.responsible}Oogwit Europe B.V.`)
      await expect(section).toContainText(text.updates)
      await passes(page, `a camera, ${language}`)
      await section.getByRole('link', { name: text.takeBack }).click()
      await expect(heading(page, text.handIn)).toBeVisible()
    })

    test('a light source has the arrow of its energy label beside its price; a lamp says in words what it contains', async ({ page }) => {
      const register = 'https://eprel.ec.europa.eu/screen/product/lightsources/2420001'
      await open(page, `${way.prefix}/product/2420`)
      await expect(page.getByRole('form').getByRole('link', { name: text.arrow })).toHaveAttribute('href', register)
      await passes(page, `a light source, ${language}`)
      await visit(page, `${way.prefix}/product/2400`)
      await expect(page.getByText(text.contains)).toBeVisible()
      await expect(page.getByRole('link', { name: text.arrow })).toHaveCount(0)
    })

    test('the producer’s guarantee of durability stands beside the legal guarantee and leads to its terms', async ({ page }) => {
      await open(page, `${way.prefix}/product/2300`)
      const form = page.getByRole('form')
      await expect(form.getByRole('listitem').filter({ hasText: text.guarantee })).toContainText(text.beside)
      await passes(page, `a smoke detector, ${language}`)
      await form.getByRole('link', { name: text.guarantee }).click()
      await expect(heading(page, text.terms)).toBeVisible()
      await visit(page, `${way.prefix}/product/2302`)
      await expect(page.getByRole('form').getByText(/GARAN ·/)).toHaveCount(0)
    })
  })
}
