import { createContext, use, useId } from 'react'
import type { ReactNode } from 'react'
import { Button, Input, Textarea } from '@vendure/dashboard'
import { fields } from './fields.ts'
import type { FieldSpec } from './fields.ts'
import type { Json } from './Json.ts'
import { isEnglish, useWords } from './words.ts'
import type { Words } from './words.ts'

/** What the shop refused: the place as in the data (`blocks.0.title.nld`), and why. */
export interface Refusal {
  readonly path: string
  readonly reason: string
}

export const RefusalContext = createContext<Refusal | null>(null)

const specOf = (name: string): FieldSpec | null => (Object.hasOwn(fields, name) ? (fields[name] ?? null) : null)

export const labelOf = (name: string, words: Words): string => {
  if (name === 'nld') return words.dutch
  if (name === 'eng') return words.english
  const spec = specOf(name)
  return spec === null ? name : isEnglish(words) ? spec.en : spec.nl
}

/** A place in the data in the merchant's words: `items.1.price.base` is "Keuzes 2, Meerprijs, Bedrag in euro". */
export const placeOf = (path: string, words: Words): string =>
  path
    .split('.')
    .reduce<readonly string[]>(
      (parts, part) =>
        /^\d+$/.test(part) ? [...parts.slice(0, -1), `${parts.at(-1) ?? ''} ${Number(part) + 1}`.trim()] : [...parts, labelOf(part, words)],
      [],
    )
    .join(', ')

interface FieldProps {
  /** As in the data. */
  readonly name: string
  /** Whole place in the data. */
  readonly path: string
  readonly label: string
  readonly value: Json
  readonly onChange: (value: Json) => void
}

const isTranslated = (value: object): value is { readonly nld: string; readonly eng: string } =>
  'nld' in value && 'eng' in value && typeof (value as { readonly nld: unknown }).nld === 'string'

/** A labelled control, with the reason below it when the shop refused its value. */
const Labelled = ({
  path,
  label,
  control,
}: {
  readonly path: string
  readonly label: string
  readonly control: (attributes: {
    readonly id: string
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
  }) => ReactNode
}) => {
  const id = useId()
  const refusal = use(RefusalContext)
  const isRefused = refusal?.path === path
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      {control({ id, 'aria-invalid': isRefused || undefined, 'aria-describedby': isRefused ? `${id}-reason` : undefined })}
      {isRefused ? (
        <p id={`${id}-reason`} className="text-destructive text-sm">
          {refusal.reason}
        </p>
      ) : null}
    </div>
  )
}

const Text = ({ path, label, value, onChange }: Omit<FieldProps, 'name' | 'value'> & { readonly value: string }) => (
  <Labelled
    path={path}
    label={label}
    control={(attributes) =>
      value.length > 80 || value.includes('<') ? (
        <Textarea {...attributes} rows={6} value={value} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Input {...attributes} value={value} onChange={(event) => onChange(event.target.value)} />
      )
    }
  />
)

/** A value that an added row has, as another row is; what says what the row is stays. */
const emptied = (value: Json, name: string): Json => {
  if (specOf(name)?.choices !== undefined) return value
  if (typeof value === 'string') return ''
  if (typeof value === 'number') return 0
  if (typeof value === 'boolean' || value === null) return value
  if (Array.isArray(value)) return []
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, emptied(one, field)]))
}

const RowButton = ({ text, onClick }: { readonly text: string; readonly onClick: () => void }) => (
  <Button type="button" variant="outline" size="sm" className="self-start" onClick={onClick}>
    {text}
  </Button>
)

