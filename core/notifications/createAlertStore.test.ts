import { expect, it } from 'vitest'
import { createAlertStore } from './createAlertStore.ts'

it('NTF-04 one alert at a time is active until it is dismissed; one that is not dismissible stays until the page is left', () => {
  const alert = createAlertStore()
  let received = 0
  alert.subscribe(() => (received += 1))
  expect(alert.getSnapshot()).toBeNull()
  alert.show({ title: { key: 'phrases.Failed' }, message: { text: 'Nee' } })
  expect(alert.getSnapshot()).toEqual({
    tone: 'error',
    title: { key: 'phrases.Failed' },
    message: { text: 'Nee' },
    hasIcon: true,
    isDismissible: true,
  })
  alert.dismiss()
  expect(alert.getSnapshot()).toBeNull()
  alert.show({ title: { key: 'phrases.Failed' }, tone: 'warning', hasIcon: false, isDismissible: false })
  alert.dismiss()
  expect(alert.getSnapshot()).toMatchObject({ tone: 'warning', hasIcon: false, isDismissible: false })
  alert.reset()
  expect(alert.getSnapshot()).toBeNull()
  expect(received).toBe(4)
})
