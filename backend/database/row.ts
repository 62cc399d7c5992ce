/** A row as SQLite and Postgres return it. */
export type Row = Readonly<Record<string, Value>>
export type Value = string | number | Uint8Array | null

export const text = (row: Row, column: string): string => {
  const value = row[column]
  return typeof value === 'string' ? value : ''
}
export const textOrNull = (row: Row, column: string): string | null => {
  const value = row[column]
  return typeof value === 'string' ? value : null
}
export const whole = (row: Row, column: string): number => {
  const value = row[column]
  return typeof value === 'number' ? value : 0
}
export const wholeOrNull = (row: Row, column: string): number | null => {
  const value = row[column]
  return typeof value === 'number' ? value : null
}
export const bytes = (row: Row, column: string): Uint8Array => {
  const value = row[column]
  return value instanceof Uint8Array ? value : new Uint8Array()
}
/** A column that the server itself wrote as JSON. */
export const record = (row: Row, column: string): unknown => JSON.parse(text(row, column))
