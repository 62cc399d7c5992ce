/** No Postgres can be had here; the message is one line that says why and what to do instead. */
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
