import { useQuery } from '@tanstack/react-query'
import { searchQuery } from '../../bindings/queries.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { Container } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import type { PageProps } from '../../shell/page.ts'
import { SearchForm } from '../../shell/search/SearchForm.tsx'
import { FoundItem } from '../../shop/search/FoundItem.tsx'
import { NothingFound } from '../../shop/search/NothingFound.tsx'
import styles from './SearchPage.module.css'

/** What was found for a question, at an address of its own, without a script too. */
export const SearchPage = ({ params }: PageProps) => {
  const shop = useShop()
  const { text } = useText()
  const question = params['question'] ?? ''
  const { data: groups } = useQuery({ ...searchQuery(shop, question), enabled: question !== '' })
  const count = (groups ?? []).reduce((sum, { items }) => sum + items.length, 0)
  return (
    <Container width="text" className={styles.page}>
      <h1>{question === '' ? text('search.title') : text('search.resultsFor', { question })}</h1>
      <SearchForm key={question} label={text('search.again')} defaultValue={question} />
      {question === '' || groups === undefined ? null : <p role="status">{text('search.count', { count })}</p>}
      {question !== '' && groups?.length === 0 ? <NothingFound /> : null}
      {groups?.map((group) => (
        <section key={group.id} aria-labelledby={`found-${group.id}`}>
          <h2 id={`found-${group.id}`} className={styles.title}>
            {group.title}
          </h2>
          <ul className={styles.items}>
            {group.items.map((item) => (
              <li key={item.id}>
                <a className={styles.item} href={item.path}>
                  <FoundItem item={item} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Container>
  )
}
