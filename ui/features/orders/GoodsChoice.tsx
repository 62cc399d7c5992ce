import type { OrderLine } from '@thuishaven/core/orders'
import { exclusionReason, goodsName } from '@thuishaven/core/aftersale'
import { Checkbox } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './AfterSale.module.css'

export interface GoodsChoiceProps {
  readonly lines: readonly OrderLine[]
  /** Uids of lines. */
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
  readonly error: string | null
}

/** Selects the order lines to withdraw from; excluded lines show the reason. */
export const GoodsChoice = ({ lines, chosen, onChange, error }: GoodsChoiceProps) => {
  const { text } = useMessages()
  const toggle = (uid: string): void => onChange(new Set(chosen.has(uid) ? [...chosen].filter((one) => one !== uid) : [...chosen, uid]))
  return (
    <fieldset className={styles.goods} aria-describedby={error === null ? undefined : 'goods-error'}>
      <legend>{text('withdrawal.which')}</legend>
      {lines.map((line) => {
        const reason = exclusionReason(line)
        return (
          <Checkbox
            key={line.uid}
            name="line"
            value={line.uid}
            label={goodsName(line)}
            hint={reason === null ? undefined : text(`withdrawal.excluded.${reason}`)}
            disabled={reason !== null}
            checked={chosen.has(line.uid)}
            onChange={() => toggle(line.uid)}
          />
        )
      })}
      <p id="goods-error" role="status">
        {error}
      </p>
    </fieldset>
  )
}
