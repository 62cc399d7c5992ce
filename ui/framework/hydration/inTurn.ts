import { idle } from './idle.ts'

let last = Promise.resolve()

/** Begins one after the other, each when the browser has nothing to do: to request the files of all of them at once blocks a phone for a fifth of a second. */
export const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  last = last.then(idle)
  return last.then(work)
}
