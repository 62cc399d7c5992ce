import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { follow } from '../../../tests/components/follow.ts'
import { arrivesAt, fill, field, findField, main, newCustomer, press, textOf } from '../../../tests/components/shopper.ts'
import { visitShop } from '../../../tests/components/visitShop.tsx'
import type { BackendCall } from '../../../tests/components/visitShop.tsx'
import { ways } from '../../../tests/e2e/ways.ts'
import { filled, words } from '../../../tests/e2e/words.ts'
import { password } from '../../../tests/registration.ts'
import { accountMessages } from '../../messages/nld.account.ts'
import { formMessages } from '../../messages/nld.forms.ts'

const wishlist = { ...formMessages.wishlist, ...accountMessages.wishlist }
const rug = 1002
const { title, path } = ways.nld.product
const { account, cart, product } = words.nld

const countIs = (count: string | undefined): Promise<void> =>
  waitFor(() => expect(screen.queryByTestId('wish-count')?.textContent).toBe(count), { timeout: 3_000 })
/** The products on the list; the titles of those that others choose, which follow, are a level lower. */
const cards = (): readonly string[] =>
  main()
    .queryAllByRole('article')
    .flatMap((card) => within(card).queryAllByRole('heading', { level: 2 }).map(textOf))
const heart = async (): Promise<HTMLElement> =>
  (await main().findAllByRole('button', { name: filled(wishlist.keep, { title }) }))[0] as HTMLElement

/** What the backend keeps for who is signed in. */
const atBackend = async (call: BackendCall, changes: readonly object[] = []): Promise<readonly number[]> => {
  const response = (await (await call('POST', '/api/v2/account/wishlist', { changes })).json()) as {
    readonly data: { readonly productIds: readonly number[] }
  }
  return response.data.productIds
}

/** A guest who has saved the rug on the device. */
const keepRug = async (): Promise<void> => {
  const { shop } = await visitShop('/')
  const list = await shop.wishlist.load()
  list.put(rug, true)
  await waitFor(() => expect(localStorage.getItem('thuishaven.wishlist')).toContain(String(rug)))
  cleanup()
}

it('an empty wishlist explains how to fill it', async () => {
  await visitShop('/verlanglijst')
  expect(await screen.findByRole('heading', { name: wishlist.empty })).toBeDefined()
})

it('a product that the shop no longer sells can be removed from a wishlist', async () => {
  await keepRug()
  const kept = localStorage.getItem('thuishaven.wishlist') ?? ''
  const { user } = await visitShop('/verlanglijst', {
    before: async () => localStorage.setItem('thuishaven.wishlist', kept.replace(String(rug), '999999')),
  })
  expect(await screen.findByText(wishlist.gone)).toBeDefined()
  await user.click(screen.getByRole('button', { name: wishlist.remove }))
  await waitFor(() => expect(screen.queryByText(wishlist.gone)).toBeNull())
  await countIs(undefined)
  await waitFor(() => expect(localStorage.getItem('thuishaven.wishlist') ?? '').not.toContain('999999'))
})

it('CRT-03 a product is added to the cart from the wishlist, and stays on it', async () => {
  const { user } = await visitShop(path)
  await user.click(await heart())
  await countIs('1')
  const kept = localStorage.getItem('thuishaven.wishlist') ?? ''
  const again = await visitShop('/verlanglijst', { before: async () => localStorage.setItem('thuishaven.wishlist', kept) })
  await again.user.click(await main().findByRole('button', { name: `${product.add}: ${title}` }))
  const lines = within(await screen.findByRole('dialog', { name: cart.title })).findAllByRole('listitem')
  expect(textOf((await lines)[0])).toContain(title)
  expect(cards()).toEqual([title])
})

it('a second press on a heart takes the product off the list again', async () => {
  const { user } = await visitShop(path)
  await user.click(await heart())
  await countIs('1')
  expect((await heart()).getAttribute('aria-pressed')).toBe('true')
  await user.click(await heart())
  await countIs(undefined)
  expect((await heart()).getAttribute('aria-pressed')).toBe('false')
})

it('a guest’s wishlist is merged into the account’s at login; the device forgets it at logout', async () => {
  let email = ''
  const { user, call } = await visitShop(path, {
    before: async (visitor) => {
      email = await newCustomer(visitor)
      await atBackend(visitor, [{ productId: 1005, wished: true }])
      await visitor('POST', '/api/v2/account/logout')
      for (const name of ['auth_token', 'customer_id']) document.cookie = `${name}=; Max-Age=0; Path=/`
    },
  })
  await user.click(await heart())
  await countIs('1')
  follow('/account/login')
  await arrivesAt('/account/login')
  await fill(user, await findField(account.email), email)
  await fill(user, field(account.password), password)
  await user.click(main().getByRole('button', { name: account.login }))
  await arrivesAt('/account/overview')
  await countIs('2')
  expect(await atBackend(call)).toEqual([1002, 1005])
  await press(user, account.logout)
  await arrivesAt('/account/login')
  await countIs(undefined)
  expect(localStorage.getItem('thuishaven.wishlist')).toBeNull()
})

it('the wishlist of an account shows products added on another device', async () => {
  await visitShop('/verlanglijst', {
    before: async (call) => {
      await newCustomer(call)
      await atBackend(
        call,
        [1002, 1005].map((productId) => ({ productId, wished: true })),
      )
    },
  })
  expect(await main().findByText(wishlist.inAccount)).toBeDefined()
  await waitFor(() => expect(cards()).toHaveLength(2))
})

it('a wishlist item that a customer saves offline is sent to the backend later', async () => {
  const { user, call, fail, heal } = await visitShop(path, { before: async (visitor) => void (await newCustomer(visitor)) })
  await user.click(await heart())
  await waitFor(async () => expect(await atBackend(call)).toEqual([1002]))
  fail(/./, 'reset-before')
  await user.click(await heart())
  expect((await heart()).getAttribute('aria-pressed')).toBe('false')
  heal()
  window.dispatchEvent(new Event('online'))
  await waitFor(async () => expect(await atBackend(call)).toEqual([]))
})
