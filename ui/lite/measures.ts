import { measureRug, rugPhrase, typeMeasures } from '@thuishaven/core/rug'
import type { CustomItem, MeasuredRug, RugSide } from '@thuishaven/core/rug'
import type { Drawing } from './drawing.ts'
import { createDrawing } from './drawing.ts'
import { html } from './html.ts'
import type { LiteShop } from './createLiteShop.ts'

/** A shape to be measured, by its name in the shopper's language. */
export interface Shape {
  readonly name: string
  readonly custom: CustomItem
}

interface Field {
  readonly side: RugSide
  readonly input: HTMLInputElement
  readonly error: HTMLElement
}

/** The fields of a rug's measures with its drawing; `onMeasure` receives every change. */
export interface Measures {
  readonly element: HTMLElement
  /** Shows the sides of another shape; what was typed for a side is kept. */
  readonly of: (shape: Shape) => void
  /** Puts the focus where something is missing. */
  readonly focus: () => void
}

export const createMeasures = ({ t }: LiteShop, onMeasure: (rug: MeasuredRug) => void): Measures => {
  let typed: Partial<Record<RugSide, string>> = {}
  let shape: Shape | null = null
  let fields: readonly Field[] = []
  let drawing: Drawing | null = null
  const row = html('div', { class: 'fields' })
  const element = html('div', { class: 'measures' }, row)

  const show = (): void => {
    if (shape === null) return
    const rug = measureRug(shape.custom, typed)
    const whole = rug.fields.every(({ problem }) => problem === null) ? rug.problem : null
    fields.forEach(({ side, input, error }, index) => {
      const own = rug.fields.find((field) => field.side === side)?.problem ?? null
      const problem = own ?? (index === fields.length - 1 ? whole : null)
      error.textContent = problem === null ? '' : t(rugPhrase(problem))
      // Too large: the field shows what is priced, beside the message that says so, until the next input (RUG-04).
      if (own?._tag === 'TooLarge') input.value = rug.fields[index]?.text ?? ''
      input.setAttribute('aria-invalid', String(problem !== null))
    })
    const sides = rug.fields.flatMap(({ cm }) => (cm === null ? [] : [`${cm} cm`]))
    drawing?.show(
      rug.outline,
      rug.outline === null ? t('drawing.empty') : t('drawing', { name: shape.name, measures: sides.join(' × ') }),
      sides,
    )
    onMeasure(rug)
  }

  const type = (side: RugSide, text: string): void => {
    typed = shape === null ? { ...typed, [side]: text } : typeMeasures(shape.custom, typed, { [side]: text })
    show()
  }

  const fieldOf = (side: RugSide): Field => {
    const error = html('p', { class: 'error', id: `error-${side}`, 'aria-live': 'polite' })
    const input = html('input', {
      id: `measure-${side}`,
      inputmode: 'numeric',
      autocomplete: 'off',
      maxlength: 6,
      placeholder: t({ key: `rug.placeholder.${side}` }),
      'aria-describedby': error.id,
      oninput: () => type(side, input.value),
      // On leaving, the field shows the number that counts; what is none stays with its message.
      onchange: () => {
        const cleaned = shape === null ? undefined : measureRug(shape.custom, typed).fields.find((field) => field.side === side)
        if (cleaned === undefined || cleaned.problem !== null) return
        input.value = cleaned.text
        typed = { ...typed, [side]: input.value }
      },
    })
    input.value = typed[side] ?? ''
    return { side, input, error }
  }

  return {
    element,
    of: (next) => {
      shape = next
      const sides = measureRug(next.custom, {}).fields.map(({ side }) => side)
      if (sides.join() !== fields.map(({ side }) => side).join()) {
        fields = sides.map(fieldOf)
        row.replaceChildren(
          ...fields.map(({ side, input, error }) =>
            html('div', { class: 'field' }, html('label', { for: input.id }, t(`field.${side}`)), input, error),
          ),
        )
      }
      drawing = createDrawing(next.custom.maximumCm, next.custom.shape)
      element.replaceChildren(row, drawing.element)
      show()
    },
    focus: () => (fields.find(({ input, error }) => input.value === '' || error.textContent !== '') ?? fields[0])?.input.focus(),
  }
}
