import type { Page } from '@playwright/test'

/** Calls the backend as the page's visitor, outside the page. */
export const request = async (page: Page, path: string, data: object): Promise<unknown> => {
  const response = await page.request.post(path, { data })
  if (!response.ok()) throw new Error(`${path} was answered with ${response.status()}.`)
  return response.json()
}

/** Root-relative target of the link in the newest mail to an address. */
export const mailedAddress = async (backend: string, emailAddress: string): Promise<string> => {
  const { data } = (await (await fetch(`${backend}/__mock/outbox`)).json()) as { readonly data: readonly { to: string; text: string }[] }
  const link = data.flatMap(({ to, text }) => (to === emailAddress ? (/https?:\S+/.exec(text) ?? []) : [])).at(-1)
  if (link === undefined) throw new Error(`No mail with a link came to ${emailAddress}.`)
  const { pathname, search, hash } = new URL(link)
  return pathname + search + hash
}
