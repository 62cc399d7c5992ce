/** Structured data: JSON with schema.org names. */
export type JsonLd = { readonly [name: string]: JsonLdValue }
export type JsonLdValue = string | number | boolean | JsonLd | readonly JsonLdValue[]
