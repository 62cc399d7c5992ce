export const consent = {
  tabCondition: 'Toestemming',
  tabDetails: 'Details',
  tabAbout: 'Over',
}
