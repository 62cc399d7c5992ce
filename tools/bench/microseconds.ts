import { median } from './figure.ts'

/** Keeps answers alive, so that no engine leaves the work out. */
let persisted: unknown

const rounds = 21
/** Milliseconds a round takes at least. */
const longEnough = 12

/**
 * The time of one call in µs, after warming up: the median of many rounds. With `prepare`, every call gets a fresh input that is made outside the
 * measured time, for work that changes what it is given.
 */
export const microseconds = <Input>(work: (input: Input) => unknown, prepare: () => Input): number => {
  const input = prepare()
  const timed = (inputs: readonly Input[]): number => {
    const started = performance.now()
    for (const each of inputs) persisted = work(each)
    return performance.now() - started
  }
  // As many calls a round as it takes to fill it; finding out is the warming up.
  let calls = 1
  for (let warm = 0; warm < 3; warm += 1) {
    for (;;) {
      const took = timed(Array.from({ length: calls }, prepare))
      if (took >= longEnough || calls >= 60_000) break
      calls = took < longEnough / 8 ? calls * 4 : Math.ceil(calls * Math.min(4, (longEnough / took) * 1.1))
    }
  }
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push((timed(Array.from({ length: calls }, prepare)) * 1000) / calls)
  if (persisted === undefined || input === undefined) throw new Error('The work to be measured gave nothing.')
  return median(times)
}
