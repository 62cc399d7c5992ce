/** What the overview asks for: the orders that are not wholly paid. */
export const openOrders = { page: 1, status: 'open' } as const
