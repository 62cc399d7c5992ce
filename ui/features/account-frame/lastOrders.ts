/** The query for the last order. */
export const lastOrders = { page: 1, status: null } as const
