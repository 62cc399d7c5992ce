import type { Backend } from '../answers/Backend.ts'

/** Whether a deposit is due on what is made to measure: the shop's own way, or none in the scenario of that name. */
export const hasDeposit = (backend: Backend): boolean => !backend.meets('deposit-off')
