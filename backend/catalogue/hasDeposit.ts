import type { Backend } from '../answers/Backend.ts'

/** Whether a deposit is due on made-to-measure products: by the shop's setting, and never in the scenario of that name. */
export const hasDeposit = (backend: Pick<Backend, 'meets'>): boolean => !backend.meets('deposit-off')
