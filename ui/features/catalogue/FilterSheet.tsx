import Check from 'lucide-react/icons/check'
import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Announcement, Button, Panel } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useDeparture } from '../../framework/router/RouterContext.ts'
import styles from './FilterSheet.module.css'

export interface FilterSheetProps {
  /** Products that the chosen filters leave. */
  readonly count: number
  readonly isFiltered: boolean
  /** The address of the list without filters. */
  readonly clearAll: string
  readonly onClosed: () => void
  readonly children: ReactNode
}

/** Milliseconds of the way out, as of every panel (PNL-02). */
const closingTime = 100

/** The filters on the full screen of a phone (CAT-11); every choice applies immediately, the button below shows the number of results. */
export const FilterSheet = ({ count, isFiltered, clearAll, onClosed, children }: FilterSheetProps) => {
  const { text } = useMessages()
  const { pending } = useDeparture()
  const [closing, setClosing] = useState(false)
  useEffect(() => {
    if (!closing) return undefined
    const timer = setTimeout(() => {
      setClosing(false)
      onClosed()
    }, closingTime)
    return () => clearTimeout(timer)
  }, [closing, onClosed])
  useEffect(() => {
    // On a large screen the filters are beside the list.
    const large = matchMedia('(width >= 64rem)')
    large.addEventListener('change', onClosed)
    return () => large.removeEventListener('change', onClosed)
  }, [onClosed])
  const close = () => setClosing(true)
  const Icon = isFiltered ? Check : Search
  return (
    <Panel
      side="full"
      className={styles.sheet}
      state={closing ? 'closing' : 'open'}
      title={text('filters.Filter')}
      closeLabel={text('filters.Close_Modal')}
      note={isFiltered ? <a href={clearAll}>{text('filters.Clear_all_filters')}</a> : null}
      onClose={close}
      footer={
        <Button wide size="l" disabled={pending} onClick={close}>
          <Icon aria-hidden="true" size={20} /> {text('filters.Show')} {count} {text('filters.results', { count })}
        </Button>
      }
    >
      {children}
      {/* The list's own status is inert behind the sheet, and not announced. */}
      <Announcement>{`${count} ${text('filters.results', { count })}`}</Announcement>
    </Panel>
  )
}
