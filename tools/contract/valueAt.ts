/** Reads one value out of a response by its path; undefined where there is none. */
export const valueAt = (body: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    body,
  )
