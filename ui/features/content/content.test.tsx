import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visitShop } from '../../../tests/components/visitShop.tsx'

it('three answers of the product chooser lead to one product, which is announced; by keyboard too', async () => {
  const { user } = await visitShop('/samenstellen')
  const form = within(await screen.findByRole('form', { name: 'Drie vragen en je bent eruit' }))
  const outcome = (): HTMLElement => {
    const announced = [...document.querySelectorAll<HTMLElement>('[aria-live="polite"]')]
    return announced.find(({ textContent }) => /Beantwoord alle vragen|Dit past bij jou/.test(textContent)) as HTMLElement
  }
  expect(outcome().textContent).toContain('Beantwoord alle vragen')
  const possible = (): string[] =>
    within(outcome())
      .queryAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(possible()).toEqual(['Wachter Basis wit', 'Wachter Mobiel wit', 'Wachter Plus wit'])
  await user.click(form.getByLabelText('Vrijstaand, of met schuur of garage'))
  expect(possible()).toEqual(['Wachter Mobiel wit', 'Wachter Plus wit'])
  expect(outcome().textContent).toContain('€\u00A0219,-')
  await user.click(form.getByLabelText('In een appartement of rijtjeshuis'))
  await user.click(form.getByLabelText('Zelden, ik heb glasvezel of kabel'))
  expect(outcome().textContent).toContain('Beantwoord alle vragen')
  await user.click(form.getByLabelText('Nee, een melding is genoeg'))
  expect(outcome().textContent).toContain('De Basis is genoeg')
  form.getByLabelText('Zelden, ik heb glasvezel of kabel').focus()
  await user.keyboard('{ArrowDown}')
  expect(outcome().textContent).toContain('Neem de Mobiel')
  await user.click(form.getByLabelText('Ja, beelden of video'))
  const product = await within(outcome()).findByRole('link')
  expect(product.getAttribute('href')).toBe('/product/1003/wachter-plus-wit')
})

it.each([
  ['/manifesto', 'Waar we voor staan', /^Hoek van een ecru berber kleed/],
  ['/en/manifesto', 'What we stand for', /^Corner of an ecru Berber rug/],
  ['/events', 'Agenda', /^Hoek van een rood geknoopt kleed/],
])('the page %s has its picture beside its text, described in its language', async (path, title, description) => {
  await visitShop(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(within(screen.getByRole('main')).getByRole('img', { name: description })).toBeDefined()
})

it.each([
  ['/products/customers', 'Voorbeeld van een klantenkaart', ['Studio Kade', 'Nog te betalen', '€ 236,81', 'dinsdag 24 november']],
  ['/products/orders', 'Voorbeeld van een tijdlijn', ['Besteld', 'Betaald', 'Ingepakt', 'Bezorging', '€ 238,00', '€ 952,00']],
  ['/products/point-of-sale', 'Voorbeeld van een bon', ['€ 378,95', 'Waarvan btw 21%', '€ 65,77', 'Betaald met pin']],
  ['/products', 'Voorbeeld van één voorraad', ['Kassa Utrecht, bon 3118', '14:12', 'zaterdag 28 november']],
  ['/products/products', 'Voorbeeld van een product', ['Maat in cm', '160 × 230', '€ 94,84', '€ 349,00', 'Studio Kade, 10% korting']],
  ['/products/webshop', 'Voorbeeld van één winkel met twee namen', ['Thuishaven', 'Studio Kade', 'In winkelwagen', '€ 349,-']],
  ['/products/purchases', 'Voorbeeld van een inkoopvoorstel', ['Roeper Binnen', 'Komt', 'Voorstel', '53']],
  ['/en/products/orders', 'Example of a timeline', ['Ordered', 'Tuesday, November 3', '€952.00']],
])('the page %s shows an example of what it is about, named as one, and no picture', async (path, caption, words) => {
  await visitShop(path)
  const example = await screen.findByRole('figure')
  const shown = example.textContent.replaceAll('\u00A0', ' ')
  for (const word of [caption, ...words]) expect(shown).toContain(word)
  expect(within(screen.getByRole('main')).queryByRole('img')).toBeNull()
})

it.each([
  ['/products', 'Maak een afspraak', '/contact'],
  ['/en/products', 'Make an appointment', '/en/contact'],
])('the page %s leads to an appointment below its example and at the end of its text', async (path, name, address) => {
  await visitShop(path)
  const links = await screen.findAllByRole('link', { name })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([address, address])
})
