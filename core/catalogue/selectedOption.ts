import type { CustomMeasures } from '../cart/cart.ts'

/** One selected option, with its measures when it is made to measure and they are valid. */
export interface SelectedOption {
  readonly groupId: string
  readonly itemId: string
  readonly custom?: CustomMeasures
}
