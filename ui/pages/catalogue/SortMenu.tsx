import { sortOf, sortOptions } from '@thuishaven/core/catalogue'
import type { Sort } from '@thuishaven/core/catalogue'
import { Button, Field, Select } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { useShopLocation } from '../../shell/location/LocationContext.ts'
import styles from './SortMenu.module.css'

export interface SortMenuProps {
  readonly current: Sort
  /** Address of the list without sort, for a browser without a script. */
  readonly action: string
  readonly addressOf: (sort: Sort) => string
}

/** The four ways to sort (CAT-04): a plain form, which a script submits by itself. */
export const SortMenu = ({ current, action, addressOf }: SortMenuProps) => {
  const { text, say } = useText()
  const { navigate } = useShopLocation()
  return (
    <form className={styles.form} method="get" action={action}>
      <span className={styles.label} aria-hidden="true">
        {text('catalogue.sort')}
      </span>
      <Field label={text('catalogue.sort')} labelHidden>
        <Select
          key={current}
          name="sort"
          defaultValue={current}
          options={sortOptions.map(({ value, label }) => ({ value, label: say(label) }))}
          onChange={(event) => {
            const sort = sortOf(event.currentTarget.value)
            if (sort !== null) void navigate(addressOf(sort))
          }}
        />
      </Field>
      <noscript>
        <Button type="submit" size="s" variant="secondary">
          {text('catalogue.apply')}
        </Button>
      </noscript>
    </form>
  )
}
