/** So many products stand beside each other at most: more do not fit beside each other on a screen. */
export const mostCompared = 4

/** The products of a comparison, and those for which there is no room. */
export interface ComparedProducts {
  readonly shown: readonly number[]
  readonly left: readonly number[]
}

/** The products that the query of a comparison names, such as '1002,1005', each once. What is no number is left out. */
export const parseCompared = (query: string | null): ComparedProducts => {
  const ids = (query ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
  const each = [...new Set(ids)]
  return { shown: each.slice(0, mostCompared), left: each.slice(mostCompared) }
}

/** A fact with its value for each product; null where a product has none. */
export interface ComparedFact {
  readonly name: string
  readonly values: readonly (string | null)[]
}

/** A row of a comparison. */
export interface ComparisonRow extends ComparedFact {
  /** Not all products have the same value. */
  readonly differs: boolean
}

/** The facts of all products as rows by name, in the order in which they are first met; what a name has of each product. */
export const comparisonRows = (products: readonly (readonly (readonly [name: string, value: string])[])[]): readonly ComparisonRow[] => {
  const facts = products.map((product) => new Map(product.filter(([, value]) => value !== '')))
  const names = new Set(facts.flatMap((product) => [...product.keys()]))
  return [...names].map((name) => {
    const values = facts.map((product) => product.get(name) ?? null)
    return { name, values, differs: new Set(values).size > 1 }
  })
}
