import { QueryClient } from '@tanstack/react-query'

/**
 * A cache of the backend's responses. Retries belong to the HTTP adapter, so that there is one owner of them; so does being offline: a question
 * that waited for the network silently would hold up the page that asks it.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, gcTime: 600_000 },
      // Variables of a mutation, such as passwords, are discarded with its form. An error of a mutation is a defect: failures are in its data.
      mutations: { networkMode: 'always', gcTime: 0, throwOnError: true },
    },
  })
