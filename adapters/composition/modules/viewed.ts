export { createViewedStore } from '@thuishaven/core/catalogue'
