import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractExample } from '../contract/contractExample.ts'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
})
afterAll(() => shop.close())

/** A page whose menus have one entry with this address instead of the reviews. */
const pageWith = async (address: string): Promise<string> => {
  const settings = JSON.stringify(contractExample('app', 'shopOpen')).replaceAll('"url":"/reviews"', `"url":${JSON.stringify(address)}`)
  shop.standIn(({ url }) =>
    url.endsWith('/api/v2/app') ? new Response(settings, { headers: { 'content-type': 'application/json' } }) : null,
  )
  return (await fetch(`${shop.address}/contact`, { headers: { 'accept-language': 'nl' } })).text()
}

describe('links of the backend in the menus', () => {
  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//evil.example/x', '/\\evil.example'])(
    'RTE-15 the menu leaves out %s and keeps the other links',
    async (address) => {
      const page = await pageWith(address)
      expect(page).not.toContain('Ervaringen')
      expect(page).not.toMatch(/javascript:|evil\.example|data:text/i)
      expect(page).toContain('Waar we voor staan')
    },
  )

  it('RTE-15 NAV-01 the menu keeps every valid link', async () => {
    expect(await pageWith('https://reviews.example/thuishaven')).toContain('href="https://reviews.example/thuishaven"')
  })
})
