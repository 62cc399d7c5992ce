import { checkoutSteps } from '@thuishaven/core/checkout'
import type { CheckoutStep } from '@thuishaven/core/routing'
import type { PathName } from '../shop/index.ts'

/** The step whose path this is (RTE-07). */
export const stepOf = (name: PathName): CheckoutStep => {
  const found = checkoutSteps.find(({ step }) => name === `checkout.${step}`)
  if (found === undefined) throw new Error(`'${name}' is no step of the checkout: see ui/app/routes.ts.`)
  return found.step
}
