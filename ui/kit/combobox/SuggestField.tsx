import { useCombobox } from 'downshift'
import { useEffect, useId } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useFieldTies } from '../field/fieldContext.ts'
import fieldStyles from '../field/Field.module.css'
import styles from './SuggestField.module.css'

export interface Suggestion {
  readonly id: string
  /** The field's text when the suggestion is selected. */
  readonly value: string
  readonly content: ReactNode
}

export interface SuggestFieldProps {
  readonly name?: string | undefined
  readonly listLabel: string
  readonly value: string
  readonly suggestions: readonly Suggestion[]
  /** Announced when the list has changed. */
  readonly status: string
  readonly placeholder?: string | undefined
  readonly onType: (text: string) => void
  /** A selection may narrow the list instead of closing it: the parent then sets text and list. */
  readonly onChoose: (suggestion: Suggestion) => void
}

/** A control, inside a Field, with suggestions that change while typing: arrows mark, Enter selects, Escape closes. */
export const SuggestField = ({ name, listLabel, value, suggestions, status, placeholder, onType, onChoose }: SuggestFieldProps) => {
  const ties = useFieldTies({})
  const list = useId()
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, isOpen, openMenu, setHighlightedIndex } = useCombobox<Suggestion>({
    menuId: list,
    items: [...suggestions],
    inputValue: value,
    selectedItem: null,
    itemToString: () => value,
    itemToKey: (item) => item?.id,
    defaultHighlightedIndex: suggestions.length > 0 ? 0 : -1,
  })
  const shows = isOpen && suggestions.length > 0
  // Within the event itself: downshift reports a selection after it, and a letter typed at once would find the field's former text.
  const choose = (event: KeyboardEvent | MouseEvent, suggestion: Suggestion): void => {
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    onChoose(suggestion)
    openMenu()
  }
  // Low in a panel it would open below the edge, or under the buttons there.
  useEffect(() => {
    if (shows) document.getElementById(list)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [shows, list])
  return (
    <div className={styles.field}>
      <div className={fieldStyles.control}>
        <input
          {...getInputProps({
            ...ties,
            // Synchronously, or the caret jumps to the end.
            onChange: (event) => onType(event.currentTarget.value),
            onKeyDown: (event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // Enter selects what is marked or is alone, marks the first of several that are new, and submits no form.
              event.preventDefault()
              const chosen = (shows ? suggestions[highlightedIndex] : undefined) ?? (suggestions.length === 1 ? suggestions[0] : undefined)
              if (chosen !== undefined) return choose(event, chosen)
              // Keeps the list open, which downshift's own handler would close.
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
              if (suggestions.length > 1) setHighlightedIndex(0)
              openMenu()
            },
          })}
          className={fieldStyles.input}
          type="text"
          name={name}
          placeholder={placeholder ?? ' '}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <ul {...getMenuProps({ 'aria-label': listLabel })} className={styles.list} data-open={shows}>
        {shows
          ? suggestions.map((suggestion, index) => (
              <li
                key={suggestion.id}
                {...getItemProps({ item: suggestion, index, onClick: (event: MouseEvent) => choose(event, suggestion) })}
                className={styles.suggestion}
                data-marked={highlightedIndex === index}
              >
                {suggestion.content}
              </li>
            ))
          : null}
      </ul>
    </div>
  )
}
