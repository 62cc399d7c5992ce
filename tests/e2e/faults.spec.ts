import { expect, test as base } from '@playwright/test'
import { firstRequests } from '../../tools/torture/faults/firstRequests.ts'
import { meetAtFirst, meetInApp } from '../../tools/torture/faults/meet.ts'
import type { Trouble } from '../../tools/torture/faults/meet.ts'
import { scenes } from '../../tools/torture/faults/scenes.ts'
import { setStage } from '../../tools/torture/stage.ts'
import type { Stage } from '../../tools/torture/stage.ts'

/** A few rows of the table of faults (npm run torture -- faults plays them all): one of each kind of fault, one of each kind of place. */
const inApp: readonly (readonly [row: string, place: string, trouble: Trouble])[] = [
  ['NET-03', 'follow a link to a category', 'html'],
  ['NET-03', 'follow a link to a product', 'truncated'],
  ['NET-01', 'follow a link that a rule may lead elsewhere', '500'],
  ['CRT-15b', 'put a product into the cart', '500 once'],
  ['CRT-15b', 'one more of a line', 'resetAfter'],
  ['CPN-02b', 'apply a coupon', '500'],
  ['SES-01', 'log in', '503'],
  ['SES-03b', 'open the account with a kept session', '500'],
  ['SES-04', 'log out', 'resetBefore'],
  ['REG-01b', 'register', '409'],
  ['RST-01', 'ask for a new password', '429'],
  ['CHK-01', 'begin the checkout by e-mail address', 'wrongShape'],
  ['ADR-03b', 'have the address looked up', '500'],
  ['CHK-05', 'on to the delivery options', '500 once'],
  ['CHK-06b', 'choose another delivery', '408'],
  ['CHK-05b', 'on to the payment options', '500'],
  ['CHK-10c', 'order and pay', '500'],
]
const atFirst: readonly (readonly [row: string, place: string, trouble: Trouble])[] = [
  ['CFG-02', 'first request: configuration', '503'],
  ['CAT-01', 'first request: content', 'resetAfter'],
  ['RTE-13', 'first request: redirect rule', '500'],
  ['CRT-07b', 'first request: cart in its panel', '500'],
  ['CRT-07b', 'first request: cart of the checkout', 'html'],
  ['SES-03b', 'first request: session on a public page', '500'],
]

const test = base.extend<object, { readonly stage: Stage }>({
  stage: [
    async ({ browserName: _browser }, use) => {
      const stage = await setStage()
      await use(stage)
      await stage.stop()
    },
    { scope: 'worker' },
  ],
})

for (const [row, place, trouble] of inApp) {
  test(`${row} ${place} × ${trouble}: nothing blank, silent, lost or turning for ever`, async ({ browser, stage }) => {
    const scene = scenes.find(({ name }) => name === place)
    if (scene === undefined) throw new Error(`There is no scene '${place}'.`)
    const { found, said } = await meetInApp(browser, stage, scene, trouble)
    expect(found, said.join(' | ')).toEqual([])
  })
}

for (const [row, place, trouble] of atFirst) {
  test(`${row} ${place} × ${trouble}: nothing blank, silent, lost or turning for ever`, async ({ browser, stage }) => {
    const first = firstRequests.find(({ name }) => name === place)
    if (first === undefined) throw new Error(`There is no first request '${place}'.`)
    const { found, said } = await meetAtFirst(browser, stage, first, trouble)
    expect(found, said.join(' | ')).toEqual([])
  })
}
