import { expect, it } from 'vitest'
import { urlOf } from './urlOf.ts'

it('reads an address that begins with two slashes as a path, never as another host', () => {
  const { pathname, search, hash } = urlOf('//elsewhere.example/rugs?page=2#list')
  expect([pathname, search, hash]).toEqual(['//elsewhere.example/rugs', '?page=2', '#list'])
})
