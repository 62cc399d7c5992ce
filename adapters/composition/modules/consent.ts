export { createConsentStore } from '@thuishaven/core/consent'
