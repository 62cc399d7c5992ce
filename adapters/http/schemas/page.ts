import * as v from 'valibot'
import { localeCodes, perLocale } from '@thuishaven/core/locale'
import { countSchema } from './units.ts'

export const localeSchema = v.picklist(localeCodes)
export const breadcrumbSchema = v.object({ position: countSchema, label: v.string(), slug: v.string() })
export const seoSchema = v.object({ titleTag: v.string(), descriptionTag: v.string() })
export const localePathsSchema = v.object(perLocale(() => v.string()))
export type LocalePathsResponse = v.InferOutput<typeof localePathsSchema>
export type BreadcrumbResponse = v.InferOutput<typeof breadcrumbSchema>
