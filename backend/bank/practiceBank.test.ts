import { describe } from 'vitest'
import { paymentsSuite } from '../ports/testing/paymentsSuite.ts'
import { practiceBank } from './practiceBank.ts'

describe('the practice bank as a payment provider', () => {
  paymentsSuite(practiceBank)
})
