import type { Locator, Page } from '@playwright/test'
import { newCustomer } from '../../../tests/e2e/customer.ts'
import { open } from '../../../tests/e2e/guest.ts'
import { ways } from '../../../tests/e2e/ways.ts'
import { request } from './mailed.ts'
import { button, followed, listed, main } from './scene.ts'
import type { Scene } from './scene.ts'

const { account } = ways.nld.words
const reply = (page: Page): Locator => main(page).getByRole('textbox', { name: account.tickets.replyLabel })

/** Actions on tickets: a customer's question and its replies. */
export const ticketScenes: readonly Scene[] = [
  followed('see the questions', 'listTickets', '/account/tickets', (page) => listed(page, account.tickets.list)),
  {
    name: 'ask a question',
    operation: 'createTicket',
    prepare: async (page) => {
      await newCustomer(page)
      await open(page, '/account/tickets')
      await page.getByText(account.tickets.new, { exact: true }).click()
      await page.getByLabel(account.tickets.subject).fill('De rand')
      await page.getByLabel(account.tickets.message).fill('De rand laat los.')
    },
    act: (page) => button(page, account.tickets.send).click(),
    worked: (page) => page.getByRole('status').filter({ hasText: /T-\d{4}-\d{4}/ }),
    typed: (page) => [page.getByLabel(account.tickets.subject), page.getByLabel(account.tickets.message)],
  },
  {
    name: 'say more about a question',
    operation: 'replyTicket',
    prepare: async (page) => {
      await newCustomer(page)
      await request(page, '/api/v2/account/tickets', { subject: 'De rand', message: 'De rand laat los.' })
      await open(page, '/account/tickets')
      await main(page).getByText('De rand', { exact: true }).click()
      await reply(page).fill('En nu ook de hoek.')
    },
    act: (page) =>
      main(page)
        .getByRole('button', { name: `${account.tickets.replySend}: De rand` })
        .click(),
    worked: (page) => page.getByRole('listitem').getByText('En nu ook de hoek.', { exact: true }).last(),
    typed: (page) => [reply(page)],
  },
]
