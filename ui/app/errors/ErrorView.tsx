import { useEffect } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { applyHead } from '../../framework/router/applyHead.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import type { ReportedError } from '../../framework/errors/reportedError.ts'
import { defectPage } from './defectPage.ts'

/** The error page after an exception while rendering (ERR-01). */
export const ErrorView = ({ error }: { readonly error: ReportedError }) => {
  const { text } = useMessages()
  const { current, writeHead } = useShopLocation()
  const { module, head, name, params, path } = defectPage(current.href, { reason: 'defect', id: error.id }, text)
  const { title } = head
  useEffect(() => applyHead({ title, noindex: true }, writeHead), [title, writeHead])
  return <module.Page name={name} params={params} path={path} search={new URLSearchParams()} />
}
