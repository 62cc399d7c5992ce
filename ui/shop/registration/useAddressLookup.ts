import { useCallback, useEffect, useRef, useState } from 'react'
import { dutchZipCode } from '@thuishaven/core/validation'
import type { CountryCode } from '@thuishaven/core/locale'
import { useShop } from '../../bindings/ShopContext.ts'

export interface Place {
  readonly countryCode: CountryCode
  readonly zipCode: string
  readonly houseNumber: string
  readonly houseNumberAddition: string
}

export interface AddressLookup {
  readonly state: 'idle' | 'searching' | 'found' | 'failed'
  /** The street of this Dutch place is known already: it is not looked up. */
  readonly know: (place: Omit<Place, 'countryCode'>) => void
}

const keyOf = ({ zipCode, houseNumber, houseNumberAddition }: Omit<Place, 'countryCode'>): string =>
  [zipCode, houseNumber, houseNumberAddition].join(' ')

/**
 * Fills street and city of a Dutch zip code and house number, 300 ms after the last key (ADR-03). A late answer never
 * replaces a newer one. When nothing is found (null) both are cleared and the shopper fills them in.
 * @param filled street and city as they stand: an address that came filled in is not looked up before it is changed
 */
export const useAddressLookup = (
  place: Place,
  filled: { readonly streetName: string; readonly city: string },
  onFound: (found: { readonly street: string; readonly city: string } | null) => void,
): AddressLookup => {
  const { ask } = useShop()
  const [state, setState] = useState<AddressLookup['state']>('idle')
  const found = useRef(onFound)
  const asked = useRef(filled.streetName === '' ? '' : keyOf(place))
  useEffect(() => {
    found.current = onFound
  })
  const know = useCallback((known: Omit<Place, 'countryCode'>) => {
    asked.current = keyOf(known)
    setState('idle')
  }, [])
  const { countryCode, zipCode, houseNumber, houseNumberAddition } = place
  const isAskable = countryCode === 'NL' && dutchZipCode(zipCode) !== null && houseNumber.trim() !== ''
  useEffect(() => {
    const key = keyOf({ zipCode, houseNumber, houseNumberAddition })
    if (!isAskable) {
      // What was found for another text is forgotten: the same text typed again is looked up again.
      asked.current = ''
      return undefined
    }
    if (key === asked.current) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => {
      setState('searching')
      ask.address({ countryCode, zipCode, houseNumber, houseNumberAddition }, { signal: stop.signal }).then(
        (answer) => {
          if (stop.signal.aborted) return
          // What was not found, or could not be looked up, is looked up again when it is typed again.
          asked.current = answer.ok ? key : ''
          setState(answer.ok ? 'found' : 'failed')
          found.current(answer.ok ? answer.value : null)
        },
        (problem: unknown) => {
          // A question that was overtaken ends like this.
          if (!stop.signal.aborted) throw problem
        },
      )
    }, 300)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [ask, isAskable, countryCode, zipCode, houseNumber, houseNumberAddition])
  return { state: isAskable ? state : 'idle', know }
}
