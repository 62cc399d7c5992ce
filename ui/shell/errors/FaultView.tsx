import { useEffect } from 'react'
import { useText } from '../../messages/useText.ts'
import { applyHead } from '../location/applyHead.ts'
import { useShopLocation } from '../location/LocationContext.ts'
import type { Fault } from './fault.ts'
import { faultPage } from './faultPage.ts'

/** The error page where a part of the page broke while it was drawn (ERR-01). */
export const FaultView = ({ fault }: { readonly fault: Fault }) => {
  const { text } = useText()
  const { current, site } = useShopLocation()
  const { module, head, name, params, path } = faultPage(current.href, { because: 'fault', id: fault.id }, text)
  const { title } = head
  useEffect(() => applyHead({ title, noindex: true }, site), [title, site])
  return <module.Page name={name} params={params} path={path} search={new URLSearchParams()} />
}
