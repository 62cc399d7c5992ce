/**
 * A statement of the store as Postgres numbers its values: `?` in order, `?1` by its number. Quoted text is left alone. This is all that
 * differs between the two in a statement; README.md says which words to avoid so that it stays so.
 */
export const numberedPlaceholders = (sql: string): string => {
  let count = 0
  return sql.replaceAll(/'[^']*'|\?(\d*)/g, (found, number: string | undefined) =>
    found.startsWith("'") ? found : `$${number === undefined || number === '' ? (count += 1) : number}`,
  )
}
