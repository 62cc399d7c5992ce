import { useId } from 'react'
import { Button, Input, Textarea } from '@vendure/dashboard'
import { useWords } from './words.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

interface FieldProps {
  readonly name: string
  readonly value: Json
  readonly onChange: (value: Json) => void
}

const isTranslated = (value: object): value is { readonly nld: string; readonly eng: string } =>
  'nld' in value && 'eng' in value && typeof (value as { readonly nld: unknown }).nld === 'string'

const Text = ({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}) => {
  const id = useId()
  const isLong = value.length > 80 || value.includes('<')
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      {isLong ? (
        <Textarea id={id} rows={6} value={value} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Input id={id} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </div>
  )
}

/** A value that an added row has. */
const emptied = (value: Json): Json => {
  if (typeof value === 'string') return ''
  if (typeof value === 'number') return 0
  if (typeof value === 'boolean' || value === null) return value
  if (Array.isArray(value)) return []
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, emptied(one)]))
}

/** A part of a record: texts in both languages beside each other, everything else as it is in the data. */
export const RecordField = ({ name, value, onChange }: FieldProps) => {
  const words = useWords()
  const id = useId()
  if (typeof value === 'string') return <Text label={name} value={value} onChange={onChange} />
  if (typeof value === 'number')
    return (
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="text-sm">
          {name}
        </label>
        <Input id={id} type="number" value={value} onChange={(event) => onChange(Number(event.target.value))} />
      </div>
    )
  if (typeof value === 'boolean')
    return (
      <label className="flex items-center gap-2 text-sm">
        <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
        {name}
      </label>
    )
  if (value === null) return null
  if (Array.isArray(value)) {
    const rows = value as readonly Json[]
    return (
      <fieldset className="flex flex-col gap-3 border-l pl-4">
        <legend className="text-sm font-medium">{name}</legend>
        {rows.map((row, index) => (
          // Rows have no key of their own, and keep their place.
          <div key={index} className="flex flex-col gap-2">
            <RecordField name={`${name} ${index + 1}`} value={row} onChange={(changed) => onChange(rows.with(index, changed))} />
            <Button type="button" variant="outline" size="sm" className="self-start" onClick={() => onChange(rows.toSpliced(index, 1))}>
              {`${words.remove}: ${name} ${index + 1}`}
            </Button>
          </div>
        ))}
        {rows.length === 0 ? null : (
          <Button
            type="button"
            variant="outline"
            size="sm"
            className="self-start"
            onClick={() => onChange([...rows, emptied(rows[0] ?? '')])}
          >
            {`${words.add}: ${name}`}
          </Button>
        )}
      </fieldset>
    )
  }
  const record = value as { readonly [name: string]: Json }
  if (isTranslated(record))
    return (
      <fieldset className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <legend className="text-sm font-medium">{name}</legend>
        <Text label={words.dutch} value={record.nld} onChange={(nld) => onChange({ ...record, nld })} />
        <Text label={words.english} value={record.eng} onChange={(eng) => onChange({ ...record, eng })} />
      </fieldset>
    )
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-sm font-medium">{name}</legend>
      {Object.entries(record).map(([field, one]) => (
        <RecordField key={field} name={field} value={one} onChange={(changed) => onChange({ ...record, [field]: changed })} />
      ))}
    </fieldset>
  )
}
