import { useCallback, useEffect, useRef, useState } from 'react'
import type { BackendFailure, Refused } from '@thuishaven/core'
import type { AddressMatch, FoundAddress } from '@thuishaven/core/account'
import type { CountryCode } from '@thuishaven/core/locale'
import type { Translatable } from '../../messages/text.ts'
import { useShop } from '../shop/index.ts'

/** Milliseconds after the last key before the backend is called (ADR-04). */
const pause = 300

export interface AddressSearch {
  readonly query: string
  readonly matches: readonly AddressMatch[]
  readonly problem: Translatable | null
  /** The backend answered the text that is in the field. */
  readonly isLoaded: boolean
  readonly type: (text: string) => void
  readonly choose: (match: AddressMatch) => void
}

/** Why nothing was found: the backend's own reason (ADR-05), or a missing response. */
const problemOf = (failure: BackendFailure | Refused): Translatable =>
  failure._tag === 'Refused' && failure.message !== '' ? { backend: failure.message } : { key: 'phrases.addressSearchUnavailable' }

/**
 * Searches addresses while typing. A match that is no complete address narrows the search by its context; the fields of a complete one are looked
 * up (ADR-04). A late response never replaces a newer one, and an expired context restarts the search.
 */
export const useAddressSearch = (countryCode: CountryCode, onFound: (address: FoundAddress) => void): AddressSearch => {
  const shop = useShop()
  const [query, setQuery] = useState('')
  const [matches, setMatches] = useState<readonly AddressMatch[]>([])
  const [problem, setProblem] = useState<Translatable | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  const context = useRef('')
  const turn = useRef(new AbortController())
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = useCallback((): AbortSignal => {
    clearTimeout(waiting.current)
    turn.current.abort()
    turn.current = new AbortController()
    return turn.current.signal
  }, [])

  const request = useCallback(
    async (text: string, signal: AbortSignal): Promise<void> => {
      const customer = await shop.customer.load().catch(() => null)
      const result =
        customer === null
          ? null
          : await customer.api.addressMatches({ countryCode, context: context.current, query: text }, { signal }).catch(() => null)
      if (signal.aborted) return
      setLoaded(true)
      if (result === null || !result.ok) {
        // The narrowing is discarded: the next letter starts a new search.
        context.current = ''
        setMatches([])
        setProblem(result === null ? { key: 'phrases.addressSearchUnavailable' } : problemOf(result.failure))
        return
      }
      setProblem(null)
      setMatches(result.value.matches)
      if (result.value.newContext !== null) context.current = result.value.newContext
    },
    [shop, countryCode],
  )

  const begin = useCallback(
    (text: string, after: number): void => {
      const signal = stop()
      setQuery(text)
      setLoaded(false)
      if (text.trim() === '') {
        context.current = ''
        setMatches([])
        setProblem(null)
        return
      }
      waiting.current = setTimeout(() => void request(text, signal), after)
    },
    [request, stop],
  )

  const fill = useCallback(
    async (match: AddressMatch): Promise<void> => {
      const signal = stop()
      setQuery(match.value)
      const customer = await shop.customer.load().catch(() => null)
      const result =
        customer === null ? null : await customer.api.addressDetails({ countryCode, id: match.context }, { signal }).catch(() => null)
      if (signal.aborted) return
      if (result?.ok === true) {
        setMatches([])
        onFound(result.value)
      } else setProblem(result === null ? { key: 'phrases.addressSearchUnavailable' } : problemOf(result.failure))
    },
    [shop, countryCode, stop, onFound],
  )

  useEffect(() => () => void stop(), [stop])

  const choose = useCallback(
    (match: AddressMatch): void => {
      if (match.precision === 'Address') return void fill(match)
      context.current = match.context
      begin(match.value, 0)
    },
    [begin, fill],
  )
  return { query, matches, problem, isLoaded, type: (text) => begin(text, pause), choose }
}
