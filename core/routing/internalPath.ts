import { externalUrl } from './externalUrl.ts'

/** The path to return to after login, from text anyone can write; null when it is not a path of this shop (RTE-10, RTE-15). */
export const internalPath = (text: string | null): string | null => {
  const target = externalUrl(text ?? '')
  return target.go === 'internal' ? target.path : null
}
