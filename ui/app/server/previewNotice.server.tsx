import { renderToString } from 'react-dom/server'
import { Button } from '../../kit/index.ts'
import type { Text } from '../../messages/text.ts'
import styles from '../Shell.module.css'

/** Above a page with a merchant's draft: that nobody else sees it, and the way out. No part of the program, which then need not know of drafts. */
export const previewNotice = (text: Text): string =>
  renderToString(
    <aside aria-label={text('preview.label')} className={styles.offline}>
      <form method="post" action="/api/preview/end">
        {text('preview.text')}{' '}
        <Button type="submit" variant="secondary" size="s">
          {text('preview.end')}
        </Button>
      </form>
    </aside>,
  )
