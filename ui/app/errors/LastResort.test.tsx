import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Shop } from '@thuishaven/core'
import { ShopContext } from '../../features/shop/ShopContext.ts'
import { createMessages } from '../../messages/createMessages.ts'
import { TextsContext } from '../../messages/useMessages.ts'
import { LastResort } from './LastResort.tsx'

it.each([
  ['nld', '/contact', 'Stel ons je vraag'],
  ['eng', '/en/contact', 'Ask us a question'],
] as const)('ERR-01b a page that fails to render at all has a number and a link to help, in %s', async (locale, href, help) => {
  const missing: string[] = []
  const messages = createMessages(locale, (key) => missing.push(key))
  await messages.load('shop')
  const shop: Pick<Shop, 'locale'> = { locale }
  const html = renderToStaticMarkup(
    <ShopContext value={shop as Shop}>
      <TextsContext value={messages}>
        <LastResort error={{ id: '1a2b3c4d', problem: new Error('deliberately') }} />
      </TextsContext>
    </ShopContext>,
  )
  expect(missing).toEqual([])
  expect(html).toContain('1a2b3c4d')
  expect(html).toMatch(new RegExp(`<a[^>]* href="${href}"[^>]*>(?:(?!</a>).)*${help}`))
})
