export { createComparedStore } from '@thuishaven/core/catalogue'
