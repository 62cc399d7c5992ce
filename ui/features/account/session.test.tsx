import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { follow } from '../../../tests/components/follow.ts'
import { main, newCustomer, newEmail, refusal } from '../../../tests/components/shopper.ts'
import { visitAsNewCustomer } from '../../../tests/components/customer.ts'
import { password } from '../../../tests/registration.ts'
import { demoCustomer, visitShop } from '../../../tests/components/visitShop.tsx'
import type { VisitedShop } from '../../../tests/components/visitShop.tsx'
import { filled, words } from '../../../tests/e2e/words.ts'

const { account, phrases, product, shell } = words.nld
const sessionCall = /^POST \/api\/v2\/account\/session/

const visitAsDemoCustomer = (href: string): Promise<VisitedShop> => visitShop(href, { customer: demoCustomer })
const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name })
const arrivesAt = (path: string): Promise<void> => waitFor(() => expect(location.pathname + location.search).toBe(path))
/** The header of the shop; cards have headers too. */
const banner = () => within(screen.getAllByRole('banner')[0] as HTMLElement)
const logout = async ({ user }: VisitedShop): Promise<void> =>
  user.click((await main().findAllByRole('button', { name: account.logout }))[0] as HTMLElement)

describe('the session of an open shop', () => {
  it('SES-03b a customer whose session cannot be verified is a guest for that page, and a customer again at the next navigation', async () => {
    const { respond, heal } = await visitAsDemoCustomer('/account/overview')
    respond(sessionCall, refusal(429, 'tooManyRequests'))
    follow('/planten')
    await heading('Planten')
    expect(screen.queryByText(phrases.accountSessionEnded)).toBeNull()
    follow('/account/information')
    await arrivesAt('/account/login?return=%2Faccount%2Finformation')
    heal()
    follow('/account/information')
    await arrivesAt('/account/information')
    await main().findByText(demoCustomer.email)
  })

  it('SES-03 a customer’s page opens although the backend is slow to verify the session, and a session that has ended is ended then', async () => {
    const { respond, hold } = await visitAsDemoCustomer('/account/overview')
    respond(sessionCall, refusal(401, 'tokenInvalid'))
    const release = hold(sessionCall)
    follow('/planten')
    await heading('Planten')
    expect(banner().getByRole('link', { name: shell.account })).toBeDefined()
    release()
    await banner().findByRole('link', { name: shell.login })
    expect((await screen.findByText(phrases.accountSessionEnded)).closest('[role=status]')).not.toBeNull()
  })

  it('RTE-10b a login without a customer has a separate page with a logout button', async () => {
    const visited = await visitAsDemoCustomer('/contact')
    visited.respond(sessionCall, async (reach) => {
      const received = (await (await reach()).json()) as { readonly data: object }
      return Response.json({ ...received, data: { ...received.data, customerId: '' } })
    })
    follow('/account/overview')
    await heading(account.noCustomerTitle)
    expect(location.pathname).toBe('/account/overview')
    visited.requests.length = 0
    follow('/account/login')
    await waitFor(() => expect(visited.requests).toContain('POST /api/v2/account/session'))
    await heading(account.noCustomerTitle)
    await logout(visited)
    await heading(account.loginTitle)
    expect(location.pathname).toBe('/account/login')
  })

  for (const { language, home, next, title, message, close } of [
    {
      language: 'Dutch',
      home: '/contact',
      next: '/planten',
      title: 'Let op',
      message: 'Je bent uitgelogd. Log opnieuw in om verder te gaan.',
      close: 'Melding sluiten',
    },
    {
      language: 'English',
      home: '/en/contact',
      next: '/en/plants',
      title: 'Attention',
      message: 'You have been logged out. Log in again to continue.',
      close: 'Close notification',
    },
  ])
    it(`NTF-04 RTE-13d SES-03 an alert in ${language} reports that the session has ended, until it is closed or the page changes`, async () => {
      const end = async (): Promise<[VisitedShop, HTMLElement]> => {
        const visited = await visitAsDemoCustomer(home)
        expect(screen.queryByText(message)).toBeNull()
        visited.respond(sessionCall, refusal(401, 'unauthenticated'))
        follow(next)
        await arrivesAt(next)
        const alert = (await screen.findByText(message)).closest<HTMLElement>('[role=status]')
        expect(alert?.textContent).toContain(title)
        visited.heal()
        return [visited, alert as HTMLElement]
      }
      const [{ user }, alert] = await end()
      await user.click(within(alert).getByRole('button', { name: close }))
      await waitFor(() => expect(screen.queryByText(message)).toBeNull())
      await end()
      follow(home)
      await arrivesAt(home)
      await waitFor(() => expect(screen.queryByText(message)).toBeNull())
    })
})

