import type { Locator, Page } from '@playwright/test'
import type { OperationName } from '../../../adapters/http/operations.ts'
import { signInAs } from '../../../tests/e2e/customer.ts'
import { follow, open } from '../../../tests/e2e/guest.ts'
import { ways } from '../../../tests/e2e/ways.ts'

/** One action of a shopper in an open page that calls one operation of the backend. */
export interface Scene {
  readonly name: string
  readonly operation: OperationName
  /** Goes to where it can be done; the weather is calm. `backend` is the address of the backend itself. */
  readonly prepare: (page: Page, backend: string) => Promise<void>
  readonly act: (page: Page) => Promise<void>
  /** What is on the screen once it has worked. */
  readonly worked: (page: Page) => Locator
  /** What was typed and must still be there when it has not worked; passwords may go. */
  readonly typed?: (page: Page) => readonly Locator[]
  /** How it is tried again when the weather is calm; `act` when this is left out. */
  readonly again?: (page: Page) => Promise<void>
  /** What also ends it well the second time, as when the first one had been done after all; `worked` when this is left out. */
  readonly over?: (page: Page) => Locator
  /** The requirement that wants a failure to be silent: the control stays, and a press tries again. */
  readonly silentBy?: string
}

const { error } = ways.nld.words

export const main = (page: Page): Locator => page.getByRole('main')
export const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true })
export const press = (page: Page, name: string): Promise<void> => button(page, name).click()
export const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true })
/** What could not be read is requested again from its own place, or from the page of the error. */
export const again = (page: Page): Promise<void> =>
  button(page, error.again)
    .or(main(page).getByRole('link', { name: error.again, exact: true }))
    .first()
    .click()

/** A customer who follows a link to data of the account; `from` is a page that does not request them. */
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
