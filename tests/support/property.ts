import fc from 'fast-check'

// Property tests use the run's seed, so that a failure can be repeated with the printed seed.
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? 1) })

export { fc }
