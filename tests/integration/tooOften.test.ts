import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formSentences } from '../../ui/messages/eng.forms.ts'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
}, 60_000)
afterAll(() => shop.close())

/** Posts a plain form, as a browser without a script does, until it is refused; answers that refusal. */
const postTooOften = async (path: string, form: Readonly<Record<string, string>>, visitor: string): Promise<Response> => {
  for (let tries = 0; tries < 90; tries += 1) {
    const headers = { 'x-forwarded-for': visitor }
    const answer = await fetch(shop.address + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(form) })
    const isRefused = answer.status === 429 || answer.headers.get('location')?.includes('said=phrases.tooManyRequests') === true
    if (isRefused) return answer
    await answer.arrayBuffer()
  }
  throw new Error(`${path} is never refused`)
}

describe('a plain form that is posted too often answers with its own page', () => {
  it.each([
    ['/checkout', { email: 'noor@voorbeeld.test' }, '/checkout', ''],
    ['/en/checkout/login', { email: 'noor@voorbeeld.test', password: 'Welkom01' }, '/en/checkout/login', ''],
    // The sentence repeats the code, so that nothing typed is lost (CPN-01).
    ['/cart/coupon', { code: 'RADEN', back: '/vloerkleden?kleur=blauw' }, '/vloerkleden?kleur=blauw&panel=discountCoupons', '&code=RADEN'],
  ])('%s', async (path, form, page, typed) => {
    const answer = await postTooOften(path, form, '198.51.100.31')
    const query = `said=phrases.tooManyRequests${typed}`
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page + (page.includes('?') ? '&' : '?') + query])
  })

  it('and keeps what was typed of an address', async () => {
    const typed = { firstName: 'Noor', lastName: 'Vis-Plaat', zipCode: '1011 AB', houseNumber: '1', password: 'Welkom01' }
    const answer = await postTooOften('/en/checkout/information', typed, '198.51.100.32')
    const kept = answer.headers.getSetCookie().join('\n')
    expect(kept).toContain('Vis-Plaat')
    expect(kept).not.toContain('Welkom01')
  })

  it.each([
    ['/en/order', { orderNumber: 'TH-1', emailAddress: 'noor@voorbeeld.test' }],
    ['/en/withdraw', { orderNumber: 'TH-1', emailAddress: 'noor@voorbeeld.test', name: 'Noor', goods: '' }],
    ['/en/withdraw', { orderNumber: 'TH-1', emailAddress: 'noor@voorbeeld.test', name: 'Noor', step: 'confirm', withdrawalUid: 'nobody' }],
  ])('%s shows what was typed, says why not now, and when', async (path, form) => {
    const answer = await postTooOften(path, form, `198.51.100.4${Object.keys(form).length}`)
    const html = await answer.text()
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(html).toContain('value="noor@voorbeeld.test"')
    expect(html).toContain(formSentences.phrases.tooManyRequests)
  })
})
