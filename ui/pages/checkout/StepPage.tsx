import type { JSX } from 'react'
import type { CheckoutStep } from '@thuishaven/core/routing'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { useText } from '../../messages/useText.ts'
import type { PageProps } from '../../shell/page.ts'
import { AddressStep } from './AddressStep.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { DeliveryStep } from './DeliveryStep.tsx'
import { GuestStep } from './GuestStep.tsx'
import { OverviewStep } from './OverviewStep.tsx'
import { PayStep } from './PayStep.tsx'
import { stepOf } from './stepOf.ts'

const InformationStep = () => {
  const { isAuthenticated } = useStore(useShop().session)
  return isAuthenticated ? <AddressStep /> : <GuestStep />
}

const steps: Readonly<Record<CheckoutStep, () => JSX.Element>> = {
  information: InformationStep,
  delivery: DeliveryStep,
  overview: OverviewStep,
  pay: PayStep,
}

/** One of the four steps. */
export const StepPage = ({ name }: PageProps) => {
  const { text } = useText()
  const step = stepOf(name)
  const Step = steps[step]
  return (
    <CheckoutFrame step={step} title={text(`checkout.step.${step}`)}>
      <Step key={step} />
    </CheckoutFrame>
  )
}
