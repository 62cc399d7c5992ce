import { useState } from 'react'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import { Checkbox, QuantityStepper, RadioCard, RadioCardGroup, Row, Stack } from '../index.ts'
import { Sample } from './Sample.tsx'
import styles from './gallery.module.css'

export const Choices = () => {
  const [delivery, setDelivery] = useState('home')
  const [shape, setShape] = useState('rectangle')
  const [quantity, setQuantity] = useState(2)
  const amount = { label: 'Aantal', lessLabel: 'Eén minder', moreLabel: 'Eén meer' }
  return (
    <>
      <Sample of="RadioCardGroup">
        <div className={styles.columns}>
          <RadioCardGroup legend="Betaling" name="payment" value={null} onChange={() => undefined} error="Geen betaalmethode geselecteerd.">
            <RadioCard value="ideal" label="iDEAL | Wero" />
            <RadioCard value="bancontact" label="Bancontact" />
          </RadioCardGroup>
          <RadioCardGroup legend="Vorm" hint="Elke vorm in elke maat." name="shape" layout="tiles" value={shape} onChange={setShape}>
            <RadioCard value="rectangle" label="Rechthoek" />
            <RadioCard value="round" label="Rond" price="+ € 40,-" />
            <RadioCard value="oval" label="Ovaal" />
            <RadioCard value="organic" label="Organisch" disabled />
          </RadioCardGroup>
        </div>
      </Sample>
      <Sample of="RadioCard">
        <RadioCardGroup legend="Bezorging" name="delivery" value={delivery} onChange={setDelivery}>
          <RadioCard value="home" label="PostNL, thuis" description="Morgen in huis" price="€ 6,95" icon={<Truck aria-hidden />} />
          <RadioCard
            value="pickup"
            label="Ophalen in Amsterdam"
            description="Vanaf 14.00 uur, u krijgt bericht"
            price="Gratis"
            icon={<Store aria-hidden />}
          >
            Prins Hendrikkade 33, dagelijks van 10.00 tot 18.00 uur
          </RadioCard>
          <RadioCard value="evening" label="Avondbezorging" description="Niet mogelijk in uw postcodegebied" price="€ 8,95" disabled />
        </RadioCardGroup>
      </Sample>
      <Sample of="Checkbox">
        <Stack gap="1">
          <Checkbox label="Wol" note="24" name="material" defaultChecked />
          <Checkbox label="Katoen" note="112" name="material" />
          <Checkbox label="Zijde" note="0" name="material" disabled />
          <Checkbox label="Jute" name="material" disabled defaultChecked />
          <Checkbox
            label="Ik ga akkoord met de algemene voorwaarden en het herroepingsrecht"
            name="terms"
            hint="U kunt ze bewaren en afdrukken."
            error="U moet akkoord gaan om te bestellen."
          />
        </Stack>
      </Sample>
      <Sample of="QuantityStepper">
        <Row>
          <QuantityStepper {...amount} value={quantity} onChange={setQuantity} max={120} />
          <QuantityStepper {...amount} value={0} onChange={() => undefined} size="s" />
          <QuantityStepper {...amount} value={120} onChange={() => undefined} max={120} size="s" />
          <QuantityStepper {...amount} value={3} onChange={() => undefined} disabled />
        </Row>
      </Sample>
    </>
  )
}
