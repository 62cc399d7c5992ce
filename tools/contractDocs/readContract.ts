import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'

export type Fields = Readonly<Record<string, unknown>>

/** A part of the contract with the file it stands in, which its references are relative to. */
export interface Part {
  readonly file: string
  readonly fields: Fields
}

const files = new Map<string, Fields>()

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const readFile = (file: string): Fields => {
  const known = files.get(file)
  if (known !== undefined) return known
  const content: unknown = parse(readFileSync(file, 'utf8'))
  if (!isFields(content)) throw new Error(`${file} is no mapping`)
  files.set(file, content)
  return content
}

/** The whole file as a part. */
export const readPart = (file: string): Part => ({ file, fields: readFile(file) })

/** What a `$ref` leads to; other values are parts of the same file. Throws when there is nothing. */
export const follow = (file: string, value: unknown): Part => {
  if (!isFields(value)) throw new Error(`${file}: a mapping is missing`)
  const reference = value['$ref']
  if (typeof reference !== 'string') return { file, fields: value }
  const [path = '', pointer = ''] = reference.split('#')
  const target = path === '' ? file : join(dirname(file), path)
  const found = pointer
    .split('/')
    .filter((step) => step !== '')
    .reduce<unknown>((part, step) => (isFields(part) ? part[step] : undefined), readFile(target))
  if (!isFields(found)) throw new Error(`${file}: ${reference} leads nowhere`)
  return follow(target, found)
}

/** The name at the end of a `$ref`, or null. */
export const referredName = (value: unknown): string | null => {
  const reference = isFields(value) ? value['$ref'] : undefined
  return typeof reference === 'string' ? (reference.split('/').at(-1) ?? null) : null
}

/** Named entries below a field, each followed; none when the field is missing. */
export const entries = (part: Part, field: string): readonly (readonly [name: string, part: Part])[] => {
  const below = part.fields[field]
  return isFields(below) ? Object.entries(below).map(([name, value]) => [name, follow(part.file, value)] as const) : []
}

/** A list below a field; none when it is missing. */
export const list = (part: Part, field: string): readonly unknown[] => {
  const below = part.fields[field]
  return Array.isArray(below) ? (below as readonly unknown[]) : []
}

/** A text below a field; empty when it is missing. */
export const text = (part: Part, field: string): string => {
  const below = part.fields[field]
  return typeof below === 'string' ? below.trim() : ''
}
