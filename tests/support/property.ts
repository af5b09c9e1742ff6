import fc from 'fast-check'

// The run's seed also seeds property tests, so the printed seed reproduces a failure.
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 1) })

export { fc }
