import type { Picture } from '@thuishaven/core/catalogue'

/** The file of a picture that the page already shows, to stand in until a larger one has come; null when it shows none. */
export const shownFile = ({ template }: Picture): string | null =>
  [...document.images].find(({ complete, currentSrc }) => complete && currentSrc.includes(template.split('{', 1)[0] ?? template))
    ?.currentSrc ?? null
