import './tools/tested-hotel.mjs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { isolatedTests } from './tests/support/isolated-tests';
import { LongestFirst } from './tests/support/longest-first';
import { hotelAlias, hotelDefine, hotelTexts } from './tools/hotel.mjs';

/** What the two projects of unit tests have in common. */
const unit = {
  setupFiles: ['tests/support/silence.ts'],
  globalSetup: ['tests/support/postgres-setup.ts'],
  // Against hanging alone: property tests, and starting PostgreSQL, take long on a slow or busy machine.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Processes: native code that crashes ends one of them and fails the run; in a thread it would end the run without a report.
  pool: 'forks' as const,
  // Many wait for a time limit or for PostgreSQL. Vitest's own number, one less than the cores, leaves a core of two idle.
  maxWorkers: Math.max(3, availableParallelism() - 1),
};

export default defineConfig({
  plugins: [hotelTexts()],
  resolve: { alias: hotelAlias },
  define: hotelDefine,
  test: {
    expect: {
      // Against hanging alone: machines may be slow and busy.
      poll: { timeout: 60_000 },
      // A test without one cannot fail.
      requireAssertions: true,
    },
    sequence: { sequencer: LongestFirst },
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
          exclude: isolatedTests,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...unit, name: 'unit-isolated', include: isolatedTests },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: [
            'tests/support/build-once.ts',
            'tests/support/postgres-setup.ts',
            'tests/support/shared-sites.ts',
          ],
          // Against hanging alone: three times what the slowest need on a busy machine.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          isolate: false,
          // Each file has sites of its own and waits for them half the time. After the unit tests, which fill the processor.
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
