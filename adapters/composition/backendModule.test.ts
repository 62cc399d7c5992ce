import { expect, it } from 'vitest'
import { mayKeepResponses, named } from './backendModule.ts'

const answering = (rule: string | null) =>
  named(() => Promise.resolve(new Response('{}', rule === null ? {} : { headers: { 'cache-control': rule } })))

it('NET-05 responses may be kept unless the latest public one forbids it; private ones say nothing about that', async () => {
  expect(mayKeepResponses()).toBe(true)
  await answering('private, no-store')('/api/v2/cart', {})
  expect(mayKeepResponses()).toBe(true)
  await answering('no-store')('/api/public/products/1', {})
  expect(mayKeepResponses()).toBe(false)
  await answering('max-age=60')('/api/public/products/2', {})
  expect(mayKeepResponses()).toBe(true)
  await answering('no-store')('/api/public/content', {})
  await answering(null)('/api/public/products/3', {})
  expect(mayKeepResponses()).toBe(true)
})
