import { afterAll, afterEach, vi } from 'vitest'
import { cleanup, configure } from '@testing-library/react'
// Once for all files of a worker, which share its window; what stands below runs for each.
import './missingInJsdom.ts'

// As long as a browser test waits: on a busy machine a page takes its time.
configure({ asyncUtilTimeout: 10_000 })

// A query that is tried until it finds something would print the whole page at each failure; this prints it for whoever reads the error.
configure(({ getElementError }) => ({
  getElementError: (message, container) => {
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' })
    let text: string | undefined
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => (text ??= getElementError(message, container).message),
      set: (other: string) => (text = other),
    })
  },
}))

// Modules that differ between server and browser are the browser's.
vi.stubEnv('SSR', false)

// The browser is idle as soon as the present task has ended, and never again after the last test.
let idleTasks: ReturnType<typeof setTimeout>[] | null = []
Object.assign(window, {
  requestIdleCallback: (work: () => void): void => {
    idleTasks?.push(setTimeout(work))
  },
})
afterAll(() => {
  idleTasks?.forEach(clearTimeout)
  idleTasks = null
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
