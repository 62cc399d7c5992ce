/** A day in days since 1970-01-01, as the backend writes it. */
export const printDay = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

/** A day by the shop's calendar (YYYY-MM-DD), in days since 1970-01-01; null for a missing or impossible day. */
export const parseDay = (text: string | null | undefined): number | null => {
  const instant = text === null || text === undefined ? Number.NaN : Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(instant) ? null : instant / 86_400_000
}
