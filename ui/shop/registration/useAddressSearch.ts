import { useCallback, useEffect, useRef, useState } from 'react'
import type { AddressMatch, FoundAddress } from '@thuishaven/core/account'
import type { CountryCode } from '@thuishaven/core/locale'
import type { Phrase } from '@thuishaven/core/notifications'
import { useShop } from '../../bindings/ShopContext.ts'

/** Milliseconds after the last key before the host is asked (ADR-04). */
const pause = 300

export interface AddressSearch {
  readonly query: string
  readonly matches: readonly AddressMatch[]
  readonly problem: Phrase | null
  /** The host answered the text that is in the field. */
  readonly isAnswered: boolean
  readonly type: (text: string) => void
  readonly choose: (match: AddressMatch) => void
}

/** Why nothing was found out: the host's own word for it (ADR-05), or that there was no answer. */
const problemOf = (failure: { readonly _tag: string; readonly message: string }): Phrase =>
  failure._tag === 'Refused' && failure.message !== '' ? { key: `phrases.${failure.message}` } : { key: 'phrases.addressSearchUnavailable' }

/**
 * Searches addresses while one types. A match that is no whole address narrows the search by its context; a whole one is asked for its
 * fields (ADR-04). A late answer never replaces a newer one, and a context that has expired lets the search begin anew.
 */
export const useAddressSearch = (countryCode: CountryCode, onFound: (address: FoundAddress) => void): AddressSearch => {
  const shop = useShop()
  const [query, setQuery] = useState('')
  const [matches, setMatches] = useState<readonly AddressMatch[]>([])
  const [problem, setProblem] = useState<Phrase | null>(null)
  const [isAnswered, setAnswered] = useState(false)
  const context = useRef('')
  const turn = useRef(new AbortController())
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = useCallback((): AbortSignal => {
    clearTimeout(waiting.current)
    turn.current.abort()
    turn.current = new AbortController()
    return turn.current.signal
  }, [])

  const ask = useCallback(
    async (text: string, signal: AbortSignal): Promise<void> => {
      const desk = await shop.customer().catch(() => null)
      const answer =
        desk === null
          ? null
          : await desk.ask.addressMatches({ countryCode, context: context.current, query: text }, { signal }).catch(() => null)
      if (signal.aborted) return
      setAnswered(true)
      if (answer === null || !answer.ok) {
        // Whatever was narrowed by is gone: the next letter begins anew.
        context.current = ''
        setMatches([])
        setProblem(answer === null ? { key: 'phrases.addressSearchUnavailable' } : problemOf(answer.failure))
        return
      }
      setProblem(null)
      setMatches(answer.value.matches)
      if (answer.value.newContext !== null) context.current = answer.value.newContext
    },
    [shop, countryCode],
  )

  const begin = useCallback(
    (text: string, after: number): void => {
      const signal = stop()
      setQuery(text)
      setAnswered(false)
      if (text.trim() === '') {
        context.current = ''
        setMatches([])
        setProblem(null)
        return
      }
      waiting.current = setTimeout(() => void ask(text, signal), after)
    },
    [ask, stop],
  )

  const fill = useCallback(
    async (match: AddressMatch): Promise<void> => {
      const signal = stop()
      setQuery(match.value)
      const desk = await shop.customer().catch(() => null)
      const answer = desk === null ? null : await desk.ask.addressDetails({ countryCode, id: match.context }, { signal }).catch(() => null)
      if (signal.aborted) return
      if (answer?.ok === true) {
        setMatches([])
        onFound(answer.value)
      } else setProblem(answer === null ? { key: 'phrases.addressSearchUnavailable' } : problemOf(answer.failure))
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
  return { query, matches, problem, isAnswered, type: (text) => begin(text, pause), choose }
}
