import { code, paragraphs, sentence, table } from './markup.ts'
import { entries, follow, isFields, list, referredName, text } from './readContract.ts'
import type { Part } from './readContract.ts'

const linkTo = (name: string): string => `<a href="#schema-${name}">${name}</a>`

const limits = ({ fields }: Part): readonly string[] =>
  ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'format']
    .filter((name) => fields[name] !== undefined)
    .map((name) => `${name} ${code(String(fields[name]))}`)

/** What kind of value a schema stands for, as HTML; a schema with a name as link. */
export const kind = (file: string, value: unknown): string => {
  const name = referredName(value)
  if (name !== null) return linkTo(name)
  const part = follow(file, value)
  const { fields } = part
  const either = list(part, 'oneOf')
  if (either.length > 0) return either.map((one) => kind(part.file, one)).join(' or ')
  if (fields['const'] !== undefined) return code(JSON.stringify(fields['const']))
  const choices = list(part, 'enum')
  if (choices.length > 0) return choices.map((choice) => code(String(choice))).join(', ')
  const types = Array.isArray(fields['type']) ? fields['type'].map(String) : [String(fields['type'])]
  const words = types
    .map((type) => {
      if (type === 'array') return `list of ${kind(part.file, fields['items'])}`
      return type === 'object' && isFields(fields['properties']) ? 'fields, see below' : type
    })
    .join(' or ')
  return [words, ...limits(part)].join(', ')
}

const origin = (part: Part): string =>
  text(part, 'x-reason') === '' ? '' : ` <strong>Extension.</strong> ${sentence(text(part, 'x-reason'))}`

/** What stands beside a `$ref` tells about the field, what it leads to about the schema. */
const about = (file: string, value: unknown): string => {
  const own: Part = isFields(value) ? { file, fields: value } : follow(file, value)
  return sentence(text(own, 'description')) + origin(own)
}

const rowsOf = (part: Part, before: string): readonly (readonly string[])[] => {
  const properties = part.fields['properties']
  if (!isFields(properties)) return []
  const required = new Set(list(part, 'required'))
  return Object.entries(properties).flatMap(([name, value]) => {
    const path = `${before}${name}`
    const row = [code(path), required.has(name) ? 'always' : 'optional', kind(part.file, value), about(part.file, value)]
    if (referredName(value) !== null) return [row]
    const below = follow(part.file, value)
    const items = below.fields['items']
    const inner = items === undefined || referredName(items) !== null ? below : follow(below.file, items)
    return [row, ...rowsOf(inner, items === undefined ? `${path}.` : `${path}[].`)]
  })
}

/** One schema of the contract as a section. */
const section = (name: string, part: Part): string => `<section id="schema-${name}">
<h3>${name}</h3>
${paragraphs(text(part, 'description'))}${origin(part) === '' ? '' : `<p>${origin(part).trim()}</p>`}
${isFields(part.fields['properties']) ? '' : `<p>Is ${kind(part.file, part.fields)}.</p>`}
${table(`Fields of ${name}`, ['Field', 'Given', 'Kind', 'Meaning'], rowsOf(part, ''))}
</section>`

/** Every schema that the contract lists. */
export const schemaSections = (contract: Part): string => {
  const components = follow(contract.file, contract.fields['components'])
  return entries(components, 'schemas')
    .map(([name, part]) => section(name, part))
    .join('\n')
}
