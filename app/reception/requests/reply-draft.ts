import type { Asked } from '~/hospitality/replies/asked';
import type { ReplyKind } from '~/hospitality/replies/request-states';
import { parseTime } from '~/hospitality/tables/typed-moment';
import type { EnquiryTable } from '~/platform/database/enquiry-tables';
import { parseDay } from '~/platform/time/typed-day';

export const replyFields = ['date', 'time', 'text'] as const;

/** An answer as it was typed. */
export type TypedReply = Record<(typeof replyFields)[number], string>;

export const maxReplyText = 2000;

export type ReplyProblem = {
  field: (typeof replyFields)[number];
  code: 'required' | 'date' | 'past' | 'time' | 'tooLong';
};

type Draft = { problems: ReplyProblem[]; kept: Asked };

/**
 * What an answer would keep for the guest, and why it cannot be sent.
 * @param today on the hotel's calendar
 */
export function readReplyDraft(
  { kind, asked, now }: { kind: EnquiryTable['kind']; asked: Asked; now: Asked },
  reply: ReplyKind,
  typed: TypedReply,
  today: string,
): Draft {
  const text = typed.text.trim();
  const problems: ReplyProblem[] =
    text.length > maxReplyText
      ? [{ field: 'text', code: 'tooLong' }]
      : reply === 'write' && text === ''
        ? [{ field: 'text', code: 'required' }]
        : [];
  if (reply === 'write') return { problems, kept: now };
  if (reply !== 'propose') return { problems, kept: asked };
  const date = parseDay(typed.date.trim());
  const time = kind === 'table' ? parseTime(typed.time.trim()) : undefined;
  const dateProblem =
    typed.date.trim() === '' ? 'required' : !date ? 'date' : date < today ? 'past' : undefined;
  return {
    problems: [
      ...(dateProblem ? [{ field: 'date', code: dateProblem } as const] : []),
      ...(kind === 'table' && !time
        ? [{ field: 'time', code: typed.time.trim() === '' ? 'required' : 'time' } as const]
        : []),
      ...problems,
    ],
    kept: { ...asked, date, time },
  };
}
