import { useEffect, useRef } from 'react'
import type { CartLine } from '@thuishaven/core/cart'
import { Button } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './CartPanel.module.css'

export interface RemovedLineProps {
  readonly line: CartLine | null
  readonly onUndo: () => void
}

/** Says what was taken out and offers it back. The focus, whose place went with the line, finds the way back here. */
export const RemovedLine = ({ line, onUndo }: RemovedLineProps) => {
  const { text } = useMessages()
  const back = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (line !== null) back.current?.querySelector('button')?.focus()
  }, [line])
  return (
    <div className={styles.removed} data-empty={line === null}>
      <span role="status">{line === null ? '' : text('cart.removed', { title: line.title })}</span>
      {line === null ? null : (
        <div ref={back}>
          <Button size="s" variant="quiet" onClick={onUndo}>
            {text('cart.undo')}
          </Button>
        </div>
      )}
    </div>
  )
}
