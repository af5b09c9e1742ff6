import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/server/db/schema.ts',
    './src/server/db/account-schema.ts',
    './src/server/db/budget-schema.ts',
    './src/server/db/life-schema.ts',
    './src/server/db/memory-schema.ts',
    './src/server/db/street-schema.ts',
  ],
  out: './src/server/db/migrations',
})
