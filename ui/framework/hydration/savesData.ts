interface Connection {
  readonly saveData?: boolean
  /** '2g' and 'slow-2g' among them. */
  readonly effectiveType?: string
}

/** Whether the visitor saves data or has a slow network; not every browser reports it. */
export const savesData = (): boolean => {
  const { connection } = navigator as { readonly connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
