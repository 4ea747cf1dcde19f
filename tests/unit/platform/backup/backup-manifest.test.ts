import { expect, test } from 'vitest';
import { backupName, draftName, listDrafts, listSurplus } from '~/platform/backup/backup-manifest';

test('the oldest backups beyond a number go; other folders and other hotels’ stay', () => {
  const days = ['01', '02', '03'].map((day) =>
    backupName('inn', new Date(`2026-11-${day}T02:00Z`)),
  );
  const others = [
    'inn-2',
    backupName('inn-2', new Date('2026-11-01T02:00Z')),
    backupName('inn-sea', new Date('2026-11-01T02:00Z')),
    '.inn-2026-11-01T02-00-00Z.unfinished',
  ];
  expect(listSurplus([...days.toReversed(), ...others], 'inn', 2)).toEqual([
    'inn-2026-11-01T02-00-00Z',
  ]);
  expect(listSurplus(days, 'inn', 3)).toEqual([]);
});

test('what an interrupted backup has left is found by its age', () => {
  const day = (day: number) => new Date(`2026-11-0${day}T02:00Z`);
  const drafts = [1, 2, 3].map((each) => draftName('inn', day(each)));
  const ofOtherHotels = [draftName('inn-sea', day(1)), draftName('inn-2', day(1))];
  const others = [backupName('inn', day(1)), ...ofOtherHotels, '.inn-2.txt'];
  expect(listDrafts([...drafts, ...others], 'inn', day(2))).toEqual([draftName('inn', day(1))]);
});
