import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Where the server puts what it made of a form that came without a script. */
export const actionDataKey = ['posted'] as const

/** The result of the form that was posted to this page; once, because the page may be shown again without one. */
export const useActionData = (): unknown => {
  const queries = useQueryClient()
  const [actionData] = useState(() => queries.getQueryData(actionDataKey) ?? null)
  useEffect(() => queries.removeQueries({ queryKey: actionDataKey }), [queries])
  return actionData
}
