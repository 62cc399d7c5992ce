import type { ComponentProps, ReactNode } from 'react'
import { useShop, pathTo } from '../shop/index.ts'
import { Button } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

export interface AgainFormProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'busy' | 'name' | 'value' | 'aria-label'> {
  /** Of the order. */
  readonly uid: string
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A press that buys again what was ordered: a plain form, which needs no script. */
export const AgainForm = ({ uid, onPress, ...button }: AgainFormProps) => {
  const { locale } = useShop()
  const { text } = useMessages()
  return (
    <form
      method="post"
      action={pathTo(locale, 'account.order', { id: uid })}
      onSubmit={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      <Button {...button} type="submit" busyText={text('account.busy')} />
    </form>
  )
}
