import { median, rounded } from './figure.ts'
import type { Figure } from './figure.ts'
import { runShop } from './runningShop.ts'

/** Duration of a start when everything is installed and built. */
export const benchStart = async (): Promise<readonly Figure[]> => {
  const times: number[] = []
  for (let run = 0; run < 3; run += 1) {
    const shop = await runShop()
    times.push(shop.readyAfter)
    await shop.stop()
  }
  return [{ what: 'start, second time, until ready (median of 3)', value: rounded(median(times) / 1000, 2), unit: 's', target: 'below 5' }]
}
