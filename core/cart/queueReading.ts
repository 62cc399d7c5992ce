import type { CartQueue } from './queue.ts'

/** Whether the whole cart is asked for, or about to be. */
export const isReading = ({ refresh, flight }: Pick<CartQueue, 'refresh' | 'flight'>): boolean => refresh || flight?.request.ask === 'state'
