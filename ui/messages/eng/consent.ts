import type { consent as dutch } from '../nld/consent.ts'

export const consent: typeof dutch = {
  tabCondition: 'Condition',
  tabDetails: 'Details',
  tabAbout: 'About',
}
