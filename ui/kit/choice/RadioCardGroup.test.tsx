import { fireEvent, render, screen } from '@testing-library/react'
import { memo, useCallback, useState } from 'react'
import { expect, it, vi } from 'vitest'
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
