import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What waits for processes and disks, however small its file. */
const LONG =
  /\/(kill|process|postgres|data-lock|season-end|anything-goes|random-requests|attacks)\.test\.ts$/

/** Begins with the longest files, so that at the end no worker waits for one that began last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
