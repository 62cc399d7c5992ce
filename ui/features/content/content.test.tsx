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
  ['/events', 'Agenda', /^Franje en bloemenrand/],
])('the page %s has its picture beside its text, described in its language', async (path, title, description) => {
  await visitShop(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(within(screen.getByRole('main')).getByRole('img', { name: description })).toBeDefined()
})
