/** Structured data: JSON with schema.org names. */
export type JsonLd = { readonly [name: string]: JsonLdValue }
/** A value within structured data. */
export type JsonLdValue = string | number | boolean | JsonLd | readonly JsonLdValue[]
