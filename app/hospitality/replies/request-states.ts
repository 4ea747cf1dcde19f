import type { EnquiryState, EnquiryTable } from '~/platform/database/enquiry-tables';

/** What the house can answer; each has a page of its own on the desk. */
export const replyKinds = ['accept', 'propose', 'decline', 'write'] as const;
export type ReplyKind = (typeof replyKinds)[number];

/** What the guest can do by the link of an answer. */
export const guestSteps = ['confirm', 'cancel'] as const;
export type GuestStep = (typeof guestSteps)[number];

/** Every state, in the order of lists. */
export const requestStates = [
  'new',
  'accepted',
  'proposed',
  'confirmed',
  'cancelled',
  'declined',
  'written',
  'elsewhere',
] as const satisfies EnquiryState[];

type Request = Pick<EnquiryTable, 'kind'> & { state: EnquiryState };

/** The answers that a request can be given now: a message asks for nothing that could be kept. */
export function listReplies({ kind, state }: Request): readonly ReplyKind[] {
  if (kind === 'contact' || state === 'cancelled') return ['write'];
  return replyKinds.filter((reply) => reply !== 'decline' || state !== 'declined');
}

const repliedStates = { accept: 'accepted', propose: 'proposed', decline: 'declined' } as const;

/** The state after an answer: a letter about what is already decided decides nothing. */
export function stateAfterReply(state: EnquiryState, reply: ReplyKind): EnquiryState {
  if (reply !== 'write') return repliedStates[reply];
  return state === 'new' || state === 'elsewhere' ? 'written' : state;
}

const stepsByState: Partial<Record<EnquiryState, readonly GuestStep[]>> = {
  accepted: ['confirm', 'cancel'],
  proposed: ['confirm', 'cancel'],
  confirmed: ['cancel'],
};

/** What the guest can still do. @param today on the hotel's calendar: what is over is neither confirmed nor cancelled */
export function listGuestSteps(
  { state, reserved_date }: { state: EnquiryState; reserved_date: string | null },
  today: string,
): readonly GuestStep[] {
  if (reserved_date !== null && reserved_date < today) return [];
  return stepsByState[state] ?? [];
}

/** The state after the guest's step. */
export const stateAfterStep: Record<GuestStep, EnquiryState> = {
  confirm: 'confirmed',
  cancel: 'cancelled',
};

/** States in which a place is kept for the guest. */
export const keepingStates = [
  'accepted',
  'proposed',
  'confirmed',
] as const satisfies EnquiryState[];
