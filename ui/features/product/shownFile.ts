import type { Picture } from '@thuishaven/core/catalogue'

/** The file of a picture that the page already shows, to stand in until a larger one has come; null when it shows none. */
export const shownFile = ({ template }: Picture): string | null => {
  const [name = template] = template.split('{', 1)
  // A width follows; another picture's name may only begin with this one.
  return (
    [...document.images].find(({ complete, currentSrc }) => complete && /^\d/.test(currentSrc.split(name)[1] ?? ''))?.currentSrc ?? null
  )
}
