/** A file that breaks one wall, and the rule that reports it: `house(walls)` unless another is named. */
export interface Break {
  readonly name: string
  readonly file: string
  readonly text: string
  readonly rule?: string
}

export const IMPORT_BREAKS: readonly Break[] = [
  { name: 'main imports the server', file: 'src/main.tsx', text: "import '#src/server/app.ts'" },
  {
    name: 'relative import of another room',
    file: 'src/stores/a.ts',
    text: "import '../lib/errors.ts'",
  },
  { name: 'own room by its address', file: 'src/stores/b.ts', text: "import '#src/stores/c.ts'" },
  { name: 're-export', file: 'src/ecs/a.ts', text: "export * from '#src/terminal/grid.ts'" },
  { name: 'named re-export', file: 'src/ecs/b.ts', text: "export { a } from '#src/protocol/a.ts'" },
  {
    name: 'lazy import',
    file: 'src/flow/a.ts',
    text: "export const a = () => import('#src/shell/a.tsx')",
  },
  {
    name: 'type by import()',
    file: 'src/api/a.ts',
    text: "export type A = import('#src/server/app.ts').App",
  },
  {
    name: 'import of types alone',
    file: 'src/api/b.ts',
    text: "import { type A } from '#src/server/app.ts'\nexport type B = A",
  },
  { name: 'src imports a test', file: 'src/lib/a.ts', text: "import '#tests/support/app.ts'" },
  { name: 'src imports a tool', file: 'src/lib/b.ts', text: "import '../../tools/api-paths.ts'" },
  {
    name: 'a test imports src relatively',
    file: 'tests/lib/a.ts',
    text: "import '../../src/lib/errors.ts'",
  },
  {
    name: 'a screen imports a screen',
    file: 'src/scenes/chat/a.ts',
    text: "import '../menu/menu.ts'",
  },
  {
    name: 'a deep file imports a screen',
    file: 'src/scenes/chat/log/a.ts',
    text: "import '../../menu/menu.ts'",
  },
  {
    name: 'a screen imports the list of screens',
    file: 'src/scenes/chat/b.ts',
    text: "import '../screens.ts'",
  },
  {
    name: 'the kit imports a screen',
    file: 'src/scenes/kit/a.ts',
    text: "import '../chat/chat-scene.ts'",
  },
  {
    name: 'a screen other than market and verify imports the rules',
    file: 'src/scenes/pulse/a.ts',
    text: "import '#src/rules/market.ts'",
  },
  {
    name: 'shell imports a pass of the tube',
    file: 'src/shell/a.ts',
    text: "import '#src/crt/passes/glass.ts'",
  },
  {
    name: 'terminal imports a pass of the tube',
    file: 'src/terminal/a.ts',
    text: "import '#src/crt/passes/glass.ts'",
  },
  {
    name: 'Phaser outside its door',
    file: 'src/scenes/chat/c.ts',
    text: "import { Scene } from 'phaser'\nexport { Scene }",
  },
  {
    name: 'React in a screen',
    file: 'src/scenes/chat/d.ts',
    text: "import { memo } from 'react'\nexport { memo }",
  },
  {
    name: 'a database driver in a feature',
    file: 'src/server/features/loans/a.ts',
    text: "import { Pool } from 'pg'\nexport { Pool }",
  },
  {
    name: 'a query outside of a repository',
    file: 'src/server/features/loans/d.ts',
    text: "import { sql } from 'drizzle-orm'\nexport { sql }",
  },
  {
    name: 'a feature imports a feature',
    file: 'src/server/features/loans/e.ts',
    text: "import '../trade/trade.ts'",
  },
  {
    name: 'a projection imports a feature',
    file: 'src/server/read/a.ts',
    text: "import '../features/trade/trade.ts'",
  },
  {
    name: 'the store imports a projection',
    file: 'src/server/write/a.ts',
    text: "import '../read/market/market-watch.ts'",
  },
  {
    name: 'the platform imports an identity',
    file: 'src/server/platform/a.ts',
    text: "import '../identity/auth/link.ts'",
  },
  {
    name: 'the platform imports the context of the server',
    file: 'src/server/platform/b.ts',
    text: "import { type A } from '../server-context.ts'\nexport type B = A",
  },
  {
    name: 'a feature imports the app',
    file: 'src/server/features/loans/f.ts',
    text: "import '../../app.ts'",
  },
  {
    name: 'a folder of a package',
    file: 'src/api/c.ts',
    text: "import { sql } from 'drizzle-orm/pg-core'\nexport { sql }",
  },
  {
    name: 'Node in the client',
    file: 'src/stores/d.ts',
    text: "import { join } from 'node:path'\nexport { join }",
  },
  {
    name: 'timers of Node in a feature',
    file: 'src/server/features/loans/b.ts',
    text: "import { setTimeout } from 'node:timers/promises'\nexport { setTimeout }",
  },
]

