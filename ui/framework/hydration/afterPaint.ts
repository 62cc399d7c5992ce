/**
 * Runs `work` once what has changed so far is on screen: a click answers in the next frame, and what costs more follows. In the second frame
 * the first one has been painted.
 */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))
}
