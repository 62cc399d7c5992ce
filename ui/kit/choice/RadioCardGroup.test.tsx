import { act, fireEvent, render, screen } from '@testing-library/react'
import { memo, useCallback, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Select } from '../field/Select.tsx'
import { Checkbox } from './Checkbox.tsx'
import { RadioCard, RadioCardGroup } from './RadioCardGroup.tsx'

/** Every card writes its class once each time it is rendered. */
const { counted } = vi.hoisted(() => ({ counted: { cards: 0 } }))
vi.mock('../classes.ts', () => ({
  classes: (...names: readonly unknown[]): string => {
    counted.cards += String(names[0]).includes('card') ? 1 : 0
    return names.filter(Boolean).join(' ')
  },
}))

const Item = memo(({ name }: { readonly name: string }) => <RadioCard value={name} label={name} />)

const Group = ({ count }: { readonly count: number }) => {
  const [value, setValue] = useState<string | null>('Colour 3')
  return (
    <RadioCardGroup name="colour" legend="Colour" value={value} onChange={useCallback((next: string) => setValue(next), [])}>
      {Array.from({ length: count }, (_, index) => (
        <Item key={index} name={`Colour ${index}`} />
      ))}
    </RadioCardGroup>
  )
}

for (const count of [10, 500])
  it(`OPT-01 a choice among ${count} cards renders the chosen card and the one before it, no other`, () => {
    render(<Group count={count} />)
    const radio = screen.getByLabelText<HTMLInputElement>('Colour 7')
    counted.cards = 0
    fireEvent.click(radio)
    expect(radio.checked).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>('Colour 3').checked).toBe(false)
    expect(counted.cards).toBe(2)
  })

/** Hydrates what a shopper has pressed already; returns the changes, in order. */
const hydrateAfter = async (press: (page: HTMLElement) => void, takes: boolean) => {
  const changed = vi.fn<(value: string) => void>()
  const Form = () => {
    const [way, setWay] = useState('a')
    const [gift, setGift] = useState(false)
    const [day, setDay] = useState('1')
    const change = (value: string, take: () => void) => {
      changed(value)
      if (takes) take()
    }
    return (
      <form>
        <RadioCardGroup name="way" legend="Way" value={way} onChange={(value) => change(value, () => setWay(value))}>
          {['a', 'b', 'c'].map((value) => (
            <RadioCard key={value} value={value} label={value} />
          ))}
        </RadioCardGroup>
        <Checkbox
          name="gift"
          label="Gift"
          checked={gift}
          onChange={({ currentTarget: { checked } }) => change(String(checked), () => setGift(checked))}
        />
        <Select
          name="day"
          aria-label="Day"
          value={day}
          onChange={({ currentTarget: { value } }) => change(value, () => setDay(value))}
          options={['1', '2'].map((value) => ({ value, label: value }))}
        />
      </form>
    )
  }
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<Form />)
  press(page)
  const root = await act(async () => hydrateRoot(page, <Form />))
  const form = page.querySelector('form')
  const shown = [...new FormData(form ?? undefined).entries()].map(String)
  act(() => root.unmount())
  page.remove()
  return { changes: changed.mock.calls.flat(), shown }
}

const pressAll = (page: HTMLElement): void => {
  for (const input of page.querySelectorAll<HTMLInputElement>('[value=b], [value=c], [name=gift]')) input.click()
  const day = page.querySelector('select')
  if (day !== null) day.value = '2'
}

it('OPT-01 CHK-05 what was pressed before hydration counts, and is shown as it counts', async () => {
  expect(await hydrateAfter(pressAll, true)).toEqual({ changes: ['c', 'true', '2'], shown: ['way,c', 'gift,on', 'day,2'] })
})

it('CHK-06 a press before hydration that is not taken is not shown either', async () => {
  expect(await hydrateAfter(pressAll, false)).toEqual({ changes: ['c', 'true', '2'], shown: ['way,a', 'day,1'] })
})

it('OPT-01 hydration chooses nothing that nobody pressed', async () => {
  expect(await hydrateAfter(() => undefined, true)).toEqual({ changes: [], shown: ['way,a', 'day,1'] })
})
