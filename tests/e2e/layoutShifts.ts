import type { Page } from '@playwright/test'

/** Records layout shifts in the page's documents from their first byte; the returned function lists the browser's score (CLS) of each. */
export const watchShifts = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { readonly value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { readonly shifts: readonly number[] }).shifts)
}

export const sumOf = (shifts: readonly number[]): number => shifts.reduce((sum, shift) => sum + shift, 0)
