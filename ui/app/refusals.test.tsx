import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { follow } from '../../tests/components/follow.ts'
import { visitShop } from '../../tests/components/visitShop.tsx'
import type { VisitedShop } from '../../tests/components/visitShop.tsx'
import { withCart } from '../../tests/components/shopper.ts'
import { words } from '../../tests/e2e/words.ts'

const { cart, notification, phrases } = words.nld
const only3 = 'Er zijn er nog maar 3 op voorraad.'

/** Where notifications are heard: within the panel while one is open, because the rest is inert then. */
const region = (): HTMLElement => within(screen.queryByRole('dialog') ?? document.body).getByRole('region', { name: notification.region })
/** The texts of the notifications on screen. */
const toasts = (): readonly string[] =>
  within(region())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
const expectToasts = (...expected: readonly string[]): Promise<void> =>
  waitFor(() => expect(toasts()).toEqual(expected.map((text) => expect.stringContaining(text) as string)))
const closeButton = (): Promise<HTMLElement> => within(region()).findByRole('button', { name: notification.close })

const openCart = async (): Promise<VisitedShop & { readonly panel: HTMLElement }> => {
  const visited = await visitShop('/contact', { before: withCart(1004) })
  await visited.user.click(await screen.findByRole('button', { name: /^Winkelwagen, 1/ }))
  return { ...visited, panel: await screen.findByRole('dialog', { name: cart.title }) }
}
const openCoupons = async ({ user, panel }: Awaited<ReturnType<typeof openCart>>): Promise<HTMLElement> => {
  await user.click(await within(panel).findByText(cart.coupons, { selector: 'summary *, summary' }))
  return within(panel).findByRole('textbox', { name: cart.couponCode })
}
const retype = async ({ user }: VisitedShop, field: HTMLElement, text: string): Promise<void> => {
  await user.clear(field)
  await user.type(field, text)
}

describe('the notification of a refusal', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  it('NTF-05 a refusal stays until it is closed, and the same one is not shown twice', async () => {
    const visited = await openCart()
    const quantity = await within(visited.panel).findByRole('spinbutton', { name: 'Aantal van Tafellamp Turfschip' })
    await retype(visited, quantity, '9')
    await expectToasts(only3)
    await vi.advanceTimersByTimeAsync(600_000)
    await expectToasts(only3)
    const before = visited.requests.length
    await retype(visited, quantity, '8')
    await waitFor(() => expect(visited.requests.slice(before).some((call) => call.startsWith('PUT /api/v2/cart/lines'))).toBe(true))
    await vi.advanceTimersByTimeAsync(2000)
    await waitFor(() => expect(quantity).toHaveProperty('value', '3'))
    await expectToasts(only3)
    await visited.user.click(await closeButton())
    await expectToasts()
  })

  it('NTF-05 a refusal is closed when the same action succeeds, or when its page is left', async () => {
    const visited = await openCart()
    const { user, panel } = visited
    const code = await openCoupons(visited)
    await user.type(code, 'ONZIN{Enter}')
    await expectToasts(phrases.applyDiscountFailed)
    await retype(visited, code, 'WELKOM10{Enter}')
    await expectToasts(phrases.applyDiscountSuccess)
    await retype(visited, await within(panel).findByRole('spinbutton'), '9')
    await waitFor(() => expect(toasts().some((text) => text.includes(only3))).toBe(true))
    await vi.advanceTimersByTimeAsync(5000)
    await user.click(within(panel).getByRole('link', { name: 'Winkelwagen sluiten' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectToasts(only3)
    follow('/planten')
    await screen.findByRole('heading', { level: 1, name: 'Planten' })
    await expectToasts()
  })
})
