import type { Selectable } from 'kysely';
import type { StaffPasskeyTable } from '~/platform/database/staff-tables';

export type Passkey = Selectable<StaffPasskeyTable>;

/** How many passkeys a member of staff may have. */
export const maxPasskeys = 10;

/** How the log names a passkey. */
export const subjectOf = (id: number): string => `passkey ${id}`;

/** The status of a response that was not accepted. */
export const passkeyStatus = { wrong: 400, over: 410, refused: 403, unstored: 409, limited: 429 };