const Rows = ({ name, path, label, value: rows, onChange }: Omit<FieldProps, 'value'> & { readonly value: readonly Json[] }) => {
  const words = useWords()
  const [first] = rows
  const added = specOf(name)?.empty ?? (first === undefined ? null : emptied(first, name))
  return (
    <fieldset className="flex flex-col gap-3 border-l pl-4">
      <legend className="text-sm font-medium">{label}</legend>
      {rows.map((row, index) => {
        const title = `${label} ${index + 1}`
        return (
          // Rows have no key of their own, and keep their place.
          <div key={index} className="flex flex-col gap-2">
            <RecordField
              name={name}
              path={path === '' ? String(index) : `${path}.${index}`}
              label={title}
              value={row}
              onChange={(changed) => onChange(rows.with(index, changed))}
            />
            <div className="flex gap-2">
              <RowButton text={`${words.remove}: ${title}`} onClick={() => onChange(rows.toSpliced(index, 1))} />
              {index === 0 ? null : (
                <RowButton text={`${words.up}: ${title}`} onClick={() => onChange(rows.toSpliced(index, 1).toSpliced(index - 1, 0, row))} />
              )}
            </div>
          </div>
        )
      })}
      {added === null ? null : <RowButton text={`${words.add}: ${label}`} onClick={() => onChange([...rows, added])} />}
    </fieldset>
  )
}

/** A part of a record, by the merchant's words for its fields: texts in both languages beside each other. */
export const RecordField = ({ name, path, label, value, onChange }: FieldProps) => {
  const words = useWords()
  const spec = specOf(name)
  const { unit, choices, empty } = spec ?? {}
  const withOut = (field: ReactNode) => (
    <div className="flex flex-col gap-2">
      {field}
      <RowButton text={`${words.without}: ${label}`} onClick={() => onChange(null)} />
    </div>
  )
  if (value === null) return empty === undefined ? null : <RowButton text={`${words.add}: ${label}`} onClick={() => onChange(empty)} />
  if (typeof value === 'string') {
    if (choices === undefined) return <Text path={path} label={label} value={value} onChange={onChange} />
    if (!Object.hasOwn(choices, value)) return <p className="text-sm">{`${label}: ${value}`}</p>
    return (
      <Labelled
        path={path}
        label={label}
        control={(attributes) => (
          <select
            {...attributes}
            className="border-input h-9 rounded-md border bg-transparent px-3 text-sm"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {Object.entries(choices).map(([choice, [nl, en]]) => (
              <option key={choice} value={choice}>
                {isEnglish(words) ? en : nl}
              </option>
            ))}
          </select>
        )}
      />
    )
  }
  if (typeof value === 'number') {
    const whole = unit === undefined ? 1 : 100
    const field = (
      <Labelled
        path={path}
        label={label}
        control={(attributes) => (
          <Input
            {...attributes}
            type="number"
            step={unit === undefined ? 'any' : 0.01}
            value={value / whole}
            onChange={(event) => {
              const typed = Number(event.target.value)
              onChange(unit === undefined ? typed : Math.round(typed * whole))
            }}
          />
        )}
      />
    )
    return name === 'lowest30Days' ? withOut(field) : field
  }
  if (typeof value === 'boolean')
    return (
      <label className="flex items-center gap-2 text-sm">
        <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
        {label}
      </label>
    )
  if (Array.isArray(value)) return <Rows name={name} path={path} label={label} value={value as readonly Json[]} onChange={onChange} />
  const record = value as { readonly [name: string]: Json }
  const below = (field: string): string => (path === '' ? field : `${path}.${field}`)
  if (isTranslated(record))
    return (
      <fieldset className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <legend className="text-sm font-medium">{label}</legend>
        <Text path={below('nld')} label={words.dutch} value={record.nld} onChange={(nld) => onChange({ ...record, nld })} />
        <Text path={below('eng')} label={words.english} value={record.eng} onChange={(eng) => onChange({ ...record, eng })} />
      </fieldset>
    )
  const group = (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-sm font-medium">{label}</legend>
      {Object.entries(record)
        .filter(([field]) => specOf(field)?.isHidden !== true)
        .map(([field, one]) => (
          <RecordField
            key={field}
            name={field}
            path={below(field)}
            label={labelOf(field, words)}
            value={one}
            onChange={(changed) => onChange({ ...record, [field]: changed })}
          />
        ))}
    </fieldset>
  )
  return name === 'price' || name === 'custom' ? withOut(group) : group
}
