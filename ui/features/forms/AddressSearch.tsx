import type { AddressMatch, FoundAddress } from '@thuishaven/core/account'
import type { CountryCode } from '@thuishaven/core/locale'
import { SuggestField } from '../../kit/combobox/SuggestField.tsx'
import { Field } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import formStyles from './form.module.css'
import { useAddressSearch } from './useAddressSearch.ts'

export interface AddressSearchProps {
  readonly countryCode: CountryCode
  readonly onFound: (address: FoundAddress) => void
}

/**
 * The same for the same match at the same place: every response has contexts of its own, and an element replaced between a pointer's press and
 * its release gets no click.
 */
const idOf = ({ label, description }: AddressMatch, index: number): string => `${index} ${label} ${description}`

/** Finds an address while one types a part of it (ADR-04, ADR-05). */
export const AddressSearch = ({ countryCode, onFound }: AddressSearchProps) => {
  const { text, t } = useMessages()
  const { query, matches, problem, isLoaded, type, choose } = useAddressSearch(countryCode, onFound)
  const isNone = isLoaded && problem === null && matches.length === 0 && query.trim() !== ''
  return (
    <Field
      label={text('account.addressSearch')}
      hint={text('account.addressSearchHint')}
      error={problem !== null ? t(problem, 'phrases.addressSearchUnavailable') : isNone ? text('account.lookupFailed') : null}
    >
      <SuggestField
        name="address"
        listLabel={text('account.addressSuggestions')}
        value={query}
        status={isLoaded && matches.length > 0 ? text('account.addressesFound', { count: matches.length }) : ''}
        suggestions={matches.map((match, index) => ({
          id: idOf(match, index),
          value: match.value,
          content: (
            <>
              <span>{match.label}</span>
              {match.description === '' ? null : <span className={formStyles.note}>{match.description}</span>}
            </>
          ),
        }))}
        onType={type}
        onChoose={({ id }) => {
          const match = matches.find((found, index) => idOf(found, index) === id)
          if (match !== undefined) choose(match)
        }}
      />
    </Field>
  )
}
