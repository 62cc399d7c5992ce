/** Runs `work` once what has changed so far is on screen: a click answers in the next frame, and what costs more follows. */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}
