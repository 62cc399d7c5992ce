import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { pageNumbers } from './pageNumbers.ts'
import styles from './Pagination.module.css'

export interface PaginationProps {
  /** Such as 'Pagina’s'. */
  readonly label: string
  /** From 1. */
  readonly page: number
  readonly count: number
  readonly hrefOf: (page: number) => string
  readonly texts: {
    readonly previous: string
    readonly next: string
    /** Name of a page's link, such as 'Pagina 3'. */
    readonly page: (page: number) => string
  }
  readonly className?: string | undefined
}

/** Real links, so that every page can be opened, shared and indexed (CAT-12). Renders nothing for a single page. */
export const Pagination = ({ label, page, count, hrefOf, texts, className }: PaginationProps) => {
  const numbers = pageNumbers(page, count)
  // A phone has room for five: it shows only the ends and the current page.
  const spare = (number: number) => numbers.length > 5 && number !== 1 && number !== page && number !== count
  return count > 1 ? (
    <nav aria-label={label} className={className}>
      <ul className={styles.list}>
        <li className={styles.previous}>
          {page > 1 ? (
            <a href={hrefOf(page - 1)} rel="prev" className={styles.step}>
              <ChevronLeft aria-hidden />
              <span className={styles.label}>{texts.previous}</span>
            </a>
          ) : null}
        </li>
        {numbers.map((number, index) => (
          <li key={number === 'gap' ? `gap-${index}` : number} className={number !== 'gap' && spare(number) ? styles.optional : undefined}>
            {number === 'gap' ? (
              <span className={styles.gap} aria-hidden>
                …
              </span>
            ) : (
              <a
                href={hrefOf(number)}
                className={styles.number}
                aria-label={texts.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        <li className={styles.next}>
          {page < count ? (
            <a href={hrefOf(page + 1)} rel="next" className={styles.step}>
              <span className={styles.label}>{texts.next}</span>
              <ChevronRight aria-hidden />
            </a>
          ) : null}
        </li>
      </ul>
    </nav>
  ) : null
}
