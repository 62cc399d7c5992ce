import { useEffect, useRef, useState } from 'react'
import { dutchZipCode } from '@thuishaven/core/validation'
import type { CountryCode } from '@thuishaven/core/locale'
import { useShop } from '../../bindings/ShopContext.ts'

export interface Place {
  readonly countryCode: CountryCode
  readonly zipCode: string
  readonly houseNumber: string
  readonly houseNumberAddition: string
}

/**
 * Fills street and city of a Dutch zip code and house number, 300 ms after the last key (ADR-03). A late answer never
 * replaces a newer one. When nothing is found both are cleared and the shopper fills them in.
 */
export const useAddressLookup = (
  place: Place,
  onFound: (found: { readonly street: string; readonly city: string }) => void,
): 'idle' | 'searching' | 'found' | 'failed' => {
  const { ask } = useShop()
  const [state, setState] = useState<'idle' | 'searching' | 'found' | 'failed'>('idle')
  const found = useRef(onFound)
  const asked = useRef('')
  useEffect(() => {
    found.current = onFound
  })
  const { countryCode, zipCode, houseNumber, houseNumberAddition } = place
  const isAskable = countryCode === 'NL' && dutchZipCode(zipCode) !== null && houseNumber.trim() !== ''
  useEffect(() => {
    const key = [countryCode, zipCode, houseNumber, houseNumberAddition].join(' ')
    if (!isAskable) {
      // What was found for another text is forgotten: the same text typed again is looked up again.
      asked.current = ''
      return undefined
    }
    if (key === asked.current) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => {
      setState('searching')
      void ask.address({ countryCode, zipCode, houseNumber, houseNumberAddition }, { signal: stop.signal }).then((answer) => {
        if (stop.signal.aborted) return
        asked.current = key
        setState(answer.ok ? 'found' : 'failed')
        found.current(answer.ok ? answer.value : { street: '', city: '' })
      })
    }, 300)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [ask, isAskable, countryCode, zipCode, houseNumber, houseNumberAddition])
  return isAskable ? state : 'idle'
}
