import { useState } from 'react'
import Search from 'lucide-react/icons/search'
import { Field, Select, Textarea, TextInput } from '../index.ts'
import styles from './gallery.module.css'

export const Fields = () => {
  const [settled, setSettled] = useState('')
  return (
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
        <Field label="Bedrijfsnaam" note="optioneel">
          <TextInput name="company" disabled defaultValue="Niet te wijzigen" />
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
        <Field label="Opmerking" note="optioneel">
          <Textarea name="remark" defaultValue="Graag bellen voor u komt." />
        </Field>
        <Field label="Naam van de ruimte">
          <TextInput name="room" maxLength={40} counter={(length) => `${length} van 40`} defaultValue="Woonkamer" />
        </Field>
      </div>
    </div>
  )
}
