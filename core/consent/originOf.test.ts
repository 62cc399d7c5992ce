import { expect, it } from 'vitest'
import { originOf } from './originOf.ts'

it.each([
  ['https://tag.example/tag.js?id=G-1', 'https://tag.example'],
  ['https://Tag.Example:8443', 'https://tag.example:8443'],
  ['http://127.0.0.1:4010/tag.js', 'http://127.0.0.1:4010'],
  ['http://localhost/tag.js', 'http://localhost'],
  ['http://tag.example/tag.js', null],
  ['https://*.example/tag.js', null],
  ['https://tag.example;script-src *', null],
  ["https://tag.example 'unsafe-inline'", null],
  ['https://name@tag.example/tag.js', null],
  ['https://-', null],
  ['//tag.example/tag.js', null],
  ['/tag.js', null],
  ['javascript:alert(1)', null],
  ['data:text/javascript,1', null],
  ['', null],
])('CNS-04 the origin of %s is %s', (address, origin) => {
  expect(originOf(address)).toBe(origin)
})
