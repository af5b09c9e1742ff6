import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/server/platform/db/schema.ts',
    './src/server/platform/db/account-schema.ts',
    './src/server/platform/db/budget-schema.ts',
    './src/server/platform/db/life-schema.ts',
    './src/server/platform/db/memory-schema.ts',
    './src/server/platform/db/street-schema.ts',
  ],
  out: './src/server/platform/db/migrations',
})
