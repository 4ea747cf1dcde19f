import { createElement } from 'react';
import { listIssues } from '~/hospitality/newsletter/issues/issues.server';
import { countRecipientGroups } from '~/hospitality/newsletter/issues/send-issue.server';
import type { StaffRequest } from '../desk-route.server';
import { readBefore, toListPage } from '../list-pages';
import type { DeskScreen } from '../render-desk.server';
import { inSiteOrder } from './in-site-order';
import { NewsletterScreen } from './newsletter-screen';

const pageSize = 25;

/** Loads a page of the list of issues, newest first. */
export async function showNewsletter(desk: StaffRequest): Promise<DeskScreen> {
  const { context, url, locale, now, t } = desk;
  const before = readBefore(url.searchParams);
  const found = await listIssues(context.db, { before, limit: pageSize + 1 });
  return {
    title: t('issues:title'),
    screen: createElement(NewsletterScreen, {
      page: toListPage(found, { size: pageSize, before }),
      groups: inSiteOrder(await countRecipientGroups(context.db, {}), (group) => group.locale),
      isDiscarded: url.searchParams.has('discarded'),
      locale,
      now,
    }),
  };
}
