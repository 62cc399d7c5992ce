import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visitShop } from '../../../tests/components/visitShop.tsx'
import { accountMessages } from '../../messages/nld.account.ts'
import { formMessages } from '../../messages/nld.forms.ts'

const wishlist = { ...formMessages.wishlist, ...accountMessages.wishlist }
const rug = 1002

/** A guest who has kept the rug, as the device has it. */
const keepRug = async (): Promise<void> => {
  const { shop } = await visitShop('/')
  const list = await shop.wishlist.load()
  list.put(rug, true)
  await waitFor(() => expect(localStorage.getItem('thuishaven.wishlist')).toContain(String(rug)))
  cleanup()
}

it('an empty wish list says how to fill it', async () => {
  await visitShop('/verlanglijst')
  expect(await screen.findByRole('heading', { name: wishlist.empty })).toBeDefined()
})

it('a product of a wish list that the shop no longer has can be taken off', async () => {
  await keepRug()
  const kept = localStorage.getItem('thuishaven.wishlist') ?? ''
  const { user } = await visitShop('/verlanglijst', {
    before: async () => localStorage.setItem('thuishaven.wishlist', kept.replace(String(rug), '999999')),
  })
  expect(await screen.findByText(wishlist.gone)).toBeDefined()
  await user.click(screen.getByRole('button', { name: wishlist.remove }))
  await waitFor(() => expect(screen.queryByText(wishlist.gone)).toBeNull())
  await waitFor(() => expect(localStorage.getItem('thuishaven.wishlist') ?? '').not.toContain('999999'))
})
