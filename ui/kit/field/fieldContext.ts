import { createContext, use } from 'react'

export interface FieldTies {
  readonly id: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
}

export const FieldContext = createContext<FieldTies | null>(null)

interface ControlProps {
  readonly id?: string | undefined
  readonly 'aria-describedby'?: string | undefined
}

/** The attributes that link a control to the label, hint and error of its Field (VAL-07). */
export const useFieldTies = (props: ControlProps) => {
  const ties = use(FieldContext)
  const describedBy = [props['aria-describedby'], ties?.describedBy].filter(Boolean).join(' ')
  return {
    id: props.id ?? ties?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': ties?.invalid || undefined,
    'aria-required': ties?.required || undefined,
  }
}
