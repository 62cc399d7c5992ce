/** The words in which SQLite and Postgres differ when tables are made. */
export interface Words {
  /** Type of a primary key that counts up by itself. */
  readonly numbered: string
  /** Type of bytes. */
  readonly bytes: string
  /** A text as JSON. */
  readonly quoted: (column: string) => string
  /** From here on rows of a table can be neither changed nor deleted, unless the setting `resetting` is there. */
  readonly immutable: (table: string) => string
}

/** A step of the tables. One that was published is never changed; the next step changes what it made. */
export interface Migration {
  /** From 1, without gaps. */
  readonly number: number
  readonly name: string
  readonly sql: (words: Words) => string
}
