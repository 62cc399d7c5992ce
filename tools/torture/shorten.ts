import type { Action } from './actions.ts'

/**
 * The shortest list that still fails, found by removing parts: halves first, then smaller parts, finally single actions.
 * `fails` plays a list; it is called at most `tries` times.
 */
export const shorten = async (
  plan: readonly Action[],
  fails: (plan: readonly Action[]) => Promise<boolean>,
  retries: number,
): Promise<readonly Action[]> => {
  let shortest = plan
  let left = retries
  for (let size = Math.ceil(plan.length / 2); size >= 1 && left > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < shortest.length && left > 0;) {
      const without = [...shortest.slice(0, from), ...shortest.slice(from + size)]
      left -= 1
      if (without.length > 0 && (await fails(without))) shortest = without
      else from += size
    }
  }
  return shortest
}
