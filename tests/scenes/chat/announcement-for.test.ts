import { beforeEach, expect, test } from 'vitest'
import { announcementFor } from '#src/scenes/chat/announcement-for.ts'
import { createTestPage, type TestPage } from '#tests/support/scenes/test-page.ts'
