export { createAccountActions } from '@thuishaven/core/account'
