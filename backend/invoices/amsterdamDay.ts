/** The day in the Netherlands, such as 2026-11-27; invoices are dated by it. */
export const amsterdamDay = (at: number): string => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam' }).format(new Date(at))
