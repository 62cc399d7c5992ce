import { useCallback, useEffect, useRef, useState } from 'react'
import { canLookUp } from '@thuishaven/core/account'
import type { CountryCode } from '@thuishaven/core/locale'
import { useShop } from '../shop/index.ts'

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

/** The fields that a lookup sets. */
export interface Found {
  readonly street: string
  readonly city: string
}

/**
 * Fills street and city of a Dutch zip code and house number, 300 ms after the last key (ADR-03). A late response never
 * replaces a newer one. When nothing is found (null) both are cleared and the shopper fills them in.
 * @param streetNow returns the current street: a prefilled address is not looked up before it is changed
 * @param onLeft what was found belongs to another place than the one that is typed now
 */
export const useAddressLookup = (
  place: Place,
  streetNow: () => string,
  onFound: (found: Found | null) => void,
  onLeft: () => void,
): AddressLookup => {
  const { api } = useShop()
  const [state, setState] = useState<AddressLookup['state']>('idle')
  const now = useRef({ onFound, onLeft, streetNow })
  const before = useRef(keyOf(place))
  const requested = useRef(streetNow() === '' ? '' : keyOf(place))
  useEffect(() => {
    now.current = { onFound, onLeft, streetNow }
  })
  const know = useCallback((known: Omit<Place, 'countryCode'>) => {
    requested.current = keyOf(known)
    setState('idle')
  }, [])
  const { countryCode, zipCode, houseNumber, houseNumberAddition } = place
  const isAskable = canLookUp(place)
  useEffect(() => {
    const key = keyOf({ zipCode, houseNumber, houseNumberAddition })
    // All fields at once, because values from before a reload are restored.
    if (isAskable && before.current.trim() === '' && now.current.streetNow() !== '') requested.current = key
    before.current = key
    if (key === requested.current) return undefined
    if (requested.current !== '') {
      // The same text typed again is looked up again.
      requested.current = ''
      now.current.onLeft()
    }
    if (!isAskable) return undefined
    const street = now.current.streetNow()
    const stop = new AbortController()
    const timer = setTimeout(() => {
      setState('searching')
      api.address({ countryCode, zipCode, houseNumber, houseNumberAddition }, { signal: stop.signal }).then(
        (result) => {
          if (stop.signal.aborted) return
          // An address that was not found, or whose lookup failed, is looked up again when it is typed again.
          requested.current = result.ok ? key : ''
          setState(result.ok ? 'found' : 'failed')
          // Nothing was found, and the shopper fills it in already: what is typed stays.
          if (!result.ok && now.current.streetNow() !== street) return
          now.current.onFound(result.ok ? result.value : null)
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
  }, [api, isAskable, countryCode, zipCode, houseNumber, houseNumberAddition])
  return { state: isAskable ? state : 'idle', know }
}
