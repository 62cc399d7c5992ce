import { expect } from '@playwright/test'
import type { Locator, Page, Response } from '@playwright/test'
import { ways } from './ways.ts'
import type { Way } from './ways.ts'

let made = 0
/** An unused e-mail address. */
export const newEmail = (): string => `koper-${process.pid}-${Date.now()}-${(made += 1)}@voorbeeld.test`

/** Reads an amount with two decimals, in cents. */
export const cents = async (amount: Locator): Promise<number> => Number((await amount.innerText()).replaceAll(/\D/g, ''))

interface ReactRoot {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } } }
}

/** Waits until the page is hydrated, read from React's root. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const [, root] = Object.entries(document.getElementById('shop') ?? {}).find(([key]) => key.startsWith('__reactContainer$')) ?? []
    return (root as ReactRoot | undefined)?.stateNode.current.memoizedState.isDehydrated === false
  })

/** Opens an address without waiting for pictures, which a fresh checkout generates on the first request. */
export const visit = (page: Page, address: string): Promise<Response | null> => {
  const go = (): Promise<Response | null> => page.goto(address, { waitUntil: 'domcontentloaded' })
  // On a small screen a closing panel goes back in the history, which aborts a navigation that begins at that moment.
  return go().catch((problem: unknown) => {
    if (!String(problem).includes('ERR_ABORTED')) throw problem
    return go()
  })
}

/** Opens an address and waits until the page is hydrated. */
export const open = async (page: Page, address: string): Promise<void> => {
  await visit(page, address)
  await hydrated(page)
}

/** Reloads the page and waits until it is hydrated. */
export const reload = async (page: Page): Promise<void> => {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await hydrated(page)
}

/** Navigates within the open document, as a link of the shop does. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }, address)

/** Marks the current document; the returned function tells whether it is still open. */
export const mark = async (page: Page): Promise<() => Promise<boolean>> => {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
}

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true })
export const cartPanel = (page: Page, way: Way): Locator => page.getByRole('dialog', { name: way.words.cart.title })
/** Opens the coupon section of the open cart and returns its field. */
export const openCoupons = async (page: Page, way: Way): Promise<Locator> => {
  await cartPanel(page, way).locator('summary', { hasText: way.words.cart.coupons }).click()
  return cartPanel(page, way).getByRole('textbox', { name: way.words.cart.couponCode })
}
export const cartButton = (page: Page, way: Way): Locator => page.getByRole('banner').getByRole('button', { name: way.words.cart.title })

/** The card of a radio button, which can be clicked anywhere. */
export const card = (page: Page, name: string): Locator => page.locator('label').filter({ hasText: name })

/** Puts one product into this browser's cart without opening a page, by posting the product form. */
export const putInCart = async (page: Page, productId = 1002, way: Way = ways.nld): Promise<void> => {
  const response = await page.request.post('/cart', { form: { productId, back: way.home }, maxRedirects: 0 })
  expect(response.status()).toBe(303)
  expect(response.headers()['location']).toContain('panel=cart')
}

/** The number of the order, as the page after paying tells it; fails where it tells none. */
export const orderNumber = async (page: Page): Promise<string> => {
  const number = /\b[A-Z0-9]+-?\d{3,}\b/
  const sentence = page.getByRole('main').getByRole('status').first()
  await expect(sentence).toHaveText(number)
  return number.exec(await sentence.innerText())?.[0] as string
}

/** Delays the page's scripts until the returned function is called. */
export const holdProgram = async (page: Page): Promise<() => void> => {
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}

/** Goes from the start of the checkout to its first step, as a guest. */
export const giveEmail = async (page: Page, way: Way, email: string = newEmail()): Promise<void> => {
  await page.getByLabel(way.words.account.email).fill(email)
  await page.getByRole('button', { name: way.words.checkout.next, exact: true }).click()
  await expect(page).toHaveURL(way.steps.information)
}

