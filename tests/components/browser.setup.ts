import { afterAll, afterEach, vi } from 'vitest'
import { cleanup } from '@testing-library/react'
// Once for all files of a worker, which share its window; what stands below runs for each.
import './missingInJsdom.ts'
import './queries.ts'

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
