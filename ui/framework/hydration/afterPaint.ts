/**
 * Runs `work` once changes so far are painted: a click shows its effect in the next frame, and expensive work follows. In the second frame the
 * first one has been painted.
 */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)))
}
