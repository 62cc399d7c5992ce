import { useState } from 'react'
import { Button, Field, LinkButton, Panel, Price, QuantityStepper, Row, TextInput } from '../index.ts'
import { Sample } from './Sample.tsx'
import { CartLines, CartTotals } from './Compositions.tsx'

const sides = ['right', 'left', 'bottom', 'full', 'centre'] as const
type Side = (typeof sides)[number]

export const Panels = ({ start }: { readonly start: string | null }) => {
  const [side, setSide] = useState<Side | null>(sides.find((each) => each === start) ?? null)
  const [closing, setClosing] = useState(false)
  const close = () => {
    setClosing(true)
    setTimeout(() => {
      setSide(null)
      setClosing(false)
    }, 100)
  }
  return (
    <Sample of="Panel">
      <Row>
        {sides.map((each) => (
          <Button key={each} variant="secondary" onClick={() => setSide(each)}>
            {each}
          </Button>
        ))}
        {side ? (
          <Panel
            state={closing ? 'closing' : 'open'}
            side={side}
            title={side === 'centre' ? 'Kortingscode' : 'Winkelwagen'}
            note={side === 'right' ? '3 artikelen' : undefined}
            closeLabel="Sluiten"
            closeHref="?"
            onClose={close}
            footer={
              side === 'right' ? (
                <>
                  <CartTotals />
                  <LinkButton href="#bestellen" wide size="l">
                    Verder naar bestellen
                  </LinkButton>
                </>
              ) : undefined
            }
          >
            {side === 'centre' ? (
              <Field label="Code">
                <TextInput name="coupon" focusOnArrival />
              </Field>
            ) : side === 'bottom' ? (
              <Row>
                <Price current="€ 289,-" size="l" />
                <QuantityStepper label="Aantal" lessLabel="Minder" moreLabel="Meer" value={1} onChange={() => undefined} />
                <Button>In winkelwagen</Button>
              </Row>
            ) : (
              <CartLines />
            )}
          </Panel>
        ) : null}
      </Row>
    </Sample>
  )
}
