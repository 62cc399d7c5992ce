import type { Locator, Page } from '@playwright/test'
import { signInAs } from '../../../tests/e2e/customer.ts'
import { cartButton, follow, newEmail, open, putInCart } from '../../../tests/e2e/guest.ts'
import { ways } from '../../../tests/e2e/ways.ts'
import { request, mailedAddress } from './mailed.ts'
import { again, main, title } from './scene.ts'
import type { Scene } from './scene.ts'

const way = ways.nld
const { contactForm, productRequest, shell } = way.words
const menu = (page: Page): Locator => page.getByRole('navigation', { name: shell.mainMenu })
const searched = (page: Page): Locator => page.getByRole('dialog', { name: 'Zoeken' })
const searchBox = (page: Page): Locator => searched(page).getByRole('combobox')
/** A list with a rug for which the customer has an own price. */
const rugs = '/vloerkleden/Kleur:blauw/Maat:groot'
const rug = (page: Page): Locator => page.locator('#list article', { hasText: 'Zuiderzee' })
const form = (page: Page): Locator => page.getByRole('region', { name: productRequest.question })

/** Actions of a browsing shopper. */
export const catalogueScenes: readonly Scene[] = [
  {
    name: 'follow a link to a category',
    operation: 'loadContent',
    prepare: (page) => open(page, '/contact'),
    act: (page) => follow(page, '/planten'),
    worked: (page) => title(page, 'Planten'),
    again,
  },
  {
    name: 'follow a link to a product',
    operation: 'loadProduct',
    prepare: (page) => open(page, '/contact'),
    act: (page) => follow(page, way.product.path),
    worked: (page) => title(page, way.product.title),
    again,
  },
  {
    name: 'follow a link that a rule may lead elsewhere',
    operation: 'findRedirect',
    prepare: (page) => open(page, '/contact'),
    act: (page) => follow(page, '/planten'),
    worked: (page) => title(page, 'Planten'),
    again: (page) => follow(page, '/planten'),
  },
  {
    name: 'look below an entry of the menu',
    operation: 'loadNavigation',
    prepare: (page) => open(page, '/videobewaking/cameras'),
    act: (page) => menu(page).getByRole('link', { name: 'Beveiliging', exact: true }).hover(),
    // Without a response the menu item's link still works.
    worked: (page) => menu(page).getByRole('link', { name: 'Beveiliging', exact: true }),
  },
  {
    name: 'search while typing',
    operation: 'search',
    prepare: async (page) => {
      await open(page, '/contact')
      await page.keyboard.press('Control+k')
      await searchBox(page).waitFor()
    },
    act: (page) => searchBox(page).fill('wachter plus'),
    worked: (page) => searched(page).getByRole('option', { name: /Wachter Plus wit/ }),
    typed: (page) => [searchBox(page)],
    again: async (page) => {
      await searchBox(page).fill('wachter')
      await searchBox(page).fill('wachter plus')
    },
    silentBy: 'SRC-03',
  },
  {
    name: 'open all that was found',
    operation: 'listFound',
    prepare: (page) => open(page, '/contact'),
    act: (page) => follow(page, '/zoeken?q=zuiderzee'),
    worked: rug,
    again,
  },
  {
    name: 'see a list with own prices',
    operation: 'listOwnPrices',
    prepare: async (page) => {
      await signInAs(page)
      await open(page, '/contact')
    },
    act: (page) => follow(page, rugs),
    // Without a response the public price is shown.
    worked: rug,
  },
  {
    name: 'look at own prices in the cart',
    operation: 'loadOwnPrice',
    prepare: async (page) => {
      await signInAs(page)
      await putInCart(page, 1007)
      await open(page, '/contact')
    },
    act: (page) => cartButton(page, ways.nld).click(),
    // Without a response the backend's cart is shown unchanged.
    worked: (page) => page.getByRole('dialog').getByRole('spinbutton').first(),
  },
  {
    name: 'ask for a price',
    operation: 'sendProductRequest',
    prepare: async (page) => {
      await open(page, '/product/1006')
      // The backend limits mails per mailbox.
      await form(page).getByLabel(productRequest.email).fill(newEmail())
      await form(page).getByLabel(productRequest.yourQuestion).fill('Wat kost het?')
    },
    act: (page) => form(page).getByRole('button', { name: productRequest.send }).click(),
    worked: (page) => form(page).getByText('@voorbeeld.test'),
    typed: (page) => [form(page).getByLabel(productRequest.email), form(page).getByLabel(productRequest.yourQuestion)],
  },
  {
    name: 'say once more that a mail is wanted',
    operation: 'confirmProductRequest',
    prepare: async (page, backend) => {
      const emailAddress = newEmail()
      await request(page, '/api/public/products/1008/requests', { kind: 'backInStock', emailAddress })
      await open(page, await mailedAddress(backend, emailAddress))
    },
    act: async (page) => {
      await page.reload({ waitUntil: 'domcontentloaded' })
    },
    worked: (page) => main(page).getByText(productRequest.confirmed.done),
  },
  {
    name: 'write to the shop',
    operation: 'sendMessage',
    prepare: async (page) => {
      await open(page, '/contact')
      await page.getByLabel(contactForm.name).fill('Jan')
      // The backend limits messages per sender.
      await page.getByRole('main').getByLabel(contactForm.email).fill(newEmail())
      await page.getByLabel(contactForm.message).fill('Hoe laat zijn jullie open?')
    },
    act: (page) => page.getByRole('main').getByRole('button', { name: contactForm.send }).click(),
    worked: (page) => page.getByRole('heading', { name: contactForm.sentTitle }),
    typed: (page) => [page.getByRole('main').getByLabel(contactForm.email), page.getByLabel(contactForm.message)],
  },
]
