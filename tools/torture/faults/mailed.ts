import type { Page } from '@playwright/test'

/** Asks the host in the name of the page's visitor, without the page. */
export const ask = async (page: Page, path: string, data: object): Promise<unknown> => {
  const answer = await page.request.post(path, { data })
  if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}.`)
  return answer.json()
}

/** Where the link of the newest mail to an address leads, from the shop's root. */
export const mailedAddress = async (host: string, emailAddress: string): Promise<string> => {
  const { data } = (await (await fetch(`${host}/__mock/outbox`)).json()) as { readonly data: readonly { to: string; text: string }[] }
  const link = data.flatMap(({ to, text }) => (to === emailAddress ? (/https?:\S+/.exec(text) ?? []) : [])).at(-1)
  if (link === undefined) throw new Error(`No mail with a link came to ${emailAddress}.`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
