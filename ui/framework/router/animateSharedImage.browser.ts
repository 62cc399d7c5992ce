/** How long a picture takes between its card and its place on the page, in ms. */
const duration = 260

interface PressedCard {
  readonly address: string
  readonly source: string
  readonly from: DOMRect
}

/** The card that was clicked last, until its page shows. */
let pressed: PressedCard | null = null
/** Address of the card whose picture was animated into its page. */
let opened: string | null = null
/** Where the picture of the page is that Back leaves. */
let left: DOMRect | null = null

const pictureOfPage = (): HTMLImageElement | null => document.querySelector('main ol a[aria-haspopup=dialog] img')

/** Remembers the picture of the clicked card and its position, and that of the page that Back leaves. */
export const watchSharedImages = (): void => {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element | null)?.closest?.('a[href]')
      const picture = link?.closest('article')?.querySelector('img')
      pressed =
        link && picture
          ? { address: link.getAttribute('href') ?? '', source: picture.currentSrc, from: picture.getBoundingClientRect() }
          : null
    },
    { capture: true },
  )
  // Before the navigator hears of it, which may show the page that it kept at once.
  addEventListener('popstate', () => (left = pictureOfPage()?.closest('ol')?.getBoundingClientRect() ?? null), { capture: true })
}

const animateFrom = (element: Element, from: DOMRect): void => {
  const to = element.getBoundingClientRect()
  if (from.width === 0 || to.width === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`
  // Over the cards beside it, the buttons on them, and what sticks to the top of a list.
  const shared = { transformOrigin: '0 0', zIndex: 101 }
  element.animate(
    [
      { ...shared, transform },
      { ...shared, transform: 'none' },
    ],
    { duration, easing: 'ease-out' },
  )
}

/**
 * Animates the picture of the clicked card into the opened page, and after Back from there to its card. The page's own picture starts with that of
 * the card, which is loaded already, so that no empty frame is visible.
 */
export const animateSharedImage = (): void => {
  const [card, leaves] = [pressed, left]
  pressed = left = null
  const picture = pictureOfPage()
  const stage = picture?.closest('ol')
  if (card && stage && picture) {
    opened = card.address
    picture.style.background = `center / cover url(${JSON.stringify(card.source)})`
    animateFrom(stage, card.from)
  } else if (leaves && opened) {
    const frame = document.querySelector(`main article a[href="${CSS.escape(opened)}"]`)?.closest('article')?.firstElementChild
    if (!frame) return
    // A card that is laid out late clips what leaves it.
    frame.closest('li')?.animate({ contentVisibility: ['visible', 'visible'] }, duration)
    animateFrom(frame, leaves)
  }
}
