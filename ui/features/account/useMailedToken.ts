import { useEffect, useState } from 'react'

/**
 * The token of a mailed link, from the fragment of the address, which it then leaves: neither the server nor the history knows it. Null before
 * hydration and without one.
 */
export const useMailedToken = (): string | null => {
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    const read = (): void => {
      const { hash, pathname, search } = location
      if (!/^#[\w-]{20,200}$/.test(hash)) return
      setToken(hash.slice(1))
      history.replaceState(history.state, '', pathname + search)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return token
}
