import type { Host } from '../answers/Host.ts'

/** Whether a deposit is asked on what is made to measure: the shop's own way, or none in the scenario of that name. */
export const asksDeposit = (host: Host): boolean => !host.scenarios.meets('deposit-off')
