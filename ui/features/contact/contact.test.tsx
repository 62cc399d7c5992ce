import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { follow } from '../../../tests/components/follow.ts'
import { visitShop } from '../../../tests/components/visitShop.tsx'

const findWidget = () => screen.findByRole('complementary', { name: 'Contact' })

for (const { address, call, dialed, whatsapp, reviews, path } of [
  {
    address: '/',
    call: 'Bel 053 123 45 67',
    dialed: 'tel:0531234567',
    whatsapp: 'Stuur een WhatsApp',
    reviews: 'Wat anderen van ons vinden: 9,7',
    path: '/reviews',
  },
  {
    address: '/en/rugs',
    call: 'Call +31 53 123 45 67',
    dialed: 'tel:+31531234567',
    whatsapp: 'Send a WhatsApp',
    reviews: 'What others think of us: 9.7',
    path: '/en/reviews',
  },
])
  it(`WID-01 at ${address} one press, or key, opens the ways to call, to WhatsApp and to the reviews with three stars`, async () => {
    const { user } = await visitShop(address)
    const widget = within(await findWidget())
    const button = widget.getByRole('button', { name: 'Contact' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    button.focus()
    await user.keyboard('{Enter}')
    expect(widget.getByRole('link', { name: call }).getAttribute('href')).toBe(dialed)
    expect(widget.getByRole('link', { name: whatsapp }).getAttribute('href')).toBe('https://wa.me/31531234567')
    const score = widget.getByRole('link', { name: reviews })
    expect(score.textContent).toBe(reviews.slice(-3))
    expect(score.querySelectorAll('svg')).toHaveLength(3)
    await user.keyboard('{Escape}')
    expect(widget.queryByRole('link')).toBeNull()
    await user.click(button)
    await user.click(widget.getByRole('link', { name: reviews }))
    await waitFor(() => expect(location.pathname).toBe(path))
  })

it('WID-01 the contact widget is hidden from the first page of the checkout, and shown again after it', async () => {
  await visitShop('/contact')
  await findWidget()
  follow('/checkout')
  await waitFor(() => expect(location.pathname).toBe('/checkout'))
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Contact' })).toBeNull())
  follow('/contact')
  expect(await findWidget()).toBeDefined()
})
