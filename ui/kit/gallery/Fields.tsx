import { useState } from 'react'
import Search from 'lucide-react/icons/search'
import { Combobox } from '../combobox/Combobox.tsx'
import { SuggestField } from '../combobox/SuggestField.tsx'
import { FieldError } from '../field/Field.tsx'
import { Button, Field, RangeSlider, Select, Textarea, TextInput } from '../index.ts'
import { Sample } from './Sample.tsx'
import styles from './gallery.module.css'

const streets = ['Prins Hendrikkade', 'Prinsengracht', 'Prinsenstraat'].map((name) => ({ id: name, value: name, content: name }))
const found = ['Vloerkleed Aarde', 'Vloerkleed Inkt'].map((name) => ({ id: name, href: '#gevonden', content: name }))

export const Fields = () => {
  const [settled, setSettled] = useState('')
  const [street, setStreet] = useState('Prins')
  const [sought, setSought] = useState<string | null>(null)
  const [price, setPrice] = useState({ min: 59, max: 400 })
  return (
    <>
      <Sample of="TextInput">
        <div className={styles.columns}>
          <div className={styles.form}>
            <Field label="E-mailadres" required>
              <TextInput type="email" name="email" autoComplete="email" />
            </Field>
            <Field label="Postcode" hint="Vier cijfers en twee letters, zoals 1011 AB." required error="Deze postcode bestaat niet.">
              <TextInput name="zip" defaultValue="9999 XX" clearLabel="Postcode wissen" />
            </Field>
            <Field label="Wachtwoord" required>
              <TextInput
                type="password"
                name="password"
                defaultValue="Welkom01"
                autoComplete="current-password"
                reveal={{ show: 'Wachtwoord tonen', hide: 'Wachtwoord verbergen' }}
              />
            </Field>
          </div>
          <div className={styles.form}>
            <Field label="Zoeken" labelHidden>
              <TextInput
                type="search"
                name="q"
                placeholder="Zoek op kleed, lamp of camera"
                prefix={<Search aria-hidden />}
                clearLabel="Zoekwoord wissen"
                onSettle={setSettled}
              />
            </Field>
            <output>{settled}</output>
            <Field label="Breedte" hint="Van 40 tot 400 cm.">
              <TextInput inputMode="numeric" name="width" defaultValue="240" suffix="cm" />
            </Field>
            <Field label="Naam van de ruimte">
              <TextInput name="room" maxLength={40} counter={(length) => `${length} van 40`} defaultValue="Woonkamer" />
            </Field>
          </div>
        </div>
      </Sample>
      <Sample of="Field">
        <div className={styles.columns}>
          <Field label="Bedrijfsnaam" note="optioneel">
            <TextInput name="company" disabled defaultValue="Niet te wijzigen" />
          </Field>
          <Field label="Huisnummer" required error={null}>
            <TextInput name="number" />
          </Field>
          <Field label="Toevoeging" hint="Zoals ‘bis’ of ‘2 hoog’." error="Hoogstens zes letters.">
            <TextInput name="addition" defaultValue="twee hoog achter" />
          </Field>
        </div>
      </Sample>
      <Sample of="FieldError">
        <FieldError id="wrong">Zo staat een fout onder een veld.</FieldError>
      </Sample>
      <Sample of="Select">
        <div className={styles.columns}>
          <Field label="Land">
            <Select
              name="country"
              options={[
                { value: 'NL', label: 'Nederland' },
                { value: 'BE', label: 'België' },
                { value: 'DE', label: 'Duitsland', disabled: true },
              ]}
            />
          </Field>
          <Field label="Sorteren" error="Kies een volgorde.">
            <Select name="sort" options={[{ value: '', label: 'Kies …' }]} />
          </Field>
          <Field label="Taal">
            <Select name="language" disabled options={[{ value: 'nl', label: 'Nederlands' }]} />
          </Field>
        </div>
      </Sample>
      <Sample of="Textarea">
        <div className={styles.columns}>
          <Field label="Opmerking" note="optioneel">
            <Textarea name="remark" defaultValue="Graag bellen voor u komt." />
          </Field>
          <Field label="Uw vraag" required error="Schrijf wat u wilt weten.">
            <Textarea name="question" />
          </Field>
        </div>
      </Sample>
      <Sample of="SuggestField">
        <div className={styles.form}>
          <Field label="Straat">
            <SuggestField
              listLabel="Straten"
              value={street}
              suggestions={streets}
              status={`${streets.length} straten`}
              onType={setStreet}
              onChoose={({ value }) => setStreet(value)}
            />
          </Field>
        </div>
      </Sample>
      <Sample of="Combobox">
        <div className={styles.form}>
          {sought === null ? (
            <Button variant="secondary" onClick={() => setSought('vloer')}>
              Zoeken in de winkel
            </Button>
          ) : (
            <Combobox
              name="sought"
              label="Zoek in de winkel"
              listLabel="Gevonden"
              clearLabel="Wissen"
              value={sought}
              groups={[{ id: 'products', title: 'Producten', options: sought === '' ? [] : found }]}
              status={sought === '' ? '' : '2 gevonden'}
              onType={setSought}
              onChoose={() => setSought(null)}
              onEnter={() => setSought(null)}
              onEscape={() => setSought(null)}
            />
          )}
        </div>
      </Sample>
      <Sample of="RangeSlider">
        <div className={styles.form}>
          <RangeSlider
            min={0}
            max={1249}
            value={price}
            onSettle={setPrice}
            labels={{ min: 'Laagste prijs', max: 'Hoogste prijs' }}
            format={(euros) => `€ ${euros},-`}
            read={(_end, typed) => (/^\d+$/.test(typed) ? Number(typed) : 'Vul een bedrag in.')}
          />
        </div>
      </Sample>
    </>
  )
}
