import { useState } from 'react'
import { lazy } from '@thuishaven/core'
import type { Product } from '@thuishaven/core/catalogue'
import { LinkButton } from '../../kit/index.ts'
import { pathTo, useShop } from '../shop/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useLazy } from '../../framework/panels/useLazy.ts'
import { withMessages } from '../../framework/panels/withMessages.ts'
import { useMessages } from '../../messages/useMessages.ts'

const program = lazy(withMessages(() => import('./ProductRequestForm.tsx')))

/** Actions for a product that cannot be bought now; its code loads only on pages of such products. */
export const OutOfStockForm = ({ product }: { readonly product: Product }) => {
  const shown = useLazy(program, useHydrated())
  return shown === null || shown === 'missing' ? null : <shown.ProductRequestForm product={product} />
}

const focusFirst = (form: HTMLElement | null): void => form?.querySelector<HTMLElement>('input')?.focus()

/** The button of a product without a price becomes the form for the question; without JavaScript, or without the form's file, it leads to contact. */
export const AskPrice = ({ product }: { readonly product: Product }) => {
  const { locale } = useShop()
  const { text } = useMessages()
  const [asked, setAsked] = useState(false)
  const shown = useLazy(program, asked)
  return asked && shown !== null && shown !== 'missing' ? (
    <div ref={focusFirst}>
      <shown.ProductRequestForm product={product} />
    </div>
  ) : (
    <LinkButton
      size="l"
      wide
      href={pathTo(locale, 'contact')}
      onClick={(event) => {
        if (shown === 'missing') return
        event.preventDefault()
        setAsked(true)
      }}
    >
      {text('product.askPrice')}
    </LinkButton>
  )
}
