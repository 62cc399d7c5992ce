import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { toast } from '@vendure/dashboard'
import { useQueryClient } from '@tanstack/react-query'
import { reasonOf } from './useAnswer.ts'

/** What the gallery sends when files are dropped on it or chosen. */
const isUpload = (variables: unknown): boolean => {
  const { input } = (variables ?? {}) as { readonly input?: unknown }
  return Array.isArray(input) && input.some((one: { readonly file?: unknown }) => one.file instanceof File)
}

interface Uploaded {
  readonly createAssets: readonly { readonly message?: string }[]
}

/** Says why a file that the merchant uploads is not taken: the gallery itself says nothing. */
export const UploadNotices = ({ children }: { readonly children: ReactNode }) => {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || !isUpload(event.mutation.state.variables)) return
        const reasons =
          event.action.type === 'error'
            ? [reasonOf(event.action.error)]
            : event.action.type === 'success'
              ? (event.action.data as Uploaded).createAssets.flatMap(({ message }) => message ?? [])
              : []
        for (const reason of reasons) toast.error(reason, { duration: Number.POSITIVE_INFINITY, closeButton: true })
      }),
    [client],
  )
  return children
}
