import { useEffect } from 'react'
import { useShop, pathTo } from '../../features/shop/index.ts'
import { Container, LinkButton, Stack } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { ReportedError } from '../../framework/errors/reportedError.ts'

/** Shown when even the frame of the shop throws. The router no longer works, so links load documents. */
export const LastResort = ({ error }: { readonly error: ReportedError }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  useEffect(() => {
    const reload = () => location.reload()
    addEventListener('popstate', reload)
    return () => removeEventListener('popstate', reload)
  }, [])
  return (
    <Container as="main" width="text">
      <Stack gap="4">
        <p>{text('error.status', { status: '500' })}</p>
        <h1>{text('error.defectTitle')}</h1>
        <p>{text('error.server')}</p>
        <p>{text('error.reference', { id: error.id })}</p>
        <div>
          <LinkButton href={pathTo(locale, 'home')}>{text('error.home')}</LinkButton>{' '}
          <LinkButton href={pathTo(locale, 'contact')}>{text('product.askUs')}</LinkButton>
        </div>
      </Stack>
    </Container>
  )
}
