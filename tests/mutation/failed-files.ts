import type { Reporter, TestModule } from 'vitest/node';

/** What Stryker's runner reads of a test file; Vitest does not type it for others. */
type FileTask = { result?: { state: string }; tasks: unknown[] };

/**
 * Gives every test file that could not be loaded a failed test. Stryker's runner for Vitest counts tests alone, so that
 * a mutant which breaks a module while it loads would survive (https://github.com/stryker-mutator/stryker-js/issues/6150).
 */
export class FailedFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const { task: file } of modules as unknown as readonly { task: FileTask }[]) {
      if (file.result?.state !== 'fail' || file.tasks.length > 0) continue;
      const { result } = file;
      file.tasks.push({ type: 'test', mode: 'run', name: 'loads', suite: file, file, result });
    }
  }
}
