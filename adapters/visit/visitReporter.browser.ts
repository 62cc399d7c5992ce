import type { ErrorsPort, ErrorReport } from '@thuishaven/core/errors'
import { reportAddress } from './visitReport.ts'
import type { VisitFigure, VisitReport } from './visitReport.ts'

export interface VisitReporter extends ErrorsPort {
  /** Stores the latest value of a figure, which is sent when the page is left. */
  readonly measured: (figure: VisitFigure) => void
}

/** Milliseconds for which errors are collected into one report. */
const together = 1000
/** Maximum of errors that a page reports. */
const maxErrors = 5

/**
 * Sends errors soon after they happen and figures when the page is hidden, to the shop itself only. Nothing is stored on
 * the device, so it needs no consent. What cannot be sent is dropped: no page waits for it.
 */
export const createVisitReporter = (page: Window & typeof globalThis, about: Pick<VisitReport, 'visit' | 'page'>): VisitReporter => {
  const knownCodes = new Set<string>()
  const figures = new Map<VisitFigure['name'], VisitFigure>()
  let faults: ErrorReport[] = []

  const send = (): void => {
    if (!page.navigator.onLine || faults.length + figures.size === 0) return
    const report: VisitReport = { ...about, faults, figures: [...figures.values()] }
    faults = []
    figures.clear()
    page.navigator.sendBeacon(reportAddress, JSON.stringify(report))
  }

  // After the listeners of web-vitals, which report their last figures at this moment.
  page.addEventListener('pagehide', () => send())
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') page.setTimeout(send)
  })

  return {
    report: (error) => {
      const what = `${error.name} ${error.message} ${error.frames[0] ?? ''}`
      if (knownCodes.has(what) || knownCodes.size >= maxErrors) return
      knownCodes.add(what)
      if (faults.push(error) === 1) page.setTimeout(send, together)
    },
    measured: (figure) => void figures.set(figure.name, figure),
  }
}
