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
  ['the menu names it', '/rugs', false],
  ['a smaller item of the menu names it', '/rugs/runners', false],
  ['only the narrow menu names it', '/plants', false],
  ['filters of a list that the menu names', '/rugs/Colour:black,red/Prijs:10-90', false],
  ['it was shown before, with other filters and another page', '/lighting', false],
  ['nobody named it', '/formerly', true],
  ['below a list that is named', '/rugs/formerly', true],
  ['filters of what nobody named', '/formerly/Colour:black', true],
  ['a page of the program’s own', '/contact', false],
])('RTE-13 an address of which nothing is known may be one that only a rule knows: %s', (_why, path, response) => {
  expect([judged(path), judged(path, '?sort=price_asc&page=3')]).toEqual([response, response])
})
