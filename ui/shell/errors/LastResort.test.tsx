import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Shop } from '@thuishaven/core'
import { ShopContext } from '../../bindings/ShopContext.ts'
import { createTexts } from '../../messages/createTexts.ts'
import { messages as eng } from '../../messages/eng.ts'
import { messages as nld } from '../../messages/nld.ts'
import { TextsContext } from '../../messages/useMessages.ts'
import { LastResort } from './LastResort.tsx'

it.each([
  ['nld', nld, '/contact', 'Stel ons je vraag'],
  ['eng', eng, '/en/contact', 'Ask us a question'],
] as const)(
  'ERR-01b where even the frame broke there is a number to name and a way to ask for help, in %s',
  (locale, messages, href, help) => {
    const missing: string[] = []
    const shop: Pick<Shop, 'locale'> = { locale }
    const html = renderToStaticMarkup(
      <ShopContext value={shop as Shop}>
        <TextsContext value={createTexts(locale, messages, (key) => missing.push(key))}>
          <LastResort error={{ id: '1a2b3c4d', problem: new Error('deliberately') }} />
        </TextsContext>
      </ShopContext>,
    )
    expect(missing).toEqual([])
    expect(html).toContain('1a2b3c4d')
    expect(html).toMatch(new RegExp(`<a[^>]* href="${href}"[^>]*>(?:(?!</a>).)*${help}`))
  },
)
