const money = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

export const euros = (cents: number): string => money.format(cents / 100)
