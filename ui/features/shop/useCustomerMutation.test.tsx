import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { demoCustomer, visitShop } from '../../../tests/components/visitShop.tsx'

const send = { name: 'Verstuur je vraag' }

it('ACC-01d a question to the shop that was not sent stays as written, and the list shows it once it is sent', async () => {
  const { user, fail, heal } = await visitShop('/account/tickets', { customer: demoCustomer })
  await user.click(await screen.findByText('Stel een vraag'))
  await user.type(screen.getByLabelText(/^Onderwerp/), 'Een staal')
  await user.type(screen.getByLabelText(/^Je vraag/), 'Kan ik die zien?')
  fail(/^POST \/api\/v2\/account\/tickets/, '500')
  await user.click(screen.getByRole('button', send))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(/^Onderwerp/).value).toBe('Een staal')
  heal()
  await user.click(screen.getByRole('button', send))
  expect(await screen.findByText(/^Je vraag .+ is verstuurd/)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>(/^Onderwerp/).value).toBe('')
  expect(await screen.findByText(/Een staal/)).toBeDefined()
})
