import type { Page } from '@playwright/test'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** What the practice shop mailed to an address, the oldest first. */
export const mailsTo = async (page: Page, address: string): Promise<readonly Mail[]> => {
  const { data } = (await (await page.request.get('/__mock/outbox')).json()) as { readonly data: readonly Mail[] }
  return data.filter(({ to }) => to === address)
}
