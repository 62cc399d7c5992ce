import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

export type Row = Readonly<Record<string, string | number | null>>

/** SQLite with prepared statements kept by their text. */
export interface Database {
  readonly all: (sql: string, ...values: SQLInputValue[]) => readonly Row[]
  readonly get: (sql: string, ...values: SQLInputValue[]) => Row | null
  /** Answers the number of changed rows. */
  readonly run: (sql: string, ...values: SQLInputValue[]) => number
  readonly script: (sql: string) => void
  /** Everything in `work` happens or nothing does. May be nested. */
  readonly transaction: <Result>(work: () => Result) => Result
  readonly close: () => void
}

/** Wraps an open connection. */
export const databaseOf = (connection: DatabaseSync): Database => {
  const statements = new Map<string, StatementSync>()
  let depth = 0
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const made = connection.prepare(sql)
    statements.set(sql, made)
    return made
  }
  return {
    all: (sql, ...values) => prepared(sql).all(...values) as Row[],
    get: (sql, ...values) => (prepared(sql).get(...values) as Row | undefined) ?? null,
    run: (sql, ...values) => Number(prepared(sql).run(...values).changes),
    script: (sql) => connection.exec(sql),
    transaction: (work) => {
      if (depth > 0) return work()
      connection.exec('BEGIN IMMEDIATE')
      depth += 1
      try {
        const result = work()
        connection.exec('COMMIT')
        return result
      } catch (error) {
        connection.exec('ROLLBACK')
        throw error
      } finally {
        depth -= 1
      }
    },
    close: () => {
      statements.clear()
      connection.close()
    },
  }
}

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
/** A column that the server itself wrote as JSON. */
export const record = (row: Row, column: string): unknown => JSON.parse(text(row, column))
