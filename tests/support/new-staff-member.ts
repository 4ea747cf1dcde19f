import type { StaffMember } from '~/reception/sign-in/sessions.server';

/** A manager who reads English. */
export const makeStaffMember = (): StaffMember => ({
  id: 1,
  email: 'ana@hotel.example',
  role: 'manager',
  locale: 'en',
  is_demonstration: 0,
  created_at: '2026-11-30T12:00:00.000Z',
});
