import { expect, it } from 'vitest'
import { departureMail, removalMail } from './companyMails.ts'

it('ACC-01a the end of a membership is mailed in the language of who reads it', () => {
  const [removal, departure] = [removalMail('eng', 'Atelier', 'Kim Vis'), departureMail('http://shop.test', 'eng', 'Atelier', 'Bram Smit')]
  expect([removal.subject, departure.subject]).toEqual([
    'You no longer order on behalf of Atelier',
    'Bram Smit no longer orders on behalf of Atelier',
  ])
  expect(departure.body).toContain('http://shop.test/en/account/company')
})
