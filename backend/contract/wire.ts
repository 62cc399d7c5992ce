import type { components } from '../../contracts/generated/api.ts'

/** The shapes of the contract by their name. */
export type Wire = components['schemas']
