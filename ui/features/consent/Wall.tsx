import { useEffect, useId, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { consentOf, consentWall } from '@thuishaven/core/consent'
import type { ConsentAction, ConsentCategory, ConsentStore, ConsentTab } from '@thuishaven/core/consent'
import { useStore } from '../../framework/hydration/useStore.ts'
import { useConfig } from '../shop/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { Button, Panel } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { Categories } from './Categories.tsx'
import styles from './Wall.module.css'
import { WallTabs } from './WallTabs.tsx'

/** Refusing looks like allowing (CNS-02). */
const looks = { adjust: 'secondary', allowSelection: 'secondary', onlyNecessary: 'primary', allowAll: 'primary' } as const

/** Anchor of a tab's text: target of 'To adjust' before hydration. */
const anchorOf = (tab: ConsentTab): string => `consent-${tab}`

/**
 * Requests consent by purpose (CNS-02), and lets the choice be changed (CNS-06). It is one form: before hydration, and without a
 * script, the browser posts it; without JavaScript all tabs are stacked.
 */
export const Wall = ({ consent }: { readonly consent: ConsentStore }) => {
  const { text, t } = useMessages()
  const panels = usePanels()
  const hydrated = useHydrated()
  const { current } = useShopLocation()
  const { name, organizationName, cookieWall } = useConfig()
  const { closing } = useStore(panels)
  const { preferences, accepted, wallOpen } = useStore(consent)
  const [requests] = useState(wallOpen)
  const [chosenTab, setTab] = useState<ConsentTab | null>(null)
  // The server answers a click before hydration with the address of the tab.
  const tab = chosenTab ?? (hydrated && location.hash === `#${anchorOf('details')}` ? 'details' : 'condition')
  const form = useId()

  useEffect(() => {
    // Chosen in another tab of the browser, or before the page came back from its memory.
    if (requests && accepted) panels.close()
  }, [requests, accepted, panels])

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const ticked = new FormData(event.currentTarget)
    const action = submitter instanceof HTMLButtonElement ? (submitter.value as ConsentAction) : 'allowSelection'
    const chosen = consentOf(action, (category) => ticked.has(category))
    if (chosen === null) return setTab('details')
    consent.choose(chosen)
    panels.close()
  }

  const button = (action: ConsentAction) => (
    <Button
      key={action}
      type="submit"
      form={form}
      name="choice"
      value={action}
      variant={looks[action]}
      className={styles[action]}
      hidden={consentWall.find((row) => row.tab === tab)?.actions.includes(action) !== true}
    >
      {text(`consent.${action}`)}
    </Button>
  )
  // What the shop itself remembers needs consent too; the other purposes are named only where a script serves them.
  const serves = (purpose: ConsentCategory): boolean => cookieWall.scripts.some(({ category }) => category === purpose)
  const purposes = [
    text('consent.remembering'),
    ...(serves('statistics') ? [text('consent.measuring')] : []),
    ...(serves('marketing') ? [text('consent.advertising')] : []),
  ]
  const texts: Readonly<Record<ConsentTab, ReactNode>> = {
    condition: (
      <>
        <p>{text('consent.intro', { name })}</p>
        <p>{purposes.join(' ')}</p>
        <p>{text('consent.refusing')}</p>
      </>
    ),
    details: <Categories preferences={preferences} />,
    about: (
      <>
        <p>{text('consent.what')}</p>
        <p>{text('consent.own')}</p>
        <p>{text('consent.kept', { link: text('shell.footer.cookies') })}</p>
        <p>{text('consent.who', { organization: organizationName })}</p>
      </>
    ),
  }
  return (
    <Panel
      side="centre"
      width="wide"
      title={text('consent.title')}
      closeLabel={text('consent.close')}
      closeHref={`${current.href}${current.href.includes('?') ? '&' : '?'}panel=none`}
      state={closing === 'cookieWall' ? 'closing' : 'open'}
      onClose={panels.close}
      openedByAddress={requests}
      footer={<div className={styles.actions}>{(['adjust', 'allowSelection', 'onlyNecessary', 'allowAll'] as const).map(button)}</div>}
    >
      <form id={form} method="post" action="/consent" onSubmit={submit}>
        <input type="hidden" name="back" value={current.href} />
        <WallTabs
          label={text('consent.tabs')}
          tabs={consentWall.map((row) => ({ tab: row.tab, name: t(row.label), anchor: anchorOf(row.tab) }))}
          chosen={tab}
          hydrated={hydrated}
          onChoose={setTab}
        />
        {consentWall.map((row) => (
          <div
            key={row.tab}
            id={anchorOf(row.tab)}
            role="tabpanel"
            aria-labelledby={`${anchorOf(row.tab)}-tab`}
            className={styles.text}
            hidden={row.tab !== tab}
          >
            {texts[row.tab]}
          </div>
        ))}
      </form>
    </Panel>
  )
}