describe('logging out', () => {
  it('SES-04 a logout that the backend did not receive is sent again', async () => {
    const visited = await visitAsDemoCustomer('/account/overview')
    visited.fail(/^POST \/api\/v2\/account\/logout/, '503', { times: 1 })
    await logout(visited)
    await arrivesAt('/account/login')
    expect(document.cookie).not.toMatch(/auth_token=[^;]/)
    await waitFor(() => expect(visited.requests.filter((call) => call === 'POST /api/v2/account/logout')).toHaveLength(2))
  })

  it('SES-04 a customer who presses twice is logged out once', async () => {
    const visited = await visitAsDemoCustomer('/account/overview')
    const [button] = (await main().findAllByRole('button', { name: account.logout })) as [HTMLElement]
    await Promise.all([visited.user.click(button), visited.user.click(button)])
    await arrivesAt('/account/login')
    expect(visited.requests.filter((call) => call === 'POST /api/v2/account/logout')).toHaveLength(1)
  })

  it('SES-04 a customer who logs out while a change of the cart has not reached the backend is warned that it is lost', async () => {
    const visited = await visitAsNewCustomer('/product/1002/vloerkleed-zandvoort-blauw-160x230')
    visited.fail(/^POST \/api\/v2\/cart\/lines/, '503')
    await visited.user.click((await main().findAllByRole('button', { name: product.add }))[0] as HTMLElement)
    follow('/account/overview')
    await heading(filled(account.hello, { name: 'Noor' }))
    await logout(visited)
    await waitFor(() => expect(location.pathname).toBe('/account/login'), { timeout: 25_000 })
    await within(screen.getByRole('region', { name: /^Meldingen/ })).findByText(account.lostAtLogout)
  })
})

for (const address of ['/account/login', '/checkout/login'])
  it(`SES-01b at ${address} too many attempts are refused in a sentence, and the password field is emptied`, async () => {
    let email = ''
    const { user } = await visitShop(address, {
      before: async (call) => {
        email = await newCustomer(call)
        const added = await call('POST', '/api/v2/cart/lines', { item: { id: '1002', productId: 1002, quantity: 1, options: [] } })
        await call('POST', '/api/v2/account/logout', {})
        document.cookie = 'auth_token=; Max-Age=0; Path=/'
        document.cookie = `es_cuid=${((await added.json()) as { readonly data: { readonly cUid: string } }).data.cUid}; Path=/`
      },
    })
    for (let attempt = 0; attempt < 8; attempt += 1)
      await window.fetch('/api/v2/account/login', {
        method: 'POST',
        body: JSON.stringify({ email, password: `Verkeerd${attempt}` }),
        headers: { 'content-type': 'application/json' },
      })
    const field = (name: string) => main().getByLabelText<HTMLInputElement>(new RegExp(`^${name}\\s*\\*?$`), { selector: 'input' })
    const login = async (typed: string): Promise<string> => {
      await user.clear(field(account.email))
      await user.click(field(account.email))
      await user.paste(typed)
      await user.click(field(account.password))
      await user.paste(password)
      await user.click(main().getByRole('button', { name: account.login }))
      await waitFor(() => expect(field(account.password).value).toBe(''))
      return (await main().findByRole('alert')).textContent
    }
    await main().findByRole('button', { name: account.login })
    expect(await login(email)).toContain(phrases.tooManyRequests)
    expect(await login(newEmail()), 'another visitor').not.toContain(phrases.tooManyRequests)
  })
