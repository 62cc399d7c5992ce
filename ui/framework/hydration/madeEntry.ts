/** The entry of the `Server-Timing` header that says when a page was made. */
export const madeEntry = 'made'
