import { useState } from 'react'
import {
  Alert,
  Announcement,
  BasketDrawing,
  Button,
  DoorDrawing,
  EmptyState,
  LampDrawing,
  LinkButton,
  Row,
  Stack,
  Toast,
  VisuallyHidden,
} from '../index.ts'
import { Sample } from './Sample.tsx'
import styles from './gallery.module.css'

const closing = { closeLabel: 'Melding sluiten', onDismiss: () => undefined, paused: true }

export const Messages = ({ onToasts }: { readonly onToasts: () => void }) => {
  const [shown, setShown] = useState(true)
  const [text, setAnnounced] = useState(0)
  return (
    <>
      <Sample of="Alert">
        <Stack gap="3">
          <Alert tone="info" title="Nog € 12,50 tot gratis bezorging" announced={false} />
          <Alert tone="success" title="Adres bewaard" announced={false}>
            We bezorgen op Prins Hendrikkade 33.
          </Alert>
          {shown ? (
            <Alert
              tone="warning"
              title="Een prijs is veranderd"
              dismissLabel="Bericht sluiten"
              onDismiss={() => setShown(false)}
              announced={false}
            >
              Vloerkleed Aarde kost nu € 289,-. U betaalt de laagste van de twee.
            </Alert>
          ) : null}
          <Alert tone="error" title="Betalen is niet gelukt" action={<Button size="s">Opnieuw betalen</Button>} announced={false}>
            Uw bank heeft de betaling geweigerd. Uw bestelling blijft tot morgen voor u staan.
          </Alert>
        </Stack>
      </Sample>
      <Sample of="Toast">
        <Stack gap="3">
          <Toast {...closing} tone="success" title="Melding" message="Uw adres is bewaard." />
          <Toast {...closing} tone="error" title="Mislukt" message="Van dit kleed zijn er nog 3. We hebben het aantal aangepast." />
          <Toast {...closing} tone="info" title="Melding" />
          <Toast {...closing} tone="warning" title="U bent niet verbonden" message="Wat u nu ziet, kan verouderd zijn." />
        </Stack>
      </Sample>
      <Sample of="ToastRegion">
        <p>De stapel van deze pagina, rechtsonder of in het open paneel.</p>
        <Button variant="secondary" onClick={onToasts}>
          Drie meldingen tonen
        </Button>
      </Sample>
      <Sample of="EmptyState">
        <div className={styles.columns}>
          <EmptyState
            level={3}
            title="Uw winkelwagen is leeg"
            drawing={<BasketDrawing />}
            action={<LinkButton href="#kleden">Bekijk vloerkleden</LinkButton>}
          >
            Leg er iets in en het blijft hier dertig dagen liggen.
          </EmptyState>
          <EmptyState
            level={3}
            title="Hier is niemand thuis"
            drawing={<DoorDrawing />}
            action={<LinkButton href="#home">Naar de voorkant</LinkButton>}
          >
            Deze pagina bestaat niet of is verhuisd.
          </EmptyState>
          <EmptyState
            level={3}
            align="start"
            title="Niets gevonden voor ‘zithoek’"
            drawing={<LampDrawing />}
            action={<Button variant="secondary">Alle filters wissen</Button>}
          >
            Probeer een ander woord, of minder filters.
          </EmptyState>
        </div>
      </Sample>
      <Sample of="Announcement">
        <Row>
          <Button variant="secondary" onClick={() => setAnnounced(text + 1)}>
            Iets laten zeggen
          </Button>
          <Announcement>{text === 0 ? '' : `${text} keer gezegd`}</Announcement>
        </Row>
      </Sample>
      <Sample of="VisuallyHidden">
        <p>
          € 189,-<VisuallyHidden> (honderdnegenentachtig euro)</VisuallyHidden>
        </p>
      </Sample>
    </>
  )
}
