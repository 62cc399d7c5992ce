/** How long a picture takes from its card to its place on the page, in ms. */
const duration = 260

interface Pressed {
  readonly source: string
  readonly from: DOMRect
}

let pressed: Pressed | null = null

/** Remembers the picture of the clicked card and its position. */
export const watchPressedCards = (): void =>
  document.addEventListener(
    'click',
    ({ target }) => {
      const picture = (target as Element | null)?.closest?.('a[href]')?.closest('article')?.querySelector('img')
      pressed = picture ? { source: picture.currentSrc, from: picture.getBoundingClientRect() } : null
    },
    { capture: true },
  )

/**
 * Animates the picture of the clicked card into the opened page. The page's own picture starts with that of the card, which is loaded already, so
 * that no empty frame is visible.
 */
export const animateSharedImage = (): void => {
  const picture = document.querySelector<HTMLImageElement>('main ol a[aria-haspopup=dialog] img')
  const stage = picture?.closest('ol')
  if (!pressed || !stage || !picture || pressed.from.width === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { source, from } = pressed
  pressed = null
  const to = stage.getBoundingClientRect()
  picture.style.background = `center / cover url(${JSON.stringify(source)})`
  const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`
  stage.animate(
    [
      { transformOrigin: '0 0', transform },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    { duration, easing: 'ease-out' },
  )
}
