/** Postgres is not available on this machine; the message is one line with the reason and the alternative. */
export class PostgresUnavailable extends Error {
  constructor(why: string) {
    super(
      `${why
        .trim()
        .replace(/\s*\n\s*/g, ' ')
        .replace(/\.?$/, '.')} To use a Postgres of your own, set DATABASE_URL=postgres://user:password@host/database.`,
    )
  }
}
