import { offeredKinds } from '~/hospitality/enquiries/offered-kinds';
import type { EnquiryTable } from '~/platform/database/enquiry-tables';
import type { DeclineReason, ReplyKind } from './enquiry-states';

/** The templates whose wording the hotel can change. */
export const templateIds = [
  'tableAccept',
  'tablePropose',
  'tableDecline',
  'tableDeclineClosed',
  'tableDeclineOther',
  'packageAccept',
  'packagePropose',
  'packageDecline',
  'packageDeclineClosed',
  'packageDeclineOther',
  'write',
] as const;
export type TemplateId = (typeof templateIds)[number];

export const isTemplateId = (value: unknown): value is TemplateId =>
  (templateIds as readonly unknown[]).includes(value);

/** The templates for what guests of this hotel can ask for. */
export const offeredTemplates = templateIds.filter(
  (id) => id === 'write' || offeredKinds.some((kind) => id.startsWith(kind)),
);

const common = ['name', 'hotel', 'phone'] as const;
const ofTables = [...common, 'venue', 'date', 'time', 'guests'] as const;
const ofPackages = [...common, 'package', 'guests'] as const;

export type Placeholder = (typeof ofTables)[number] | (typeof ofPackages)[number];

/** The placeholders of each template, written in curly brackets. */
export const placeholdersOf: Record<TemplateId, readonly Placeholder[]> = {
  tableAccept: ofTables,
  tablePropose: ofTables,
  tableDecline: ofTables,
  tableDeclineClosed: ofTables,
  tableDeclineOther: ofTables,
  packageAccept: ofPackages,
  packagePropose: ofPackages,
  packageDecline: ofPackages,
  packageDeclineClosed: ofPackages,
  packageDeclineOther: ofPackages,
  write: common,
};

const names = { accept: 'Accept', propose: 'Propose' } as const;
const declineNames = { full: 'Decline', closed: 'DeclineClosed', other: 'DeclineOther' } as const;

/** The template of a reply. @param reason why the enquiry is declined */
export function templateOf(
  kind: EnquiryTable['kind'],
  reply: ReplyKind,
  reason: DeclineReason,
): TemplateId {
  if (reply === 'write' || kind === 'contact') return 'write';
  return `${kind}${reply === 'decline' ? declineNames[reason] : names[reply]}`;
}

export type ReplyTemplate = { subject: string; body: string };

export const maxSubject = 120;
export const maxBody = 2000;

export type TemplateProblem = {
  field: 'subject' | 'body';
  code: 'required' | 'tooLong' | 'bracket' | 'unknown';
  /** A placeholder that does not exist. */
  placeholder?: string;
};

/** Why a template cannot be stored; at most one problem per field. */
export function findTemplateProblems(id: TemplateId, template: ReplyTemplate): TemplateProblem[] {
  return (['subject', 'body'] as const).flatMap((field): TemplateProblem[] => {
    const text = template[field];
    if (text === '') return [{ field, code: 'required' }];
    if (text.length > (field === 'subject' ? maxSubject : maxBody)) {
      return [{ field, code: 'tooLong' }];
    }
    const unknown = [...text.matchAll(/\{([^{}]*)\}/g)]
      .map(([, name = '']) => name)
      .find((name) => !(placeholdersOf[id] as readonly string[]).includes(name));
    if (unknown !== undefined) return [{ field, code: 'unknown', placeholder: unknown }];
    return /[{}]/.test(text.replace(/\{\w+\}/g, '')) ? [{ field, code: 'bracket' }] : [];
  });
}

/** Fills in placeholders. Values are not expanded again, so a guest cannot inject a placeholder. */
export const fillTemplate = (
  text: string,
  values: Readonly<Partial<Record<Placeholder, string>>>,
): string => text.replace(/\{(\w+)\}/g, (whole, name: Placeholder) => values[name] ?? whole);
