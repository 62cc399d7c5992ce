export { createSearchStore } from '@thuishaven/core/catalogue'
