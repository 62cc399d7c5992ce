import { account } from './account.ts'
import { checkout } from './checkout.ts'
import { validation } from './validation.ts'

/** What only forms, the checkout and the account say. */
export const formSentences = { account, checkout, validation }
