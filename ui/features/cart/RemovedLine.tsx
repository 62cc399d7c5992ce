import { useEffect, useRef } from 'react'
import { isQuoted } from '@thuishaven/core/cart'
import type { CartLine } from '@thuishaven/core/cart'
import { Button } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './CartPanel.module.css'

export interface RemovedLineProps {
  readonly line: CartLine | null
  readonly onUndo: () => void
}

/**
 * Says what was taken out and offers it back. The focus, whose place went with the line, finds the way back here. What had the price of a quote
 * is not offered: it would come back at another.
 */
export const RemovedLine = ({ line, onUndo }: RemovedLineProps) => {
  const { text } = useMessages()
  const back = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (line !== null) (back.current?.querySelector('button') ?? back.current)?.focus()
  }, [line])
  return (
    <div ref={back} className={styles.removed} data-empty={line === null} tabIndex={-1}>
      <span role="status">{line === null ? '' : text('cart.removed', { title: line.title })}</span>
      {line === null || isQuoted(line) ? null : (
        <div>
          <Button size="s" variant="quiet" onClick={onUndo}>
            {text('cart.undo')}
          </Button>
        </div>
      )}
    </div>
  )
}
