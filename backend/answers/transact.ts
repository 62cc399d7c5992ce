import type { Backend } from './Backend.ts'

/**
 * Runs `work` in a serializable transaction. `work` uses the backend that it is given; it may run again after a conflict, and a refusal that it
 * throws rolls its changes back.
 */
export const transact = <Result>(backend: Backend, work: (backend: Backend) => Promise<Result>): Promise<Result> =>
  backend.store.transaction((store) => work({ ...backend, store, ...backend.portsOn(store) }))
