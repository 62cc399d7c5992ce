import type { Backend } from './Backend.ts'

/**
 * Does `work` as a whole or not at all, as if nobody else were there. It works with the backend that it is given; it may run again after others
 * got in its way, and a refusal that it throws undoes what it did.
 */
export const transact = <Result>(backend: Backend, work: (backend: Backend) => Promise<Result>): Promise<Result> =>
  backend.store.transaction((store) => work({ ...backend, store, ...backend.portsOn(store) }))
