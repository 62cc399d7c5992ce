import * as fc from 'fast-check'

// A property that names its own number of cases keeps it.
fc.configureGlobal({ numRuns: 30, seed: 1 })
