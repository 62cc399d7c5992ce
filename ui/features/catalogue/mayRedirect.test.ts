import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { NavigationItem } from '@thuishaven/core/catalogue'
import { defaultConfig } from '@thuishaven/core/config'
import { configQuery, contentQuery } from '../shop/queries.ts'
import { findRoute } from '../../app/routes.ts'
import { mayRedirect } from './mayRedirect.ts'

const shop = { locale: 'eng' } as Parameters<typeof mayRedirect>[2]['shop']
const item = (url: string, children: readonly NavigationItem[] = []): NavigationItem => ({ id: url, title: url, url, children })

/** Whether an address may be one that only a rule knows, where the menu names rugs with their runners and a list of lamps was shown. */
const judged = (path: string, query = ''): boolean => {
  const queries = new QueryClient()
  const navigation = { desktop: [item('/en/rugs', [item('/en/rugs/runners')])], mobile: [item('/en/plants')] }
  queries.setQueryData(configQuery(shop).queryKey, { ...defaultConfig, menus: { ...defaultConfig.menus, navigation } })
  queries.setQueryData(contentQuery(shop, { path: '/lighting/Colour:black', page: 2, sort: null }).queryKey, {} as never)
  const found = findRoute('eng', path)
  if (found === null) throw new Error(`No page is at ${path}.`)
  return mayRedirect(found.route, `/en${path}${query}`, { shop, queries })
}

it.each([
  ['an address of the menu', '/rugs', false],
  ['an address of a deeper menu item', '/rugs/runners', false],
  ['an address of the mobile menu only', '/plants', false],
  ['filters of a list in the menu', '/rugs/Colour:black,red/Prijs:10-90', false],
  ['an address shown before with other filters and page', '/lighting', false],
  ['an unknown address', '/formerly', true],
  ['an address below a known list', '/rugs/formerly', true],
  ['filters of an unknown list', '/formerly/Colour:black', true],
  ['a page of the route table', '/contact', false],
])('RTE-13 only an unknown address may have a redirect rule: %s', (_why, path, response) => {
  expect([judged(path), judged(path, '?sort=price_asc&page=3')]).toEqual([response, response])
})
