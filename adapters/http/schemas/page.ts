import * as v from 'valibot'
import { countSchema } from './units.ts'

export const breadcrumbSchema = v.object({ position: countSchema, label: v.string(), slug: v.string() })
export const seoSchema = v.object({ titleTag: v.string(), descriptionTag: v.string() })
export const localePathsSchema = v.object({ nld: v.string(), eng: v.string() })
export type LocalePathsResponse = v.InferOutput<typeof localePathsSchema>
export type BreadcrumbResponse = v.InferOutput<typeof breadcrumbSchema>
