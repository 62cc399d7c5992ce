/** The query of the overview: the orders that are not fully paid. */
export const openOrders = { page: 1, status: 'open' } as const
