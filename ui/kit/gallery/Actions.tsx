import { useState } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Heart from 'lucide-react/icons/heart'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Button, IconButton, Link, LinkButton, NeedsScript, Row, SkipLink, Spinner } from '../index.ts'
import { Sample } from './Sample.tsx'

export const Actions = () => {
  const [busy, setBusy] = useState(true)
  return (
    <>
      <Sample of="Button">
        <Row>
          <Button>In winkelwagen</Button>
          <Button variant="secondary">Verder winkelen</Button>
          <Button variant="quiet">Annuleren</Button>
          <Button disabled>Uitverkocht</Button>
          <Button variant="secondary" disabled>
            Niet op voorraad
          </Button>
        </Row>
        <Row>
          <Button size="s">Klein</Button>
          <Button>Gewoon</Button>
          <Button size="l" icon={<ShoppingBag aria-hidden />}>
            Groot met teken
          </Button>
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
        </Row>
        <Button wide>Over de hele breedte</Button>
      </Sample>
      <Sample of="LinkButton">
        <Row>
          <LinkButton href="#betalen" iconAfter={<ArrowRight aria-hidden />}>
            Bestellen en betalen
          </LinkButton>
          <LinkButton href="#terug" variant="secondary">
            Vorige
          </LinkButton>
          <LinkButton href="#later" variant="quiet" size="s">
            Later
          </LinkButton>
        </Row>
      </Sample>
      <Sample of="IconButton">
        <Row>
          <IconButton label="Bewaren" icon={<Heart aria-hidden />} />
          <IconButton label="Winkelwagen" framed icon={<ShoppingBag aria-hidden />} />
          <IconButton label="Bewaren kan niet" disabled icon={<Heart aria-hidden />} />
        </Row>
      </Sample>
      <Sample of="Link">
        <Row>
          <Link href="#meer">Een link in de tekst</Link>
          <Link href="#meer" variant="alone" iconAfter={<ArrowRight aria-hidden />}>
            Bekijk alle vloerkleden
          </Link>
          <Link href="#meer" variant="plain">
            Retourneren
          </Link>
        </Row>
      </Sample>
      <Sample of="NeedsScript">
        <Row>
          <NeedsScript ready={false}>
            <Button variant="secondary">Nog niet te zien</Button>
          </NeedsScript>
          <NeedsScript ready>
            <Button variant="secondary">Op zijn plaats</Button>
          </NeedsScript>
        </Row>
      </Sample>
      <Sample of="SkipLink">
        <p>Te zien zodra hij de focus heeft: druk op Tab.</p>
        <SkipLink href="#SkipLink">Naar de inhoud</SkipLink>
      </Sample>
      <Sample of="Spinner">
        <Row>
          <Spinner label="Laden" size="m" />
          <Spinner label="Laden, klein" size="s" />
        </Row>
      </Sample>
    </>
  )
}
