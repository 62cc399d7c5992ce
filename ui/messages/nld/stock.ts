export const stock = {
  out: 'Niet op voorraad',
  low: 'Nog maar {count} op voorraad',
  inStock: 'Op voorraad',
  amount: '{count} op voorraad',
}
