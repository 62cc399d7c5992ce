import { useState } from 'react'
import type { JSX } from 'react'
import type { CheckoutStep } from '@thuishaven/core/routing'
import { useShop, pathTo } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Alert, Link } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { AddressFormStep } from './AddressFormStep.tsx'
import { AddressStep } from './AddressStep.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { DeliveryStep } from './DeliveryStep.tsx'
import { GuestStep } from './GuestStep.tsx'
import { OverviewStep } from './OverviewStep.tsx'
import { PayStep } from './PayStep.tsx'
import { stepOf } from './stepOf.ts'
import { useStep } from './useStep.ts'
import type { Step } from './useStep.ts'

/** @param requested uid of the address that is edited, or 'new'; '' for the list of addresses */
const CustomerInformation = ({ requested, step }: { readonly requested: string; readonly step: Step }) => {
  const { session } = useStore(useShop().session)
  const addresses = session?.deliveryAddresses ?? []
  // The form stays until the step is left, also when the address that it saved is known already.
  const [hadNoAddress] = useState(addresses.length === 0)
  const [saved] = useState(addresses.find(({ uid }) => uid === requested) ?? null)
  return hadNoAddress || saved !== null || requested === 'new' ? <AddressFormStep saved={saved} step={step} /> : <AddressStep step={step} />
}

const InformationStep = ({ search }: Pick<PageProps, 'search'>) => {
  const { locale, session: store } = useShop()
  const { text } = useMessages()
  const { isAuthenticated, session } = useStore(store)
  // The message must outlive the guest's form, because the first step makes the guest a customer.
  const step = useStep('information')
  if (!isAuthenticated) return <GuestStep step={step} />
  const requested = search.get('address') ?? ''
  return (
    <>
      {session?.status === 'inactive' ? (
        <Alert tone="warning" action={<Link href={pathTo(locale, 'contact')}>{text('checkout.askUs')}</Link>}>
          {text('phrases.checkoutCustomerInactive')}
        </Alert>
      ) : null}
      <CustomerInformation key={requested} requested={requested} step={step} />
    </>
  )
}

const steps: Readonly<Record<CheckoutStep, (props: Pick<PageProps, 'search'>) => JSX.Element>> = {
  information: InformationStep,
  delivery: DeliveryStep,
  overview: OverviewStep,
  pay: PayStep,
}

/** One of the four steps. */
export const StepPage = ({ name, search }: PageProps) => {
  const { text } = useMessages()
  const step = stepOf(name)
  const Step = steps[step]
  return (
    <CheckoutFrame step={step} title={text(`checkout.step.${step}`)}>
      <Step key={step} search={search} />
    </CheckoutFrame>
  )
}
