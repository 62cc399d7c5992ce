import { useState } from 'react'
import type { JSX } from 'react'
import type { CheckoutStep } from '@thuishaven/core/routing'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { useText } from '../../messages/useText.ts'
import type { PageProps } from '../../shell/page.ts'
import { AddressStep } from './AddressStep.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { DeliveryStep } from './DeliveryStep.tsx'
import { NewAddress } from './NewAddress.tsx'
import { GuestStep } from './GuestStep.tsx'
import { OverviewStep } from './OverviewStep.tsx'
import { PayStep } from './PayStep.tsx'
import { stepOf } from './stepOf.ts'

const InformationStep = () => {
  const { isAuthenticated, session } = useStore(useShop().session)
  // The form stays until the step is left, also when the address that it saved is known already.
  const [hadNoAddress] = useState(session?.deliveryAddresses.length === 0)
  if (!isAuthenticated) return <GuestStep />
  return hadNoAddress ? <NewAddress /> : <AddressStep />
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
