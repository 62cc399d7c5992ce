/** What tells a plain form that signs out from the one that signs in, at the same address. */
export const logoutField = ['intent', 'logout'] as const
