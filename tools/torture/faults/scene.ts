import type { Locator, Page } from '@playwright/test'
import type { OperationName } from '../../../adapters/http/operations.ts'
import { signInAs } from '../../../tests/e2e/customer.ts'
import { follow, open } from '../../../tests/e2e/guest.ts'
import { ways } from '../../../tests/e2e/ways.ts'

/** One action of a shopper in an open page that calls one operation of the backend. */
export interface Scene {
  readonly name: string
  readonly operation: OperationName
  /** Opens the page of the action, without faults. `backend` is the address of the backend itself. */
  readonly prepare: (page: Page, backend: string) => Promise<void>
  readonly act: (page: Page) => Promise<void>
  /** Visible content after success. */
  readonly worked: (page: Page) => Locator
  /** Typed text that must still be there after a failure, except passwords. */
  readonly typed?: (page: Page) => readonly Locator[]
  /** The retry without faults; by default `act`. */
  readonly again?: (page: Page) => Promise<void>
  /** Also counts as success of the retry, such as when the first attempt was executed; by default `worked`. */
  readonly over?: (page: Page) => Locator
  /** The requirement for a silent failure: the control stays, and a press retries. */
  readonly silentBy?: string
}

const { error } = ways.nld.words

export const main = (page: Page): Locator => page.getByRole('main')
export const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true })
export const press = (page: Page, name: string): Promise<void> => button(page, name).click()
export const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true })
/** Retries a failed read in its section or on the error page. */
export const again = (page: Page): Promise<void> =>
  button(page, error.again)
    .or(main(page).getByRole('link', { name: error.again, exact: true }))
    .first()
    .click()

/** A customer follows a link to account data; `from` is a page that does not request them. */
export const followed = (
  name: string,
  operation: OperationName,
  address: string,
  worked: Scene['worked'],
  from = '/account/overview',
): Scene => ({
  name,
  operation,
  prepare: async (page) => {
    await signInAs(page)
    await open(page, from)
  },
  act: (page) => follow(page, address),
  worked,
  again,
})
export const listed = (page: Page, list: string): Locator =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem').first()
