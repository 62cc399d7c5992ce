import { idle } from './idle.ts'

let last = Promise.resolve()

/** Starts tasks in sequence, each when the browser is idle: requesting all files at once blocks a phone for 0.2 s. */
export const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  last = last.then(idle)
  return last.then(work)
}
