import type { Page } from '@playwright/test'
import { newCustomer } from '../../../tests/e2e/customer.ts'
import { follow, newEmail, open } from '../../../tests/e2e/guest.ts'
import { ways } from '../../../tests/e2e/ways.ts'
import { request } from './mailed.ts'
import { again, listed, main, press } from './scene.ts'
import type { Scene } from './scene.ts'

const { account, quotes } = ways.nld.words
const lines = [{ productId: 1005, quantity: 2, options: [] }]

/** The visitor requests a quote, outside the page; returns the address of its page. */
export const requestedQuote = async (page: Page): Promise<string> => {
  const { data } = (await request(page, '/api/v2/quotes', {
    lines,
    emailAddress: newEmail(),
    name: 'Noor',
    message: '',
    website: '',
  })) as { readonly data: { readonly key: string } }
  return `/offerte?token=${data.key}`
}

/** The page of a quote that the shop has answered. */
const openAnswered = async (page: Page, backend: string): Promise<void> => {
  const address = await requestedQuote(page)
  const answered = await fetch(`${backend}/__mock/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ unitPrice: 2_000, expiresOn: '2099-12-31' }),
  })
  if (!answered.ok) throw new Error(`The answer to a quote was refused with ${answered.status}.`)
  await open(page, address)
}

export const quoteHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Offerte O\d\d-\d{4,}$/ })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** What is done with a quote: plain forms, which the shop's server carries out. */
export const quoteScenes: readonly Scene[] = [
  {
    name: 'request a quote',
    operation: 'requestQuote',
    prepare: async (page) => {
      await open(page, `/offerte-aanvragen?lines=${encodeURIComponent(JSON.stringify(lines))}`)
      await field(page, quotes.name).fill('Noor')
      await field(page, quotes.email).fill(newEmail())
      await field(page, quotes.message).fill('Voor ons kantoor.')
    },
    act: (page) => press(page, quotes.request),
    worked: (page) => main(page).getByText(quotes.done.requested, { exact: true }),
    typed: (page) => [quotes.name, quotes.email, quotes.message].map((name) => field(page, name)),
  },
  {
    name: 'open a quote',
    operation: 'loadQuote',
    prepare: (page) => open(page, '/contact'),
    act: async (page) => follow(page, await requestedQuote(page)),
    worked: quoteHeading,
    again,
  },
  {
    name: 'open the list of quotes',
    operation: 'listQuotes',
    prepare: async (page) => {
      await newCustomer(page)
      await requestedQuote(page)
      await open(page, '/account/overview')
    },
    act: (page) => follow(page, '/account/quotes'),
    worked: (page) => listed(page, account.menuQuotes),
    again,
  },
  {
    name: 'accept a quote',
    operation: 'acceptQuote',
    prepare: openAnswered,
    act: (page) => press(page, quotes.accept),
    worked: (page) => main(page).getByText(quotes.done.accepted, { exact: true }),
  },
  {
    name: 'withdraw a quote',
    operation: 'withdrawQuote',
    prepare: openAnswered,
    act: async (page) => {
      await page.getByText(quotes.withdraw, { exact: true }).click()
      await press(page, quotes.withdrawYes)
    },
    worked: (page) => main(page).getByText(quotes.done.withdrawn, { exact: true }),
  },
]
