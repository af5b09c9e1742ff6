import fc from 'fast-check'

// The run's seed also sets what property tests draw: a failure comes back under the printed seed.
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 1) })

export { fc }
