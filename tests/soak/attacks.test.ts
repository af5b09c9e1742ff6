import { describeOnBothEngines } from '#tests/support/database.ts'
import { ATTACKS } from '../server/voices/attacks.ts'
import { describeAttacks } from '../server/voices/describe-attacks.ts'

describeAttacks(describeOnBothEngines, ATTACKS)
