/**
 * tsyringe refuses to load without a metadata reader, because it can build classes from decorator metadata. This shop registers
 * factories only, so there is no metadata to read; a full polyfill would be 3 kB for nothing.
 */
if (!('getMetadata' in Reflect)) Object.defineProperty(Reflect, 'getMetadata', { value: () => undefined, configurable: true })
