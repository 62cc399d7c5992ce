import { describe, expect, it } from 'vitest'
import { notFound } from './notFound.ts'

describe('not found', () => {
  it('RTE-08 invalid parameters give the page not found title', () => {
    expect(notFound('parameters', '/product/0')).toEqual({
      status: 404,
      title: { key: 'error.notFoundTitle' },
      message: { key: 'error.notFoundText' },
    })
  })

  it('RTE-09 a path without a route is named', () => {
    expect(notFound('route', '/weg').message).toEqual({ key: 'error.notFound', params: { path: '/weg' } })
  })
})
