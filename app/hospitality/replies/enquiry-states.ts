import type { EnquiryState, EnquiryTable } from '~/platform/database/enquiry-tables';

/** How staff can reply; each kind of reply has its own page at the desk. */
export const replyKinds = ['accept', 'propose', 'decline', 'write'] as const;
export type ReplyKind = (typeof replyKinds)[number];

/** Why an enquiry is declined, the default first; for `other` staff write the reason themselves. */
export const declineReasons = ['full', 'closed', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** What the guest can do on the page linked from a reply. */
export const guestActions = ['confirm', 'cancel'] as const;
export type GuestAction = (typeof guestActions)[number];

/** Every state, in the order used by lists. */
export const enquiryStates = [
  'new',
  'accepted',
  'proposed',
  'confirmed',
  'cancelled',
  'declined',
  'written',
  'elsewhere',
] as const satisfies EnquiryState[];

/** The states that enquiries of some kinds can be in: a contact message is answered, never accepted or declined. */
export const listStates = (kinds: readonly EnquiryTable['kind'][]): readonly EnquiryState[] =>
  kinds.some((kind) => kind !== 'contact') ? enquiryStates : ['new', 'written', 'elsewhere'];

type EnquiryStatus = Pick<EnquiryTable, 'kind'> & { state: EnquiryState };

/** The replies currently possible. A contact message can only be answered in writing. */
export function listReplies({ kind, state }: EnquiryStatus): readonly ReplyKind[] {
  if (kind === 'contact' || state === 'cancelled') return ['write'];
  return replyKinds.filter((reply) => reply !== 'decline' || state !== 'declined');
}

/** The reply to suggest: once an enquiry is decided, another decision is the exception. */
export function mainReply(enquiry: EnquiryStatus): ReplyKind {
  const isDecided = !['new', 'written', 'elsewhere'].includes(enquiry.state);
  return enquiry.kind === 'contact' || isDecided ? 'write' : 'accept';
}

const repliedStates = { accept: 'accepted', propose: 'proposed', decline: 'declined' } as const;

/** The state after a reply. A plain message to the guest does not change a decision. */
export function stateAfterReply(state: EnquiryState, reply: ReplyKind): EnquiryState {
  if (reply !== 'write') return repliedStates[reply];
  return state === 'new' || state === 'elsewhere' ? 'written' : state;
}

const actionsByState: Partial<Record<EnquiryState, readonly GuestAction[]>> = {
  accepted: ['confirm', 'cancel'],
  proposed: ['confirm', 'cancel'],
  confirmed: ['cancel'],
};

/**
 * What the guest can still do; nothing once the day has passed.
 * @param today the current day in the hotel's time zone
 */
export function listGuestActions(
  { state, reserved_date }: { state: EnquiryState; reserved_date: string | null },
  today: string,
): readonly GuestAction[] {
  if (reserved_date !== null && reserved_date < today) return [];
  return actionsByState[state] ?? [];
}

/** The state after a guest's action. */
export const stateAfterAction: Record<GuestAction, EnquiryState> = {
  confirm: 'confirmed',
  cancel: 'cancelled',
};

/** States in which a place is reserved for the guest. */
export const reservedStates = [
  'accepted',
  'proposed',
  'confirmed',
] as const satisfies EnquiryState[];

/** Whether a place is reserved for the guest in a state. */
export const isReserved = (state: EnquiryState): boolean =>
  (reservedStates as readonly EnquiryState[]).includes(state);
