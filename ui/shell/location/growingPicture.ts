/** Name of the one picture that grows from a card into the gallery when a product opens. */
export const growingPicture = 'growing-picture'

/** Marks the picture of the card that was pressed; a name may stand only once in a page, so it is taken from any other. */
export const letPictureGrow = (link: HTMLAnchorElement): void => {
  const picture = link.closest('article')?.querySelector<HTMLElement>('[data-picture]') ?? null
  for (const other of document.querySelectorAll<HTMLElement>('[data-picture]')) other.style.removeProperty('view-transition-name')
  picture?.style.setProperty('view-transition-name', growingPicture)
}