/** A text field by its full label, with or without the asterisk of a required field. */
export const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${name.replaceAll('.', '\\.')}\\s*\\*?$`) })

/** The address found for a Dutch zip code and house number in the guest form. */
export const chosenAddress = (page: Page): Locator => page.getByTestId('chosen-address')

/** Fills in the form of the first step; street and city are looked up and shown as text. */
export const fillInformation = async (page: Page, way: Way): Promise<void> => {
  const { account } = way.words
  await field(page, account.firstName).fill('Jan')
  await field(page, account.lastName).fill('de Vries')
  await field(page, account.phoneNumber).fill('06-12345678')
  await field(page, account.zipCode).fill('1011 AB')
  await field(page, account.houseNumber).fill('1')
  await expect(chosenAddress(page)).toHaveText('Prins Hendrikkade 1, 1011 AB Amsterdam')
}

/** Clicks through the checkout from its start to a later step, with paid delivery by PostNL. */
export const walkThrough = async (page: Page, way: Way, step: keyof Way['steps'], email: string = newEmail()): Promise<void> => {
  const { checkout } = way.words
  const next = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
  await open(page, `${way.prefix}/checkout`)
  await giveEmail(page, way, email)
  if (step === 'information') return
  await fillInformation(page, way)
  await next(checkout.toDelivery)
  await expect(page).toHaveURL(way.steps.delivery)
  await expect(page.getByRole('radio').first()).toBeChecked()
  await card(page, 'PostNL').click()
  await expect(page.getByRole('radio', { name: /PostNL/ })).toBeChecked()
  if (step === 'delivery') return
  await next(checkout.toOverview)
  await expect(page).toHaveURL(way.steps.overview)
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeChecked()
  if (step === 'overview') return
  await next(checkout.toPay)
  await expect(page).toHaveURL(way.steps.pay)
}

/** Posts the forms of all steps before one, as without JavaScript. */
export const postTo = async (page: Page, way: Way, step: keyof Way['steps'], email: string = newEmail()): Promise<void> => {
  const { information, delivery, overview, pay } = way.steps
  const send = async (form: Readonly<Record<string, string>>, from: string, to: string): Promise<void> => {
    const response = await page.request.post(from, { form, maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([303, to])
  }
  const person = { emailAddress: email, firstName: 'Jan', lastName: 'de Vries', phoneNumber: '06-12345678', password: 'Welkom01' }
  await send({ email }, `${way.prefix}/checkout`, information)
  if (step !== 'information') await send({ ...person, countryCode: 'NL', zipCode: '1011 AB', houseNumber: '1' }, information, delivery)
  if (step === 'overview' || step === 'pay') await send({ delivery: 'postnl' }, delivery, overview)
  if (step === 'pay') await send({ payment: 'ideal' }, overview, pay)
}

/** Opens a checkout step after posting the forms of all earlier steps: for tests that are not about those steps. */
export const walkTo = async (page: Page, way: Way, step: keyof Way['steps'], email: string = newEmail()): Promise<void> => {
  await postTo(page, way, step, email)
  await open(page, way.steps[step])
  if (step !== 'delivery') return
  await card(page, 'PostNL').click()
  await expect(page.getByRole('radio', { name: /PostNL/ })).toBeChecked()
}

/** Names of the practice bank's buttons, the same in both languages because scripts find them by name. */
const bankButtons = { pay: 'Pay', cancel: 'Cancel', fail: 'Fail', open: 'Leave open' } as const

export const bankButton = (page: Page, choice: keyof typeof bankButtons): Locator =>
  page.getByRole('button', { name: bankButtons[choice], exact: true })

/** The amount in cents on the practice bank's page. */
export const bankAmount = (page: Page): Promise<number> => cents(page.locator('dd').last())

/** Opens a facet in the filters of a list, unless it is open already, as the first one is. */
export const openFacet = async (filters: Locator, name: string): Promise<void> => {
  const summary = filters.locator('summary', { hasText: name })
  if ((await summary.locator('..').getAttribute('open')) === null) await summary.click()
}
