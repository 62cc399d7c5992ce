import { configure } from '@testing-library/react'

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
      set: (other: string) => {
        text = other
      },
    })
  },
}))
