import { err, lazy } from '@thuishaven/core'
import type { BackendPorts, Run, Runner } from '@thuishaven/core'

/** A runner whose backend is loaded with the first use-case. */
export interface LazyRunner extends Runner<BackendPorts> {
  /** Loads the backend before the first use-case. */
  readonly preload: () => void
}

/**
 * A server-rendered page sends no requests at first, so client, schemas, mappers and the library that runs use-cases (16 kB) need
 * not be loaded before it works. When they cannot be loaded, the shopper is without network; the next use-case tries again.
 * @param rest awaited before each use-case, so that a click is painted before its request is sent
 */
export const createLazyRunner = (
  load: () => Promise<Runner<BackendPorts>>,
  rest: () => Promise<void> = () => Promise.resolve(),
): LazyRunner => {
  const backend = lazy(load)
  let closed = false
  const run: Run<BackendPorts> = async (useCase, options) => {
    await rest()
    const runner = await backend.load().catch(() => null)
    if (runner === null) return err({ _tag: 'BackendUnavailable', reason: 'offline' })
    if (closed) runner.close()
    return runner.run(useCase, options)
  }
  return {
    run,
    preload: backend.preload,
    close: () => {
      closed = true
      backend.loaded()?.close()
    },
  }
}
