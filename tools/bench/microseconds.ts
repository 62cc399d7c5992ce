import { median } from './figure.ts'

/** Uses the results, so that the engine cannot optimise the work away. */
let persisted: unknown

const rounds = 21
/** Minimum duration of a round in milliseconds. */
const longEnough = 12

/**
 * The time of one call in µs, after warming up: the median of many rounds. With `prepare`, every call gets a new input that is created outside
 * the measured time, for work that mutates its input.
 */
export const microseconds = <Input>(work: (input: Input) => unknown, prepare: () => Input): number => {
  const input = prepare()
  const timed = (inputs: readonly Input[]): number => {
    const started = performance.now()
    for (const each of inputs) persisted = work(each)
    return performance.now() - started
  }
  // Finding the number of calls that fill a round is also the warm-up.
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
