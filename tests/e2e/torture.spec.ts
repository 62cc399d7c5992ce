import type { Browser } from '@playwright/test'
import { chromium, expect, test as base } from '@playwright/test'
import { browserFile } from '../../tools/browserFile.cjs'
import { planOf, printed } from '../../tools/torture/actions.ts'
import { play } from '../../tools/torture/play.ts'
import { setStage } from '../../tools/torture/stage.ts'
import type { Stage } from '../../tools/torture/stage.ts'

/** The long run is `npm run torture`: 20 seeds of 40 actions. Odd seeds check every quantity; in even ones both tabs change the same products. */
const seeds = [2, 5]
const actions = 12

interface Place {
  readonly browser: Browser
  readonly stage: Stage
}

const test = base.extend<object, { readonly place: Place }>({
  place: [
    async ({ browserName: _browser }, use) => {
      const stage = await setStage()
      // Playwright turns the back/forward cache off, but shoppers have it.
      const browser = await chromium.launch({ executablePath: browserFile(), ignoreDefaultArgs: ['--disable-back-forward-cache'] })
      await use({ browser, stage })
      await browser.close()
      await stage.stop()
    },
    { scope: 'worker' },
  ],
})

for (const seed of seeds) {
  test(
    `CRT-16 CRT-16b CRT-15 CRT-15c CRT-07 two tabs under faults end with the backend's cart, live and after a reload, and no cart task is lost: seed ${seed}`,
    { tag: '@staged' },
    async ({ place: { browser, stage } }) => {
      const plan = planOf(seed, actions)
      const { failures, story } = await play(browser, stage, seed, plan)
      expect(failures, `${printed(plan)}\n\n${story.join('\n')}`).toEqual([])
    },
  )
}

test(
  'CRT-15 CRT-16 two tabs add their first product at once, neither gets a response, and both products end in one cart',
  { tag: '@staged' },
  async ({ place: { browser, stage } }) => {
    const { failures, story } = await play(browser, stage, 1, [
      { do: 'fault', on: 'write', failure: 'reset-after', times: 2 },
      { do: 'addInBoth', products: [2401, 2404] },
      { do: 'wait', ms: 1500 },
    ])
    expect(failures, story.join('\n')).toEqual([])
  },
)
