import { emptyCart } from './cart.ts'
import type { CartQueue } from './queue.ts'

/** The queue of a visitor of whom nothing is known. */
export const emptyQueue: CartQueue = {
  status: 'initial',
  confirmed: emptyCart,
  tasks: [],
  choices: [],
  refresh: false,
  flight: null,
  requests: 0,
  changed: false,
}
