export const content = {
  stars_one: '{count} ster van 5',
  stars_other: '{count} sterren van 5',
}
