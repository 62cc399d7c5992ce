import { expect, it } from 'vitest'
import type { Session, SessionState } from '@thuishaven/core/account'
import { customer } from '../../core/testing/sampleCustomer.ts'
import type { GuardName } from '../framework/router/register.ts'
import { refusedBy } from './guards.ts'

/** Input of a guard. */
const shopOf = (session: Session | null) => {
  const state: SessionState = { session, isAuthenticated: session !== null, status: 'known', loginFailed: false }
  const store = { getSnapshot: () => state, subscribe: () => () => undefined }
  return { locale: 'eng', session: store } as unknown as Parameters<typeof refusedBy>[1]
}
const login = { kind: 'redirect', to: '/en/account/login?return=%2Fen%2Faccount%2Forders%3Fpage%3D2', status: 302, whole: false }

it.each<[GuardName, string, Session | null, ReturnType<typeof refusedBy>]>([
  ['auth', 'a visitor', null, null],
  ['auth', 'a customer', customer, { kind: 'redirect', to: '/en/account/overview', status: 303, whole: false }],
  ['authenticated', 'a visitor', null, login as ReturnType<typeof refusedBy>],
  ['authenticated', 'a customer', customer, null],
  ['authenticated', 'a login without a customer', { ...customer, customerId: '' }, null],
  ['authenticated-account', 'a visitor', null, login as ReturnType<typeof refusedBy>],
  ['authenticated-account', 'a customer', customer, null],
  ['authenticated-account', 'a login without a customer', { ...customer, customerId: '' }, 'noCustomer'],
])('RTE-10 guard %s and %s', (guard, _visitor, session, response) => {
  expect(refusedBy(guard, shopOf(session), '/en/account/orders?page=2')).toEqual(response)
})

it('RTE-10 a signed-in customer is redirected from the login to the requested page, in the present language, and to no other site', () => {
  const to = (href: string) => refusedBy('auth', shopOf(customer), href)
  expect(to('/en/account/login?return=%2Faccount%2Forders')).toMatchObject({ to: '/en/account/orders' })
  expect(to('/en/account/login?return=https%3A%2F%2Fevil.example')).toMatchObject({ to: '/en/account/overview' })
})

it('RTE-10d an unknown guard is a programming error', () => {
  expect(() => refusedBy('everyone' as GuardName, shopOf(null), '/')).toThrow("Unknown guard 'everyone'")
})