export const STYLE_BREAKS: readonly Break[] = [
  {
    name: 'a bare error',
    file: 'src/server/b.ts',
    text: "throw new Error('no')",
    rule: 'house(no-bare-error)',
  },
  {
    name: 'a bare error without new',
    file: 'src/api/d.ts',
    text: "throw Error('no')",
    rule: 'house(no-bare-error)',
  },
  {
    name: 'a default export',
    file: 'src/lib/c.ts',
    text: 'export default 1',
    rule: 'import(no-default-export)',
  },
  {
    name: 'any',
    file: 'src/lib/d.ts',
    text: 'export type A = any',
    rule: 'typescript(no-explicit-any)',
  },
  {
    name: 'a file of 301 lines',
    file: 'src/lib/e.ts',
    text: Array.from({ length: 301 }, (_, line) => `export const line${line} = 1`).join('\n'),
    rule: 'eslint(max-lines)',
  },
  {
    name: 'a file name in camel case',
    file: 'src/lib/camelCase.ts',
    text: 'export const a = 1',
    rule: 'unicorn(filename-case)',
  },
  {
    name: 'a circle of imports',
    file: 'src/lib/f.ts',
    text: "import { g } from './g.ts'\nexport const f = (): number => g()",
    rule: 'import(no-cycle)',
  },
  {
    name: 'a test alone',
    file: 'tests/lib/b.test.ts',
    text: "import { expect, test } from 'vitest'\ntest.only('a', () => expect(1).toBe(1))",
    rule: 'vitest(no-focused-tests)',
  },
  {
    name: 'a test left out',
    file: 'tests/lib/c.test.ts',
    text: "import { expect, test } from 'vitest'\ntest.skip('a', () => expect(1).toBe(1))",
    rule: 'vitest(no-disabled-tests)',
  },
  {
    name: 'a mocked module',
    file: 'tests/lib/d.test.ts',
    text: "import { vi } from 'vitest'\nvi.mock('#src/lib/errors.ts')",
    rule: 'vitest(no-restricted-vi-methods)',
  },
]

/** Files that look like breaks but are allowed. */
export const CLEAN: Readonly<Record<string, string>> = {
  'src/scenes/chat/ok.ts':
    "import '../kit/screen-scene.ts'\nimport './log.ts'\nimport '#src/lib/errors.ts'",
  'src/scenes/chat/log/ok.ts': "import '../chat-scene.ts'\nimport '../../kit/frame.ts'",
  'src/scenes/screens.ts': "import './chat/chat-scene.ts'",
  'src/scenes/market/ok.ts': "import '#src/rules/market.ts'",
  'src/scenes/verify/ok.ts': "import '#src/rules/market.ts'",
  'src/shell/ok.ts': "import '#src/crt/knobs.ts'\nimport '#src/crt/presets.ts'",
  'src/terminal/ok.ts': "import '#src/crt/engine/phaser.ts'",
  'src/crt/engine/ok.ts': "import { Scene } from 'phaser'\nexport { Scene }",
  'src/server/platform/http/ok.ts': "import { type Pool } from 'pg'\nexport type A = Pool",
  'src/server/features/loans/ok-repository.ts': "import { sql } from 'drizzle-orm'\nexport { sql }",
  'src/server/features/loans/ok.ts':
    "import './c.ts'\nimport '../../read/a.ts'\nimport type { A } from '../../server-context.ts'\nexport type B = A",
  'src/server/ok.ts': "import './features/loans/a.ts'\nimport './identity/a.ts'",
  'src/server/platform/clock.ts': 'export const now = (): Date => new Date()',
  'src/browser/ok.ts': "export const kept = (): string | null => localStorage.getItem('a')",
  'src/api/client.ts': "export const call = (): Promise<Response> => fetch('/')",
  'src/api/ok.ts': 'export const call = (fetch: () => void): void => fetch()',
  'src/api/fetcher.ts': 'export type Fetcher = typeof fetch',
  'src/rules/ok.ts':
    'export const day = (ms: number): number => new Date(ms).getUTCDay() + Date.UTC(2024, 1)',
  'src/lib/ok.ts':
    "export const fail = (): never => {\n  throw new RangeError('a mistake of the caller')\n}",
  'tests/lib/ok.ts': "import '#src/lib/errors.ts'",
}
