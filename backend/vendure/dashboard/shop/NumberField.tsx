import { useId } from 'react'
import { Input } from '@vendure/dashboard'

/** What was typed; NaN: no number, of which nothing is one. */
export const numberOf = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed))

/** A number with its label. */
export const NumberField = ({
  label,
  value,
  least,
  most,
  step = 1,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly least: number
  readonly most?: number
  readonly step?: number
  readonly onChange: (value: string) => void
}) => {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <Input
        id={id}
        className="w-32"
        type="number"
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
