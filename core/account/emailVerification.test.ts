import { expect, it } from 'vitest'
import { mayDo } from './emailVerification.ts'

it('SES-06 an account without a verified e-mail address may order, and neither see earlier orders nor add a passkey', () => {
  const rights = ['order', 'seeEarlierOrders', 'addPasskey'] as const
  const of = (emailVerified: boolean) => rights.map((right) => mayDo({ emailVerified }, right))
  expect([of(false), of(true)]).toEqual([
    [true, false, false],
    [true, true, true],
  ])
})
