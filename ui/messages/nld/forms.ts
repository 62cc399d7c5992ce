import { account } from './account.ts'
import { checkout } from './checkout.ts'
import { formPhrases } from './formPhrases.ts'
import { validation } from './validation.ts'

/** What only forms, the checkout and the account say. */
export const formSentences = { account, checkout, phrases: formPhrases, validation }
