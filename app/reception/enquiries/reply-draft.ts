import type { Reservation } from '~/hospitality/replies/reservation';
import {
  type DeclineReason,
  declineReasons,
  type ReplyKind,
} from '~/hospitality/replies/enquiry-states';
import { parseTime } from '~/hospitality/tables/typed-time';
import type { EnquiryTable } from '~/platform/database/enquiry-tables';
import { parseDay } from '~/platform/time/typed-day';

export const replyFields = ['date', 'time', 'reason', 'text'] as const;

/** The fields of a reply as typed. */
export type TypedReply = Record<(typeof replyFields)[number], string>;

export const maxReplyText = 2000;

type ReplyProblem = {
  field: (typeof replyFields)[number];
  code: 'required' | 'date' | 'past' | 'time' | 'same' | 'reason' | 'tooLong';
};

/** A reply as read from the form. */
export type ReplyDraft = {
  problems: ReplyProblem[];
  reserved: Reservation;
  /** Why the enquiry is declined, if it is; the default for an unknown one. */
  reason: DeclineReason;
};

/** The reasons that staff can choose from to decline; a gift without a date cannot fall on a closed day. */
export const listDeclineReasons = ({ date }: Reservation): readonly DeclineReason[] =>
  declineReasons.filter((each) => each !== 'closed' || date !== undefined);

/**
 * Reads a reply: what it would reserve for the guest, or what it refuses, and its problems.
 * @param today on the hotel's calendar
 */
export function readReplyDraft(
  {
    kind,
    requested,
    reserved,
  }: { kind: EnquiryTable['kind']; requested: Reservation; reserved: Reservation },
  reply: ReplyKind,
  typed: TypedReply,
  today: string,
): ReplyDraft {
  const text = typed.text.trim();
  // What the guest loses is what was agreed, which may not be what was requested.
  const refused = reserved.date ? reserved : requested;
  const reason = listDeclineReasons(refused).find((each) => each === typed.reason) ?? 'full';
  const problems: ReplyProblem[] =
    text.length > maxReplyText
      ? [{ field: 'text', code: 'tooLong' }]
      : reply === 'write' && text === ''
        ? [{ field: 'text', code: 'required' }]
        : reply === 'decline' && reason === 'other' && text === ''
          ? [{ field: 'text', code: 'reason' }]
          : [];
  if (reply === 'write') return { problems, reserved, reason };
  if (reply === 'decline') return { problems, reserved: refused, reason };
  if (reply === 'accept') return { problems, reserved: requested, reason };
  const date = parseDay(typed.date.trim());
  const time = kind === 'table' ? parseTime(typed.time.trim()) : undefined;
  // What was requested is accepted: the email of a proposal says that it cannot be offered.
  const isSame =
    date === requested.date &&
    (kind !== 'table' || (time !== undefined && time === requested.time));
  const dateProblem =
    typed.date.trim() === ''
      ? 'required'
      : !date
        ? 'date'
        : date < today
          ? 'past'
          : isSame
            ? 'same'
            : undefined;
  return {
    problems: [
      ...(dateProblem ? [{ field: 'date', code: dateProblem } as const] : []),
      ...(kind === 'table' && !time
        ? [{ field: 'time', code: typed.time.trim() === '' ? 'required' : 'time' } as const]
        : []),
      ...problems,
    ],
    reserved: { ...requested, date, time },
    reason,
  };
}
