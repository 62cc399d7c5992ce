import { useCallback, useEffect, useState } from 'react'
import { api } from '@vendure/dashboard'

export type Answer<Data> =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'loaded'; readonly data: Data }

export const reasonOf = (problem: unknown): string => {
  const { response } = problem as { readonly response?: { readonly errors?: readonly { readonly message: string }[] } }
  const message = response?.errors?.[0]?.message ?? (problem instanceof Error ? problem.message : String(problem))
  // Vendure's client puts this before what the server said.
  return message.replace(/^GraphQL Request Error: /, '')
}

/** What a query of the admin API answers, and a function that asks again. */
export const useAnswer = <Data>(query: string, variables: object = {}): readonly [Answer<Data>, () => void] => {
  const [answer, setAnswer] = useState<Answer<Data>>({ type: 'loading' })
  const key = JSON.stringify(variables)
  const request = useCallback(() => {
    api.query(query, JSON.parse(key) as Record<string, unknown>).then(
      (data) => setAnswer({ type: 'loaded', data: data as Data }),
      (problem: unknown) => setAnswer({ type: 'failed', reason: reasonOf(problem) }),
    )
  }, [query, key])
  useEffect(request, [request])
  return [answer, request]
}
