import type { CheckoutChoice } from './cart.ts'
import type { CartQueue } from './queue.ts'

const about = (choice: CheckoutChoice): 'address' | 'payment' | 'delivery' =>
  'addressId' in choice ? 'address' : 'paymentOptionId' in choice ? 'payment' : 'delivery'

/** The shopper chooses address, delivery or payment (CHK-06). A choice that has not gone out gives way to the next of its kind. */
export const addChoice = (queue: CartQueue, taskId: string, choice: CheckoutChoice): CartQueue => {
  const flying = queue.flight?.request.ask === 'choose' ? queue.flight.request.taskId : null
  const kept = queue.choices.filter((other) => other.id === flying || about(other.choice) !== about(choice))
  return { ...queue, choices: [...kept, { id: taskId, choice }] }
}
