import { Badge, Breadcrumbs, Chip, Disclosure, Mark, Pagination, Price, Row, Skeleton, Stack, Status, Stepper } from '../index.ts'
import { Sample } from './Sample.tsx'
import { priceLabels } from './samples.ts'

const pages = { previous: 'Vorige', next: 'Volgende', page: (page: number) => `Pagina ${page}` }
const steps = ['Gegevens', 'Bezorging', 'Betaling', 'Controleren']

export const Ways = () => (
  <>
    <Sample of="Breadcrumbs">
      <Breadcrumbs
        label="Kruimelpad"
        back={{ label: 'Handgeweven vloerkleden', href: '#hand' }}
        items={[
          { label: 'Home', path: '#home' },
          { label: 'Vloerkleden', path: '#kleden' },
          { label: 'Handgeweven vloerkleden', path: '#hand' },
        ]}
      />
    </Sample>
    <Sample of="Stepper">
      <Stepper
        label="Stappen van uw bestelling"
        doneLabel="afgerond"
        steps={steps.map((label, index) => ({ label, href: `#${index}`, state: index < 1 ? 'done' : index === 1 ? 'current' : 'ahead' }))}
      />
    </Sample>
    <Sample of="Pagination">
      <Pagination label="Pagina’s" page={5} count={24} hrefOf={(page) => `#page-${page}`} texts={pages} />
      <Pagination label="Meer pagina’s" page={1} count={3} hrefOf={(page) => `#page-${page}`} texts={pages} />
    </Sample>
    <Sample of="Disclosure">
      <div>
        <Disclosure summary="Materiaal" note="Wol" name="facet" open>
          Wol, katoen, jute en zijde.
        </Disclosure>
        <Disclosure summary="Kleur" name="facet">
          Aarde, zand, inkt en Delfts blauw.
        </Disclosure>
        <Disclosure summary="Afmeting" name="facet">
          Van 60 tot 400 cm.
        </Disclosure>
      </div>
    </Sample>
    <Sample of="Price">
      <Stack gap="6">
        <Price current="€ 289,-" labels={priceLabels} size="s" note="incl. btw" />
        <Price current="€ 289,-" previous="€ 359,-" percent="-20%" labels={priceLabels} note="incl. btw" />
        <Price from="vanaf" current="€ 1.234,50" labels={priceLabels} />
        <Price current="€ 1.234,50" previous="€ 1.499,-" percent="-18%" labels={priceLabels} size="l" note="incl. btw" />
      </Stack>
    </Sample>
    <Sample of="Badge">
      <Row gap="3">
        <Badge>op maat</Badge>
        <Badge tone="discount">-20%</Badge>
        <Badge tone="success">nieuw</Badge>
        <Badge tone="warning">laatste 3</Badge>
        <Badge tone="info">zakelijk</Badge>
        <Badge tone="error">inactief</Badge>
      </Row>
    </Sample>
    <Sample of="Status">
      <Row gap="4">
        <Status tone="success">Op voorraad</Status>
        <Status tone="warning">Nog 3 stuks</Status>
        <Status tone="error">Uitverkocht</Status>
        <Status tone="info">Onderweg</Status>
        <Status>Nog niet bekend</Status>
      </Row>
    </Sample>
    <Sample of="Chip">
      <Row gap="2">
        <Chip href="#a" removeLabel="Verwijder filter">
          Kleur: aarde en zand
        </Chip>
        <Chip href="#b" removeLabel="Verwijder filter">
          € 100,- tot € 400,-
        </Chip>
      </Row>
    </Sample>
    <Sample of="Mark">
      <Row gap="2">
        <Mark name="ideal" />
        <Mark name="postnl" />
        <Mark name="tikkie" />
      </Row>
    </Sample>
    <Sample of="Skeleton">
      <Skeleton shape="text" lines={3} />
      <Skeleton height="4rem" width="50%" />
    </Sample>
  </>
)
