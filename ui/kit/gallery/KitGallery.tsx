import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Container, Heading, PageToasts, Stack, ToastRegion, ToastSlot } from '../index.ts'
import type { ToastItem } from '../index.ts'
import { Actions } from './Actions.tsx'
import { Choices } from './Choices.tsx'
import { Layout } from './Layout.tsx'
import { Compositions } from './Compositions.tsx'
import { Fields } from './Fields.tsx'
import { Messages } from './Messages.tsx'
import { Panels } from './Panels.tsx'
import { Pictures } from './Pictures.tsx'
import { TypeAndColour } from './TypeAndColour.tsx'
import { Ways } from './Ways.tsx'
import styles from './gallery.module.css'

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <Heading level={2} size="m" className={styles.partTitle}>
      {title}
    </Heading>
    <div className={styles.partContent}>{children}</div>
  </section>
)

const startingToasts: readonly ToastItem[] = [
  { id: 'a', tone: 'success', title: 'Melding', message: 'Uw adres is bewaard.' },
  { id: 'b', tone: 'error', title: 'Mislukt', message: 'Van Vloerkleed Aarde zijn er nog 3. We hebben het aantal aangepast.' },
  { id: 'c', tone: 'info', title: 'Melding', message: 'Uw winkelwagen is samengevoegd met die van uw vorige bezoek.' },
]

export const KitGallery = ({ panel }: { readonly panel: string | null }) => {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([])
  // Tells visual tests that the gallery is hydrated.
  useEffect(() => document.body.setAttribute('data-alive', ''), [])
  const region = (
    <ToastRegion
      label="Meldingen"
      closeLabel="Melding sluiten"
      toasts={toasts}
      onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
    />
  )
  return (
    <ToastSlot value={region}>
      <PageToasts />
      <Container as="main">
        <Stack gap="section" className={styles.page}>
          <Heading level={1} size="xxl">
            Een huis dat klopt, van vloer tot licht
          </Heading>
          <Part title="Samen">
            <Compositions />
          </Part>
          <Part title="Letters en kleur">
            <TypeAndColour />
          </Part>
          <Part title="Plaats">
            <Layout />
          </Part>
          <Part title="Knoppen">
            <Actions />
          </Part>
          <Part title="Velden">
            <Fields />
          </Part>
          <Part title="Keuzes">
            <Choices />
          </Part>
          <Part title="Berichten">
            <Messages onToasts={() => setToasts(startingToasts)} />
          </Part>
          <Part title="Wegen">
            <Ways />
          </Part>
          <Part title="Beelden">
            <Pictures />
          </Part>
          <Part title="Panelen">
            <Panels start={panel} />
          </Part>
        </Stack>
      </Container>
    </ToastSlot>
  )
}
