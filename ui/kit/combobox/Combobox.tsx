import { useCombobox } from 'downshift'
import { useId, useLayoutEffect } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import styles from './Combobox.module.css'

export interface ComboboxOption {
  readonly id: string
  readonly href: string
  readonly content: ReactNode
}

export interface ComboboxGroup {
  readonly id: string
  readonly title: string
  readonly options: readonly ComboboxOption[]
}

export interface ComboboxProps {
  readonly name: string
  readonly label: string
  readonly listLabel: string
  readonly clearLabel: string
  readonly placeholder?: string | undefined
  readonly value: string
  readonly groups: readonly ComboboxGroup[]
  /** Announced when the list has changed, such as the number of options. */
  readonly status: string
  readonly onType: (text: string) => void
  /** An option was selected by Enter or by a click, which also follows the option's link. */
  readonly onChoose: (option: ComboboxOption, how: 'key' | 'click') => void
  /** Enter while no option is marked. */
  readonly onEnter: () => void
  /** Escape: closes the surrounding panel and discards the typed text. */
  readonly onEscape: () => void
  readonly className?: string | undefined
}

/** A text field with a list of links that changes while typing: arrows mark, Enter follows. */
export const Combobox = (props: ComboboxProps) => {
  const { name, label, listLabel, clearLabel, placeholder, value, groups, status, onType, onChoose, onEnter, onEscape, className } = props
  const inputId = useId()
  // The field is shown for typing. A dialog that opens remembers the focused element and focuses the element with `autofocus`.
  useLayoutEffect(() => {
    const input = document.getElementById(inputId)
    if (input === null) return
    input.autofocus = true
    if (input.closest('dialog:not([open])') === null) input.focus()
  }, [inputId])
  // A button that sets the text, such as the clear button, disappears, so the field gets the focus.
  useLayoutEffect(() => {
    const input = document.getElementById(inputId)
    if (document.activeElement === document.body && input instanceof HTMLInputElement && input.value === value) input.focus()
  }, [inputId, value])
  const options = groups.flatMap((group) => group.options)
  const { getLabelProps, getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<ComboboxOption>({
    items: [...options],
    inputId,
    isOpen: true,
    inputValue: value,
    selectedItem: null,
    itemToString: () => value,
    itemToKey: (item) => item?.id,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChoose(selectedItem, 'key')
    },
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const isEnter = event.key === 'Enter'
    if (event.key !== 'Escape' && !(isEnter && highlightedIndex < 0)) return
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    if (event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isEnter) onEnter()
    else onEscape()
  }
  return (
    <div className={className}>
      <label {...getLabelProps()} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          {...getInputProps({ onKeyDown, onChange: (event) => onType(event.target.value) })}
          className={styles.input}
          type="search"
          name={name}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
        {value === '' ? null : (
          <button type="button" className={styles.clear} onClick={() => onType('')}>
            {clearLabel}
          </button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <div {...getMenuProps({ 'aria-label': listLabel })}>
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`found-${group.id}`}>
            {/* A listbox contains only options and groups, so the label of a group is not a heading. */}
            <p id={`found-${group.id}`} role="presentation" className={styles.title}>
              {group.title}
            </p>
            {group.options.map((option) => {
              return (
                <a
                  key={option.id}
                  {...getItemProps({
                    item: option,
                    index: options.indexOf(option),
                    onClick: (event: MouseEvent) => {
                      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
                      onChoose(option, 'click')
                    },
                  })}
                  href={option.href}
                  tabIndex={-1}
                  className={styles.option}
                  data-marked={highlightedIndex === options.indexOf(option)}
                >
                  {option.content}
                </a>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
