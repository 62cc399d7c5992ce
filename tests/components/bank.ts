import { cents } from './shopper.ts'

/** Amount due on the practice bank's page, in cents. */
export const bankAmount = async (address: string): Promise<number> => {
  const page = new DOMParser().parseFromString(await (await window.fetch(address)).text(), 'text/html')
  const amount = [...page.querySelectorAll('dd')].at(-1)
  if (amount === undefined) throw new Error('The bank asks no amount.')
  return cents(amount)
}

/** Pays at the practice bank; answers the address of the shop that it leads back to. */
export const payAtBank = async (address: string): Promise<string> => {
  const response = await window.fetch(address, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }) })
  const { pathname, search } = new URL(response.headers.get('location') ?? '', location.origin)
  return pathname + search
}
