import { findIssue, type Issue } from '~/hospitality/newsletter/issues/issues.server';
import { resourceHref } from '~/routing/resource-href';
import type { StaffRequest } from '../desk-route.server';

/** The issue that the URL identifies; undefined if there is none. */
export async function findNamedIssue({
  context,
  params,
}: StaffRequest): Promise<Issue | undefined> {
  return /^\d{1,9}$/.test(params.id ?? '') ? findIssue(context.db, Number(params.id)) : undefined;
}

/** The path of an issue's page. */
export const issuePath = (id: number, query = ''): string =>
  resourceHref('reception.newsletter-issue', { id: String(id) }) + query;

/** The subject of an issue in the desk's log. */
export const subjectOf = (id: number): string => `newsletter ${id}`;
