import type { BrowserContext, Locator, Page } from '@playwright/test'
import { hydrated, cartButton, follow } from '../../tests/e2e/guest.ts'
import { ways } from '../../tests/e2e/ways.ts'
import type { CartFigures } from './backendCart.ts'
import { customer, sumUp } from './backendCart.ts'
import type { Coupon, Goods } from './goods.ts'
import { measuresOf, nameOf, productOf, rug } from './goods.ts'
import { listen } from './listen.ts'

const timeoutMs = 2500
const { cart, wishlist } = ways.nld.words

/** The visible cart of a tab; `panel` is null while the cart is closed. */
export interface Shown {
  readonly count: number
  readonly panel: CartFigures | null
  /** Number of wishlist items in the header. */
  readonly hearts: number
  /** The heading of the page, to distinguish an error page from a shop page. */
  readonly heading: string
}

/** A shopper in one tab. Each method returns false when its control is missing. */
export interface Shopper {
  readonly page: Page
  /** All messages of notifications, alerts and status lines, in order. */
  readonly notices: readonly string[]
  readonly open: (address: string) => Promise<boolean>
  readonly follow: (path: string) => Promise<boolean>
  readonly add: (product: Goods) => Promise<boolean>
  readonly press: (what: 'plus' | 'minus' | 'trash', product: Goods) => Promise<boolean>
  readonly type: (product: Goods, quantity: number, enter: boolean) => Promise<boolean>
  /** Presses "save for later" and waits for the result. */
  readonly saveForLater: (product: Goods) => Promise<boolean>
  /** Presses the heart of a product; returns whether it is on the wishlist afterwards, null without a heart. */
  readonly heart: (product: number) => Promise<boolean | null>
  readonly coupon: (code: string) => Promise<boolean>
  readonly noCoupon: (code: Coupon) => Promise<boolean>
  /** Freezes the tab, as a browser does with background tabs, or resumes it. */
  readonly freeze: (frozen: boolean) => Promise<void>
  readonly isFrozen: () => boolean
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

const lineOf = (product: Goods): string => {
  const measures = measuresOf(product)
  const line = `dialog:modal li:has(a[href*="/product/${productOf(product)}"])`
  return measures === null ? line : `${line}:has-text("${measures.width} × ${measures.length} cm")`
}

export const createShopper = async (context: BrowserContext, shop: string, restored: () => void): Promise<Shopper> => {
  const page = await context.newPage()
  const notices: string[] = []
  let pressed = 0
  let asleep = false
  await page.addInitScript(listen)
  page.on('console', (message) => {
    const text = message.text()
    if (text.startsWith('said:')) notices.push(text.slice('said:'.length))
    if (text === 'restored') restored()
    if (text === 'pressed') pressed += 1
  })
  const isHydrated = (): Promise<boolean> => done(Promise.race([hydrated(page), new Promise((_, fail) => setTimeout(fail, 6000))]))

  /** A press counts even if the page was too busy to report it in time: the page has logged it once it responds. */
  const pressedIn = async (button: Locator): Promise<boolean> => {
    const before = pressed
    if (await done(button.click({ timeout: timeoutMs }))) return true
    await done(page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50))))
    return pressed > before
  }

  const goTo = async (product: number): Promise<boolean> => {
    if (!new RegExp(`/product/${product}(?:/|$)`).test(page.url())) await done(follow(page, `/product/${product}`))
    return done(page.waitForURL(new RegExp(`/product/${product}/`), { timeout: 2 * timeoutMs, waitUntil: 'commit' }))
  }

  const shopper: Shopper = {
    page,
    notices,
    open: async (address) =>
      (await done(page.goto(`${shop}${address}`, { waitUntil: 'domcontentloaded', timeout: 20_000 }))) && isHydrated(),
    follow: async (path) => {
      if (new URL(page.url()).pathname === path) return true
      await done(follow(page, path))
      return done(page.waitForURL(`${shop}${path}`, { timeout: timeoutMs, waitUntil: 'commit' }))
    },
    add: async (product) => {
      const id = productOf(product)
      if (!(await goTo(id))) return false
      const measures = measuresOf(product)
      if (measures !== null) {
        const fields = [page.getByRole('textbox', { name: /^Breedte/ }), page.getByRole('textbox', { name: /^Lengte/ })]
        for (const [at, field] of fields.entries()) {
          if (!(await done(field.fill(String(at === 0 ? measures.width : measures.length), { timeout: 2 * timeoutMs })))) return false
        }
      }
      return pressedIn(page.locator(`form[action$="/cart"]:has(input[name=productId][value="${id}"]) button[type=submit]`).first())
    },
    openCart: async () => {
      if (await page.locator('dialog:modal').isVisible()) return true
      return done(cartButton(page, ways.nld).click({ timeout: timeoutMs }))
    },
    press: async (what, product) => {
      if (!(await shopper.openCart())) return false
      const buttons = page.locator(`${lineOf(product)} button`)
      return pressedIn(buttons.nth({ minus: 0, plus: 1, trash: 2 }[what]))
    },
    type: async (product, quantity, enter) => {
      if (!(await shopper.openCart())) return false
      const field = page.locator(`${lineOf(product)} input:not([type=hidden])`)
      if (!(await done(field.fill(String(quantity), { timeout: timeoutMs })))) return false
      // Typed text counts, even if the line disappears before Enter.
      if (enter) await done(field.press('Enter', { timeout: timeoutMs }))
      return true
    },
    saveForLater: async (product) => {
      if (!(await shopper.openCart())) return false
      const button = page.locator(lineOf(product)).getByRole('button', { name: new RegExp(`^${cart.saveForLater}`) })
      if (!(await pressedIn(button))) return false
      await done(page.locator(`${lineOf(product)} button[aria-disabled=true]`).waitFor({ state: 'detached', timeout: 6 * timeoutMs }))
      return true
    },
    heart: async (product) => {
      if (!(await goTo(product))) return null
      const title = await page
        .locator('main h1')
        .innerText({ timeout: timeoutMs })
        .catch(() => '')
      const heart = page
        .getByRole('main')
        .getByRole('button', { name: wishlist.keep.replace('{title}', title), exact: true })
        .first()
      const before = await heart.getAttribute('aria-pressed', { timeout: 2 * timeoutMs }).catch(() => null)
      if (before === null || !(await done(heart.click({ timeout: timeoutMs })))) return null
      return before === 'false'
    },
    coupon: async (code) => {
      if (!(await shopper.openCart())) return false
      const field = page.locator('dialog:modal').getByRole('textbox', { name: cart.couponCode })
      if (!(await field.isVisible())) {
        const place = page.locator('dialog:modal summary', { hasText: cart.coupons })
        if (!(await done(place.click({ timeout: timeoutMs })))) return false
      }
      if (!(await done(field.fill(code, { timeout: timeoutMs })))) return false
      return done(field.press('Enter', { timeout: timeoutMs }))
    },
    noCoupon: async (code) => {
      if (!(await shopper.openCart())) return false
      const applied = page.locator('dialog:modal').getByRole('list', { name: cart.couponsApplied }).getByRole('listitem')
      return done(applied.filter({ hasText: code }).getByRole('button').click({ timeout: timeoutMs }))
    },
    freeze: async (frozen) => {
      if (frozen === asleep) return
      asleep = frozen
      const session = await context.newCDPSession(page)
      await session.send('Page.setWebLifecycleState', { state: frozen ? 'frozen' : 'active' })
      await session.detach()
    },
    isFrozen: () => asleep,
    reload: async () => (await done(page.reload({ waitUntil: 'domcontentloaded', timeout: 20_000 }))) && isHydrated(),
    history: async (steps) => {
      // Do not leave the shop for the blank page at the beginning of the history.
      const could = await page.evaluate((by) => (by < 0 ? navigation.canGoBack : navigation.canGoForward), steps).catch(() => false)
      if (!could) return false
      await done(page.evaluate((by) => void setTimeout(() => history.go(by)), steps))
      await page.waitForTimeout(700)
      return isHydrated()
    },
    login: async () => {
      if (!(await shopper.follow('/account/login'))) return false
      const email = page.locator('main input[type=email]')
      if (!(await done(email.fill(customer.email, { timeout: timeoutMs })))) return false
      await done(page.locator('main input[type=password]').fill(customer.password, { timeout: timeoutMs }))
      await done(page.locator('main form button[type=submit]').click({ timeout: timeoutMs }))
      return done(page.waitForURL((url) => url.pathname !== '/account/login', { timeout: 6000, waitUntil: 'commit' }))
    },
    look: async () => {
      const { lines, ...seen } = await page.evaluate(() => {
        const whole = (text: string | null | undefined): number => Number((text ?? '').replaceAll(/\D/g, ''))
        const heading = document.querySelector('h1')?.textContent?.trim() ?? ''
        const count = whole(document.querySelector('[data-testid="cart-count"]')?.textContent)
        const hearts = whole(document.querySelector('[data-testid="wish-count"]')?.textContent)
        const dialog = document.querySelector('dialog:modal')
        const items = [...(dialog?.querySelectorAll('li') ?? [])].flatMap((line) => {
          const product = /\/product\/(\d+)/.exec(line.querySelector('a')?.getAttribute('href') ?? '')?.[1]
          const input = line.querySelector<HTMLInputElement>('input:not([type=hidden])')
          // The facts of the rug list its maximum measures before its own.
          const [, width, length] = [...line.textContent.matchAll(/(\d+) × (\d+) cm/g)].at(-1) ?? []
          if (product === undefined || input === null) return []
          return [{ product: Number(product), quantity: Number(input.value), measures: { width: Number(width), length: Number(length) } }]
        })
        const total = dialog === null ? null : whole(dialog.querySelector('[data-testid="cart-total"]')?.textContent)
        return { count, hearts, heading, total, lines: items }
      })
      const { total, ...header } = seen
      const figures = sumUp(lines.map(({ product, quantity, measures }) => [nameOf(product, product === rug ? measures : null), quantity]))
      return { ...header, panel: total === null ? null : { lines: figures, total } }
    },
  }
  return shopper
}
