import { idle } from './idle.ts'

let last: Promise<unknown> = Promise.resolve()

/** Does one after the other, each when the browser has nothing to do: to ask for the files of all of them at once keeps a telephone for a fifth of a second. */
export const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const mine = last.then(idle).then(work)
  last = mine.catch(() => undefined)
  return mine
}
