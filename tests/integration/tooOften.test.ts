import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formMessages } from '../../ui/messages/eng.forms.ts'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
}, 60_000)
afterAll(() => shop.close())

/** Posts a plain form, as a browser without a script does, until it is refused; answers that refusal. */
const postTooOften = async (path: string, form: Readonly<Record<string, string>>, visitor: string): Promise<Response> => {
  for (let retries = 0; retries < 90; retries += 1) {
    const headers = { 'x-forwarded-for': visitor }
    const response = await fetch(shop.address + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(form) })
    const isRefused = response.status === 429 || response.headers.get('location')?.includes('flash=phrases.tooManyRequests') === true
    if (isRefused) return response
    await response.arrayBuffer()
  }
  throw new Error(`${path} is never refused`)
}

describe('a plain form that is posted too often', () => {
  it.each([
    ['/checkout', { email: 'noor@voorbeeld.test' }, '/checkout', ''],
    ['/en/checkout/login', { email: 'noor@voorbeeld.test', password: 'Welkom01' }, '/en/checkout/login', ''],
    // The message repeats the code, so that nothing typed is lost (CPN-01).
    ['/cart/coupon', { code: 'RADEN', back: '/vloerkleden?kleur=blauw' }, '/vloerkleden?kleur=blauw&panel=discountCoupons', '&code=RADEN'],
  ])('%s', async (path, form, page, typed) => {
    const response = await postTooOften(path, form, '198.51.100.31')
    const query = `flash=phrases.tooManyRequests${typed}`
    expect([response.status, response.headers.get('location')]).toEqual([303, page + (page.includes('?') ? '&' : '?') + query])
  })

  it('a form posted too often keeps the typed address', async () => {
    const typed = { firstName: 'Noor', lastName: 'Vis-Plaat', zipCode: '1011 AB', houseNumber: '1', password: 'Welkom01' }
    const response = await postTooOften('/en/checkout/information', typed, '198.51.100.32')
    const persisted = response.headers.getSetCookie().join('\n')
    expect(persisted).toContain('Vis-Plaat')
    expect(persisted).not.toContain('Welkom01')
  })

  it.each([
    ['/en/order', { orderNumber: 'TH-1', emailAddress: 'noor@voorbeeld.test' }],
    ['/en/withdraw', { orderNumber: 'TH-1', emailAddress: 'noor@voorbeeld.test', name: 'Noor', goods: '' }],
    ['/en/withdraw', { orderNumber: 'TH-1', emailAddress: 'noor@voorbeeld.test', name: 'Noor', step: 'confirm', withdrawalUid: 'nobody' }],
  ])('%s shows the typed values, why it was not accepted, and when to retry', async (path, form) => {
    const response = await postTooOften(path, form, `198.51.100.4${Object.keys(form).length}`)
    const html = await response.text()
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(html).toContain('value="noor@voorbeeld.test"')
    expect(html).toContain(formMessages.phrases.tooManyRequests)
  })
})
