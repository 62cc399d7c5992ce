import { useState } from 'react'
import Lock from 'lucide-react/icons/lock'
import Trash from 'lucide-react/icons/trash-2'
import Truck from 'lucide-react/icons/truck'
import {
  Badge,
  Button,
  Checkbox,
  Field,
  Gallery,
  Grid,
  Heading,
  IconButton,
  LinkButton,
  PictureFrame,
  Price,
  QuantityStepper,
  RadioCard,
  RadioCardGroup,
  Row,
  Skeleton,
  Stack,
  Status,
  Stepper,
  TextInput,
} from '../index.ts'
import { galleryTexts, priceLabels, samplePicture } from './samples.ts'
import styles from './gallery.module.css'

const cards = [
  { name: 'Vloerkleed Aarde', price: '€ 289,-', previous: '€ 359,-', percent: '-20%', stock: 'Morgen in huis' },
  { name: 'Vloerkleed Inkt, handgeweven in Twente', price: '€ 1.234,50', stock: 'In 3 weken' },
  { name: 'Vloerkleed Mos', price: '€ 449,-', stock: 'Morgen in huis', none: true },
] as const

const Card = ({ card, index }: { readonly card: (typeof cards)[number]; readonly index: number }) => (
  <li className={styles.card}>
    <PictureFrame source={'none' in card ? null : samplePicture(`card${index}`, '')} alt="" sizes="25vw" ratio={4 / 5} />
    <h3 className={styles.cardName}>{card.name}</h3>
    <Price
      current={card.price}
      previous={'previous' in card ? card.previous : null}
      percent={'percent' in card ? card.percent : null}
      labels={priceLabels}
    />
    <Status tone="success">{card.stock}</Status>
  </li>
)

export const CartLines = () => {
  const [quantity, setQuantity] = useState(1)
  return (
    <div>
      {['Vloerkleed Aarde', 'Rookmelder Stil', 'Hanglamp Kust met linnen kap'].map((name, index) => (
        <div key={name} className={styles.line}>
          <PictureFrame source={index === 1 ? null : samplePicture(`line${index}`, '')} alt="" sizes="88px" ratio={4 / 5} />
          <Stack gap="2">
            <h3 className={styles.cardName}>{name}</h3>
            <Price current="€ 289,-" previous={index === 0 ? '€ 359,-' : null} labels={priceLabels} size="s" />
            <Row gap="2">
              <QuantityStepper
                label={`Aantal ${name}`}
                lessLabel="Eén minder"
                moreLabel="Eén meer"
                size="s"
                value={index === 2 ? 120 : quantity}
                onChange={setQuantity}
              />
              <IconButton label={`${name} verwijderen`} icon={<Trash aria-hidden />} />
            </Row>
          </Stack>
        </div>
      ))}
    </div>
  )
}

export const CartTotals = () => (
  <dl className={styles.totals}>
    <dt>Subtotaal</dt>
    <dd>€ 867,-</dd>
    <dt>Bezorging</dt>
    <dd>Gratis</dd>
    <dt className={styles.total}>Totaal</dt>
    <dd className={styles.total}>€ 867,-</dd>
  </dl>
)

/** Components combined as on pages, to check how they look together. */
export const Compositions = () => {
  const [quantity, setQuantity] = useState(1)
  const [payment, setPayment] = useState('ideal')
  return (
    <>
      <Grid as="ul">
        {cards.map((card, index) => (
          <Card key={card.name} card={card} index={index} />
        ))}
        <li className={styles.card}>
          <Skeleton ratio={4 / 5} />
          <Skeleton shape="text" width="80%" />
          <Skeleton shape="text" width="30%" />
        </li>
      </Grid>
      <Grid columns="product">
        <Gallery
          pictures={Array.from({ length: 9 }, (_, index) => samplePicture(`product${index}`, `Vloerkleed Aarde, afbeelding ${index + 1}`))}
          texts={{ ...galleryTexts, label: 'Afbeeldingen van het product' }}
          sizes="(min-width: 1024px) 45vw, 100vw"
        />
        <div className={styles.buy}>
          <Stack gap="3">
            <Row gap="2">
              <Badge tone="discount">-20%</Badge>
              <Badge>op maat</Badge>
            </Row>
            <Heading level={3} size="l">
              Vloerkleed Aarde
            </Heading>
            <Price current="€ 289,-" previous="€ 359,-" labels={priceLabels} size="l" note="incl. btw" />
          </Stack>
          <RadioCardGroup legend="Kies uw vorm" name="productShape" layout="tiles" value="rectangle" onChange={() => undefined}>
            <RadioCard value="rectangle" label="Rechthoek" />
            <RadioCard value="round" label="Rond" />
          </RadioCardGroup>
          <Status tone="success">Voor 22.00 uur besteld, morgen in huis</Status>
          <Row gap="3">
            <QuantityStepper label="Aantal" lessLabel="Eén minder" moreLabel="Eén meer" value={quantity} onChange={setQuantity} min={1} />
            <Button size="l">In winkelwagen</Button>
          </Row>
          <Row gap="3" wrap={false}>
            <Truck aria-hidden strokeWidth={1.25} />
            Gratis bezorgd vanaf € 50,-, dertig dagen bedenktijd
          </Row>
        </div>
      </Grid>
      <div className={styles.checkout}>
        <Stack gap="8">
          <Stepper
            label="Bestellen"
            doneLabel="afgerond"
            steps={[
              { label: 'Gegevens', state: 'done', href: '#1' },
              { label: 'Bezorging', state: 'done', href: '#2' },
              { label: 'Betaling', state: 'current' },
              { label: 'Controleren', state: 'ahead' },
            ]}
          />
          <Heading level={3} size="l">
            Hoe wilt u betalen?
          </Heading>
          <RadioCardGroup legend="Betaalmethode" legendHidden name="pay" value={payment} onChange={setPayment}>
            <RadioCard value="ideal" label="iDEAL | Wero" description="Direct via uw eigen bank" />
            <RadioCard value="klarna" label="Achteraf betalen" description="Binnen 14 dagen, via Klarna" price="+ € 0,95" />
            <RadioCard value="card" label="Creditcard" />
          </RadioCardGroup>
          <Field label="Kenmerk voor uw administratie" note="optioneel">
            <TextInput name="reference" />
          </Field>
          <Checkbox label="Stuur mij de factuur ook per post" name="post" />
          <LinkButton href="#verder" size="l" wide icon={<Lock aria-hidden />}>
            Verder naar controleren
          </LinkButton>
        </Stack>
        <aside className={styles.summary} aria-label="Uw bestelling">
          <CartLines />
          <CartTotals />
        </aside>
      </div>
    </>
  )
}
