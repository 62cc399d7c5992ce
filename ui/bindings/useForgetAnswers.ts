import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Forgets the host's answers that are not on screen: after login and logout prices and pages may be other ones. */
export const useForgetAnswers = (): (() => void) => {
  const queries = useQueryClient()
  return useCallback(() => queries.removeQueries({ type: 'inactive' }), [queries])
}
