import { expect, it } from 'vitest'
import { urlOf } from './urlOf.ts'

it('an address that begins with two slashes is a path, never another host', () => {
  const { pathname, search, hash } = urlOf('//elsewhere.example/rugs?page=2#list')
  expect([pathname, search, hash]).toEqual(['//elsewhere.example/rugs', '?page=2', '#list'])
})
