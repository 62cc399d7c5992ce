import { facetView, toggleOption } from '@thuishaven/core/catalogue'
import type { ActiveFilter, FacetOption, OptionsFacet } from '@thuishaven/core/catalogue'
import { useConfig } from '../shop/index.ts'
import { Button, Field, TextInput } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './Facets.module.css'
import { useFacetSearch } from './facetSearch.ts'

export interface OptionsFacetGroupProps {
  readonly facet: OptionsFacet
  readonly filters: readonly ActiveFilter[]
  readonly addressOf: (filters: readonly ActiveFilter[]) => string
}

/** Options as links that look like checkboxes. */
export const FacetOptions = ({
  facet,
  filters,
  addressOf,
  options,
}: OptionsFacetGroupProps & { readonly options: readonly FacetOption[] }) => (
  <ul className={styles.options}>
    {options.map(({ value, label, amount, isChecked, colour }) => (
      <li key={value}>
        <a
          className={styles.option}
          href={addressOf(toggleOption(filters, facet.name, value))}
          aria-current={isChecked ? 'true' : undefined}
          rel="nofollow"
          // It looks like a checkbox: Space presses it too, and does not scroll the page.
          onKeyDown={(event) => {
            if (event.key !== ' ') return
            event.preventDefault()
            event.currentTarget.click()
          }}
        >
          {colour === null ? null : <span className={styles.colour} style={{ backgroundColor: colour }} aria-hidden="true" />}
          <span className={styles.label}>{label}</span>
          <span className={styles.amount}>{amount}</span>
        </a>
      </li>
    ))}
  </ul>
)

/** The options of one facet; a long one shows more on demand and can be searched (CAT-07, CAT-08). */
export const OptionsFacetGroup = (props: OptionsFacetGroupProps) => {
  const { facet, filters, addressOf } = props
  const { text } = useMessages()
  const { filterShowMoreThreshold } = useConfig()
  const [search, setSearch] = useFacetSearch(`${addressOf([])} ${facet.name}`)
  const { term, expanded } = search
  const view = facetView(facet, { threshold: filterShowMoreThreshold, expanded, term, lastUsed: filters.at(-1)?.name === facet.name })
  return (
    <>
      {view.hasSearch ? (
        <Field className={styles.search} label={text('catalogue.searchIn', { name: facet.label })} labelHidden>
          <TextInput
            value={term}
            onChange={(event) => setSearch({ ...search, term: event.currentTarget.value })}
            placeholder={text('filters.Search')}
            clearLabel={text('catalogue.searchClear')}
          />
        </Field>
      ) : null}
      <FacetOptions {...props} options={view.options} />
      {view.toggle === null ? null : (
        <Button variant="quiet" size="s" aria-expanded={expanded} onClick={() => setSearch({ ...search, expanded: !expanded })}>
          {text(view.toggle === 'more' ? 'filters.Show_more' : 'filters.Show_less')}
        </Button>
      )}
    </>
  )
}
