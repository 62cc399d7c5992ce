import { useShop, pathTo } from '../../features/shop/index.ts'
import { Container, LinkButton, Row, Stack } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { errorKind, errorTexts } from '../../framework/hydration/errorKind.ts'
import { useIsOffline } from '../../framework/hydration/useIsOffline.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import type { PageProps } from '../../framework/router/route.ts'

/** The error page without its own file, for when that file fails to load too: the same messages and links (ERR-01). */
export const BareError = ({ params }: PageProps) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const { current } = useShopLocation()
  const kind = errorKind(params['reason'], useIsOffline())
  const [title, lead] = errorTexts[kind]
  return (
    <Container width="text">
      <Stack gap="4">
        {kind === 'offline' ? null : <p>{text('error.status', { status: params['status'] ?? '' })}</p>}
        <h1>{text(title)}</h1>
        <p>{text(lead)}</p>
        {params['id'] === undefined ? null : <p>{text('error.reference', { id: params['id'] })}</p>}
        <Row gap="3">
          <LinkButton href={current.href}>{text('error.again')}</LinkButton>
          <LinkButton href={pathTo(locale, 'home')} variant="secondary">
            {text('error.home')}
          </LinkButton>
        </Row>
      </Stack>
    </Container>
  )
}
