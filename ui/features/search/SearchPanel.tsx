import { useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { searchEvent } from '@thuishaven/core/analytics'
import type { SearchStore } from '@thuishaven/core/catalogue'
import { useConfig, useShop, pathTo } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Combobox } from '../../kit/combobox/Combobox.tsx'
import { Panel } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useLocation } from '../../framework/router/useLocation.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { FoundItem } from './FoundItem.tsx'
import { NothingFound } from './NothingFound.tsx'
import styles from './SearchPanel.module.css'

/** Fewer results than this leave most of the panel empty, so there is more to look at below them. */
const enough = 4

const Search = ({ store }: { readonly store: SearchStore }) => {
  const shop = useShop()
  const panels = usePanels()
  const { text } = useMessages()
  const { pricesExclVat } = useConfig()
  const [, navigate] = useLocation()
  const { typed, groups, loadedFor, isLoading, recent } = useStore(store)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  // Takes over text typed in the header's field while this module loaded, before the dialog remembers the focused element.
  useLayoutEffect(() => {
    const early = document.querySelector<HTMLInputElement>('header input[name="q"]')
    if (early === null) return
    if (early.value !== '') {
      store.type(early.value)
      // The store is heard only after the paint: a letter that came before it would take the place of these.
      renderAgain()
    }
    early.form?.reset()
  }, [store])
  const isBlank = typed.trim() === ''
  const isLoaded = loadedFor !== '' && !isLoading
  const showAll = (query: string): void => {
    store.type(query)
    store.remember()
    void navigate(`${pathTo(shop.locale, 'search')}?q=${encodeURIComponent(query.trim())}`)
  }
  return (
    <div>
      <Combobox
        name="q"
        label={text('search.label')}
        listLabel={text('search.results')}
        clearLabel={text('search.clear')}
        placeholder={text('search.placeholder')}
        value={typed}
        groups={groups.map(({ id, title, items }) => ({
          id,
          title,
          options: items.map((item) => ({ id: `${id} ${item.id}`, href: item.path, content: <FoundItem item={item} /> })),
        }))}
        status={isLoaded ? text('search.count', { count }) : ''}
        onType={store.type}
        onChoose={(option, how) => {
          store.remember()
          const requested = searchEvent(typed)
          if (requested !== null) shop.track(requested)
          if (how === 'key') void navigate(option.href)
        }}
        onEscape={panels.close}
        onEnter={() => {
          if (!isBlank) showAll(typed)
        }}
      />
      {isLoaded && count === 0 ? <NothingFound /> : null}
      {isLoaded && count > 0 ? (
        <p className={styles.found}>
          <a
            className={styles.all}
            href={`${pathTo(shop.locale, 'search')}?q=${encodeURIComponent(typed.trim())}`}
            onClick={store.remember}
          >
            {text('search.all')}
          </a>
          {pricesExclVat ? <span>{text('price.excl')}</span> : null}
        </p>
      ) : null}
      {isBlank && recent.length > 0 ? (
        <div className={styles.recent}>
          <h3>{text('search.recent')}</h3>
          <ul>
            {recent.map((query) => (
              <li key={query}>
                <button type="button" onClick={() => store.type(query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {/* They stay until the first results are there, so that the panel is not empty in between. */}
      {isBlank || (loadedFor === '' && count === 0) || (isLoaded && count > 0 && count < enough) ? (
        <NothingFound says="lookAround" without={groups.flatMap(({ items }) => items.map(({ id }) => Number(id)))} />
      ) : null}
    </div>
  )
}

/** The search over the page: what is found while one types (SRC-01…SRC-04). */
export const SearchPanel = () => {
  const shop = useShop()
  const panels = usePanels()
  const { text } = useMessages()
  const { closing } = useStore(panels)
  const [, setLoaded] = useState<SearchStore | null>(null)
  useEffect(() => {
    void shop.search.load().then(setLoaded)
  }, [shop])
  const store = shop.search.loaded()
  // Until it can be typed in, letters go to the header's field.
  return store === null ? null : (
    <Panel
      side="full"
      className={styles.panel}
      title={text('search.title')}
      closeLabel={text('search.close')}
      state={closing === 'search' ? 'closing' : 'open'}
      onClose={panels.close}
    >
      <Search store={store} />
    </Panel>
  )
}
