import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'tests/{lib,protocol,rules,ecs,terminal,crt,flow,stores,api,wallet,browser,hosts}/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'server', include: ['tests/server/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
