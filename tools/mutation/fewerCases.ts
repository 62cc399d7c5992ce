import * as fc from 'fast-check'

// A property with an explicit number of cases keeps it.
fc.configureGlobal({ numRuns: 30, seed: 1 })
