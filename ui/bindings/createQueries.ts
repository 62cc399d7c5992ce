import { QueryClient } from '@tanstack/react-query'

/** A cache of the host's answers. Retries belong to the HTTP adapter, so that there is one owner of them. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, gcTime: 600_000 },
      mutations: { retry: false },
    },
  })
