/** What is said when a page's program did not come: its catalogue of sentences may be what is missing, so this stands apart. */
export const notAlive = {
  nld: ['Een deel van deze pagina kon niet worden geladen.', 'Laad de pagina opnieuw'],
  eng: ['A part of this page could not be loaded.', 'Reload the page'],
} as const
