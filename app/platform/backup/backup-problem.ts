/** Nothing was backed up, or the backup cannot be restored; the message says why. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}
