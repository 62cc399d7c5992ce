import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visitShop } from '../../../tests/components/visitShop.tsx'

it('SRC-03b a search that fails leaves the results of the search before it', async () => {
  const { user, fail, requests } = await visitShop('/contact')
  await user.click(within(screen.getByRole('banner')).getByRole('searchbox'))
  const panel = await screen.findByRole('dialog', { name: 'Zoeken' })
  const field = await within(panel).findByRole('combobox', { name: 'Waar ben je naar op zoek?' })
  const wanted = { name: /Wachter Plus wit/ }
  await user.type(field, 'wachter plus')
  expect(await within(panel).findByRole('option', wanted)).toBeDefined()
  requests.length = 0
  fail(/api\/search/, '503')
  await user.type(field, ' x')
  // What only reads is asked once more.
  await waitFor(() => expect(requests.filter((request) => request.endsWith('/api/search'))).toHaveLength(2), { timeout: 4000 })
  expect(within(panel).getByRole('option', wanted)).toBeDefined()
})
