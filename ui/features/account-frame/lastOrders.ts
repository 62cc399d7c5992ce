/** What is asked for to know the last order. */
export const lastOrders = { page: 1, status: null } as const
