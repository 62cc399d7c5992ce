import { useState } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Heart from 'lucide-react/icons/heart'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Button, IconButton, Link, LinkButton, Row, Spinner } from '../index.ts'

export const Actions = () => {
  const [busy, setBusy] = useState(true)
  return (
    <>
      <Row>
        <Button>In winkelwagen</Button>
        <Button variant="secondary">Verder winkelen</Button>
        <Button variant="quiet">Annuleren</Button>
        <Button disabled>Uitverkocht</Button>
        <Button variant="secondary" disabled>
          Niet leverbaar
        </Button>
      </Row>
      <Row>
        <Button size="s">Klein</Button>
        <Button>Gewoon</Button>
        <Button size="l" icon={<ShoppingBag aria-hidden />}>
          Groot met teken
        </Button>
        <LinkButton href="#betalen" iconAfter={<ArrowRight aria-hidden />}>
          Bestellen en betalen
        </LinkButton>
        <LinkButton href="#terug" variant="secondary">
          Vorige
        </LinkButton>
      </Row>
      <Row>
        <Button busy={busy} busyText="Uw bestelling wordt verstuurd" onClick={() => setBusy(true)}>
          Bestellen en betalen
        </Button>
        <Button variant="secondary" busy>
          Controleren
        </Button>
        <Button variant="quiet" onClick={() => setBusy(!busy)}>
          Bezig aan of uit
        </Button>
        <Spinner label="Laden" size="m" />
      </Row>
      <Row>
        <IconButton label="Bewaren" icon={<Heart aria-hidden />} />
        <IconButton label="Winkelwagen" framed icon={<ShoppingBag aria-hidden />} />
        <IconButton label="Bewaren kan niet" disabled icon={<Heart aria-hidden />} />
        <Link href="#meer">Een link in de tekst</Link>
        <Link href="#meer" variant="alone" iconAfter={<ArrowRight aria-hidden />}>
          Bekijk alle vloerkleden
        </Link>
        <Link href="#meer" variant="plain">
          Retourneren
        </Link>
      </Row>
    </>
  )
}
