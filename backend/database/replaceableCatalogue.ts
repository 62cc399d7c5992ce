import type { CatalogueDatabase } from './CatalogueDatabase.ts'

/** A catalogue that another one can take the place of, for all who read it. */
export interface ReplaceableCatalogue extends CatalogueDatabase {
  /** Closes the present catalogue and goes on with this one. */
  readonly replaceBy: (next: CatalogueDatabase) => void
}

export const createReplaceableCatalogue = (first: CatalogueDatabase): ReplaceableCatalogue => {
  let current = first
  let versionBefore = 0
  return {
    all: (sql, ...values) => current.all(sql, ...values),
    get: (sql, ...values) => current.get(sql, ...values),
    run: (sql, ...values) => current.run(sql, ...values),
    script: (sql) => current.script(sql),
    transaction: (work) => current.transaction(work),
    version: () => versionBefore + current.version(),
    close: () => current.close(),
    replaceBy: (next) => {
      versionBefore += current.version() + 1
      current.close()
      current = next
    },
  }
}
