import { useId, useRef, useState } from 'react'
import { Input, isFieldDisabled, useChannel, useDisplayLocale } from '@vendure/dashboard'
import type { DashboardFormComponentProps } from '@vendure/dashboard'
import { hundredthsOf, writeHundredths } from './hundredths.ts'
import { useWords } from './words.ts'

type HundredthsProps = DashboardFormComponentProps & {
  readonly sign: string
  readonly id?: string
}

/** Whether a field without a value has a meaning of its own, such as a country to which nothing is sent. */
const mayBeEmpty = (field: DashboardFormComponentProps['fieldDef']): boolean =>
  field !== undefined && ('required' in field ? !field.required : field.nullable === true)

/** A number of which the form has the hundredths. What is typed stays until it can be read; until then the form is not sent. */
const HundredthsInput = ({ sign, id, value, onChange, onBlur, name, disabled, fieldDef, ref, ...aria }: HundredthsProps) => {
  const words = useWords()
  const messageId = useId()
  const { bcp47Tag } = useDisplayLocale()
  const input = useRef<HTMLInputElement | null>(null)
  /** null: nobody is typing. */
  const [typed, setTyped] = useState<string | null>(null)
  const isEmpty = value === null || value === undefined || value === ''
  const isReadable = (text: string): boolean => hundredthsOf(text) !== null || (text.trim() === '' && mayBeEmpty(fieldDef))
  const type = (text: string): void => {
    setTyped(text)
    input.current?.setCustomValidity(isReadable(text) ? '' : words.amountInvalid)
    if (isReadable(text)) onChange(hundredthsOf(text))
  }
  const isWrong = typed !== null && !isReadable(typed)
  return (
    <div className="flex flex-col gap-1">
      <div className="relative flex items-center">
        <span className="text-muted-foreground absolute left-3">{sign}</span>
        <Input
          {...aria}
          {...(id === undefined ? {} : { id })}
          ref={(element: HTMLInputElement | null) => {
            input.current = element
            ref(element)
          }}
          name={name}
          className="bg-background pl-8"
          inputMode="decimal"
          value={typed ?? (isEmpty ? '' : writeHundredths(Number(value), bcp47Tag))}
          disabled={isFieldDisabled(disabled, fieldDef)}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? messageId : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            if (!isWrong) setTyped(null)
            onBlur()
          }}
        />
      </div>
      {isWrong ? (
        <p id={messageId} className="text-destructive text-sm">
          {words.amountInvalid}
        </p>
      ) : null}
    </div>
  )
}

export interface MoneyInputProps extends DashboardFormComponentProps {
  readonly currency?: string
}

/**
 * Takes the place of Vendure's field for amounts (vite.config.ts), which drops a comma: `59,95` became € 5995. A declaration, because Vendure's modules
 * import it in a circle and name it before this file has run.
 */
export function MoneyInput({ currency, ...field }: MoneyInputProps) {
  const { activeChannel } = useChannel()
  const { bcp47Tag } = useDisplayLocale()
  const format = new Intl.NumberFormat(bcp47Tag, { style: 'currency', currency: currency ?? activeChannel?.defaultCurrencyCode ?? 'EUR' })
  return <HundredthsInput {...field} sign={format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''} />
}

/** Percents of which the shop keeps the hundredths. */
export const PercentageInput = (field: DashboardFormComponentProps) => <HundredthsInput {...field} sign="%" />
