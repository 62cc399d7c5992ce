import { fileURLToPath } from 'node:url'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { expect, it } from 'vitest'
import { referencePage } from '../../tools/contractDocs/referencePage.ts'

const contract = fileURLToPath(new URL('../../contracts/openapi.yaml', import.meta.url))
const operations = await getHttpOperationsFromSpec(contract)
const page = referencePage(contract)
const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

it('NET-03 the reference page has a section for every call of the contract', () => {
  expect(operations.length).toBeGreaterThan(30)
  expect(operations.map(({ iid }) => iid).filter((id) => !ids.includes(id))).toEqual([])
})

it('NET-03 every link of the reference page stays on it and leads somewhere', () => {
  const links = [...page.matchAll(/ href="([^"]*)"/g)].map(([, target = '']) => target)
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter((target) => !ids.includes(target.slice(1)))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

it('NET-03 the reference page runs nothing and loads nothing', () => {
  expect(page).not.toMatch(/<(?:script|link|img|iframe|object)\b| src=|@import|url\(| on[a-z]+="/)
})
