import { expect, it } from 'vitest'
import { makeAlertStore } from './makeAlertStore.ts'

it('NTF-04 one alert at a time is active until it is dismissed; one that is not dismissible stays until the page is left', () => {
  const alert = makeAlertStore()
  let told = 0
  alert.subscribe(() => (told += 1))
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
  expect(told).toBe(4)
})
