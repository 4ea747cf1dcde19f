import { expect, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import { FailedFiles } from '../mutation/failed-files';

type Task = { result?: { state: string }; tasks: { type: string; result?: { state: string } }[] };

function report(task: Task): Task {
  new FailedFiles().onTestRunEnd([{ task }] as unknown as TestModule[]);
  return task;
}

const passed = { type: 'test', result: { state: 'pass' } };

test('a test file that could not be loaded gets a failed test', () => {
  expect(report({ result: { state: 'fail' }, tasks: [] }).tasks).toMatchObject([
    { type: 'test', result: { state: 'fail' } },
  ]);
});

test.each<Task>([
  { result: { state: 'pass' }, tasks: [passed] },
  { result: { state: 'fail' }, tasks: [passed] },
  { result: { state: 'skip' }, tasks: [] },
  { tasks: [] },
])('a test file that was loaded stays as it is: %j', (task) => {
  const before = task.tasks.length;
  expect(report(task).tasks).toHaveLength(before);
});
