import type { BrowserContext, Locator, Page } from '@playwright/test'
import { alive, cartButton, follow, ways } from '../../tests/e2e/guest.ts'
import type { CartFigures } from './hostCart.ts'
import { customer } from './hostCart.ts'
import { listen } from './listen.ts'

const patience = 2500

/** What a tab shows of the cart; `panel` is null while the cart is closed. */
export interface Shown {
  readonly count: number
  readonly panel: CartFigures | null
  /** The page's own heading, to tell an error page from a shop page. */
  readonly heading: string
}

/** Somebody at one tab. Each verb says whether it could be done: a button that is not there cannot be pressed. */
export interface Shopper {
  readonly page: Page
  /** Every sentence that was said in a notice, an alert or a status line, in order. */
  readonly said: readonly string[]
  readonly open: (address: string) => Promise<boolean>
  readonly follow: (path: string) => Promise<boolean>
  readonly add: (product: number) => Promise<boolean>
  readonly press: (what: 'plus' | 'minus' | 'trash', product: number) => Promise<boolean>
  readonly type: (product: number, quantity: number) => Promise<boolean>
  readonly reload: () => Promise<boolean>
  readonly history: (steps: 1 | -1) => Promise<boolean>
  readonly login: () => Promise<boolean>
  readonly openCart: () => Promise<boolean>
  readonly look: () => Promise<Shown>
}

const done = async (what: Promise<unknown>): Promise<boolean> => {
  try {
    await what
    return true
  } catch {
    return false
  }
}

const lineOf = (product: number): string => `dialog:modal li:has(a[href*="/product/${product}"])`

export const makeShopper = async (context: BrowserContext, shop: string, restored: () => void): Promise<Shopper> => {
  const page = await context.newPage()
  const said: string[] = []
  let pressed = 0
  await page.addInitScript(listen)
  page.on('console', (message) => {
    const text = message.text()
    if (text.startsWith('said:')) said.push(text.slice('said:'.length))
    if (text === 'restored') restored()
    if (text === 'pressed') pressed += 1
  })
  const isAlive = (): Promise<boolean> => done(Promise.race([alive(page), new Promise((_, fail) => setTimeout(fail, 6000))]))

  /** A press whose page was too busy to say so in time was a press all the same: once the page answers, it has said so. */
  const pressedIn = async (button: Locator): Promise<boolean> => {
    const before = pressed
    if (await done(button.click({ timeout: patience }))) return true
    await done(page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50))))
    return pressed > before
  }

  const shopper: Shopper = {
    page,
    said,
    open: async (address) => (await done(page.goto(`${shop}${address}`, { waitUntil: 'domcontentloaded', timeout: 20_000 }))) && isAlive(),
    follow: async (path) => {
      if (new URL(page.url()).pathname === path) return true
      await done(follow(page, path))
      return done(page.waitForURL(`${shop}${path}`, { timeout: patience, waitUntil: 'commit' }))
    },
    add: async (product) => {
      if (!new RegExp(`/product/${product}(?:/|$)`).test(page.url())) await done(follow(page, `/product/${product}`))
      if (!(await done(page.waitForURL(new RegExp(`/product/${product}/`), { timeout: 2 * patience, waitUntil: 'commit' })))) return false
      const button = page.locator(`form[action$="/cart"]:has(input[name=productId][value="${product}"]) button[type=submit]`)
      return pressedIn(button)
    },
    openCart: async () => {
      if (await page.locator('dialog').isVisible()) return true
      return done(cartButton(page, ways.nld).click({ timeout: patience }))
    },
    press: async (what, product) => {
      if (!(await shopper.openCart())) return false
      const buttons = page.locator(`${lineOf(product)} button`)
      return pressedIn(buttons.nth({ minus: 0, plus: 1, trash: 2 }[what]))
    },
    type: async (product, quantity) => {
      if (!(await shopper.openCart())) return false
      return done(page.locator(`${lineOf(product)} input:not([type=hidden])`).fill(String(quantity), { timeout: patience }))
    },
    reload: async () => (await done(page.reload({ waitUntil: 'domcontentloaded', timeout: 20_000 }))) && isAlive(),
    history: async (steps) => {
      // Not out of the shop, to the blank page that the tab began with.
      const could = await page.evaluate((by) => (by < 0 ? navigation.canGoBack : navigation.canGoForward), steps).catch(() => false)
      if (!could) return false
      await done(page.evaluate((by) => void setTimeout(() => history.go(by)), steps))
      await page.waitForTimeout(700)
      return isAlive()
    },
    login: async () => {
      if (!(await shopper.follow('/account/login'))) return false
      const email = page.locator('main input[type=email]')
      if (!(await done(email.fill(customer.email, { timeout: patience })))) return false
      await done(page.locator('main input[type=password]').fill(customer.password, { timeout: patience }))
      await done(page.locator('main form button[type=submit]').click({ timeout: patience }))
      return done(page.waitForURL((url) => url.pathname !== '/account/login', { timeout: 6000, waitUntil: 'commit' }))
    },
    look: () =>
      page.evaluate(() => {
        const whole = (text: string | null | undefined): number => Number((text ?? '').replaceAll(/\D/g, ''))
        const heading = document.querySelector('h1')?.textContent?.trim() ?? ''
        const count = whole(document.querySelector('[data-testid="cart-count"]')?.textContent)
        const dialog = document.querySelector('dialog:modal')
        if (dialog === null) return { count, panel: null, heading }
        const lines: Record<number, number> = {}
        for (const line of dialog.querySelectorAll('li')) {
          const product = /\/product\/(\d+)/.exec(line.querySelector('a')?.getAttribute('href') ?? '')?.[1]
          const input = line.querySelector<HTMLInputElement>('input:not([type=hidden])')
          if (product !== undefined && input !== null) lines[Number(product)] = (lines[Number(product)] ?? 0) + Number(input.value)
        }
        return { count, panel: { lines, total: whole(dialog.querySelector('[data-testid="cart-total"]')?.textContent) }, heading }
      }),
  }
  return shopper
}
