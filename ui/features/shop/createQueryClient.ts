import { QueryClient } from '@tanstack/react-query'

/**
 * A cache of the backend's responses. Only the HTTP adapter retries and handles being offline, because a query that silently waits for the network
 * would block its page.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, gcTime: 600_000 },
      // Variables of a mutation, such as passwords, are discarded with its form. An error of a mutation is a defect: failures are in its data.
      mutations: { networkMode: 'always', gcTime: 0, throwOnError: true },
    },
  })
