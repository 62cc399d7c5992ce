import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visitShop } from '../../../tests/components/visitShop.tsx'

it('VAL-07a a contact message that was not sent stays as written, and is sent by the next press', async () => {
  const { user, fail, heal, requests } = await visitShop('/contact')
  await user.type(await screen.findByLabelText(/^Naam/), 'Sanne')
  await user.type(screen.getByLabelText(/^E-mailadres/), 'sanne@voorbeeld.test')
  await user.type(screen.getByLabelText(/^Je bericht/), 'Hallo')
  fail(/^POST \/api\/public\/contact/, '500')
  await user.click(screen.getByRole('button', { name: 'Versturen' }))
  expect(await screen.findByText(/Je bericht is niet verstuurd/)).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Je bericht/).value).toBe('Hallo')
  heal()
  await user.click(screen.getByRole('button', { name: 'Versturen' }))
  const title = await screen.findByRole('heading', { name: 'Je bericht is onderweg' })
  expect(screen.getByText('We antwoorden op sanne@voorbeeld.test.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(requests.filter((request) => request.startsWith('POST /api/public/contact'))).toHaveLength(2)
})
