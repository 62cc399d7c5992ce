import { expect, it } from 'vitest'
import { isBinding, isOffer, mayWithdraw, quoteStatuses } from './quote.ts'

it('a quote is an offer once it was answered, and is withdrawn until it was accepted', () => {
  expect(quoteStatuses.filter((status) => isOffer({ status }))).toEqual(['answered', 'accepted', 'expired'])
  expect(quoteStatuses.filter((status) => isBinding({ status }))).toEqual(['answered', 'accepted'])
  expect(quoteStatuses.filter((status) => mayWithdraw({ status }))).toEqual(['requested', 'answered'])
})
