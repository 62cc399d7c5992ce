import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { demoCustomer, visitShop } from '../../../tests/components/visitShop.tsx'

it('CRT-09 an empty cart has links to continue shopping', async () => {
  const { user } = await visitShop('/')
  await user.click(screen.getByRole('button', { name: /winkelwagen/i }))
  const panel = await screen.findByRole('dialog', { name: /winkelwagen/i })
  expect(within(panel).getByText(/leeg/)).toBeDefined()
})

it('CRT-12 the cart page shows a customer the cart of the account', async () => {
  await visitShop('/', {
    customer: demoCustomer,
    before: async (call) =>
      void (await call('POST', '/api/v2/cart/lines', { item: { id: '1004', productId: 1004, quantity: 2, options: [] } })),
  })
  expect(await screen.findByRole('button', { name: 'Winkelwagen, 2 artikelen' })).toBeDefined()
})
