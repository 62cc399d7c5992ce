import type { formSentences as dutch } from '../nld/forms.ts'
import { account } from './account.ts'
import { checkout } from './checkout.ts'
import { formPhrases } from './formPhrases.ts'
import { validation } from './validation.ts'

/** What only forms, the checkout and the account say. */
export const formSentences: typeof dutch = { account, checkout, phrases: formPhrases, validation }
