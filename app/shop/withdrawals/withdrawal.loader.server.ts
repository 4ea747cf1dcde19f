import type { Kysely } from 'kysely';
import type { Database } from '~/platform/database/schema';
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { issueFormToken } from '~/platform/forms/form-token.server';
import { findOrderByToken } from '~/shop/orders/orders.server';
import { loadText } from '~/content/texts/text.server';
import { countryName, formatMoment } from '~/i18n/format';
import { getLocale, getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import { unlessStorageFails } from '~/platform/database/unless-storage-fails.server';
import { findDraft, type WithdrawalDraft } from './drafts.server';
import { loadConfirmation, toSellerContact } from './confirmation.loader.server';
import { composeStatement, toWithdrawalFacts } from './statement.server';
import {
  confirmationTitle,
  type DoneStep,
  type FormStep,
  type ReviewStep,
  type WithdrawalView,
} from './withdrawal-steps';
import { findWithdrawalByToken } from './withdrawals.server';

/** URLs of the steps. They contain keys instead of the typed data. */
export const withdrawalPaths = {
  review: (locale: Locale, draft: string) =>
    `${href('withdrawal', locale)}?step=review&draft=${draft}`,
  done: (locale: Locale, token: string) => `${href('withdrawal', locale)}?withdrawal=${token}`,
  proof: (locale: Locale, confirmationKey: string) =>
    `${href('withdrawal', locale)}?confirm=${confirmationKey}`,
  gone: (locale: Locale) => `${href('withdrawal', locale)}?gone=1#withdraw`,
};

/**
 * Headers for pages with a key, which show one person's statement: no caching, no indexing, no referrer to other sites.
 */
export const ownHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

type PageContext = Pick<AppLoadContext, 'content' | 'db' | 'env' | 'secrets'>;

/**
 * Loads the withdrawal page at the step named in the URL, with the document's title.
 * @throws Response 404 for an unknown withdrawal, or a redirect to the form if the draft has expired
 */
export async function loadWithdrawalPage(context: PageContext, request: Request) {
  const { search, searchParams } = new URL(request.url);
  const locale = await getLocale(request);
  const view = await loadStep(context, searchParams, locale);
  const formTitle = {
    title: titleOf(view, locale),
    errorPrefix: getT(locale)('withdrawal:errorPrefix'),
  };
  return data({ view, formTitle }, { headers: search ? ownHeaders : {} });
}

async function loadStep(
  context: PageContext,
  search: URLSearchParams,
  locale: Locale,
): Promise<WithdrawalView> {
  const token = search.get('withdrawal');
  if (token !== null) return loadDone(context, token, locale);
  const confirmationKey = search.get('confirm');
  if (confirmationKey !== null) return loadConfirmation(context, confirmationKey, locale);
  const draft = search.get('draft');
  if (search.get('step') === 'review') return loadReview(context, draft ?? '', locale);
  if (draft !== null)
    return loadForm(context, search, locale, await readCorrection(context.db, draft, locale));
  return loadForm(context, search, locale, await readOrder(context.db, search.get('order')));
}

function titleOf(view: WithdrawalView, locale: Locale): string {
  if (view.step === 'form') return view.text.title;
  if (view.step === 'proof') return getT(locale)(`withdrawal:${confirmationTitle(view.status)}`);
  return getT(locale)(`withdrawal:${view.step}.title`);
}

type Prefilled = Pick<FormStep, 'values' | 'orderKey'>;

function loadForm(
  context: Pick<AppLoadContext, 'content' | 'env' | 'secrets'>,
  search: URLSearchParams,
  locale: Locale,
  prefilled: Prefilled,
): FormStep {
  return {
    step: 'form',
    ...prefilled,
    isGone: search.has('gone'),
    formToken: issueFormToken(context.secrets, Date.now()),
    text: loadText(context, 'withdrawal', locale),
    contact: toSellerContact(context.content.current().get().site),
  };
}

/** The values prefilled by an order's own link; empty for any other. */
async function readOrder(db: Kysely<Database>, token: string | null): Promise<Prefilled> {
  // The form must always be available, so if the database is not, it is shown empty.
  const order = token ? await unlessStorageFails(() => findOrderByToken(db, token)) : undefined;
  if (!order) return { values: {} };
  const { full_name: fullName, number: orderNumber, email } = order;
  return { values: { fullName, orderNumber, email }, orderKey: order.token };
}

/** A statement being corrected keeps the proof it was started with. */
async function readCorrection(
  db: Kysely<Database>,
  id: string,
  locale: Locale,
): Promise<Prefilled> {
  const { facts, provedOrderId } = await readDraft(db, id, locale);
  if (provedOrderId === null) return { values: facts };
  const order = await db
    .selectFrom('orders')
    .select('token')
    .where('id', '=', provedOrderId)
    .executeTakeFirst();
  return { values: facts, orderKey: order?.token };
}

async function readDraft(
  db: Kysely<Database>,
  id: string,
  locale: Locale,
): Promise<WithdrawalDraft> {
  const draft = await findDraft(db, id, new Date());
  if (!draft) throw redirect(withdrawalPaths.gone(locale), 303);
  return draft;
}

async function loadReview(
  context: Pick<AppLoadContext, 'content' | 'db'>,
  id: string,
  locale: Locale,
): Promise<ReviewStep> {
  const { facts } = await readDraft(context.db, id, locale);
  const { site } = context.content.current().get();
  return {
    step: 'review',
    draft: id,
    statement: composeStatement(facts, locale, site.seller.shortName),
    contact: toSellerContact(site),
  };
}

async function loadDone(
  context: Pick<AppLoadContext, 'content' | 'db'>,
  token: string,
  locale: Locale,
): Promise<DoneStep> {
  const row = await findWithdrawalByToken(context.db, token);
  if (!row) throw new Response(null, { status: 404 });
  const { site } = context.content.current().get();
  const { seller } = site;
  return {
    step: 'done',
    reference: row.reference,
    submittedAt: row.created_at,
    submittedAtText: formatMoment(new Date(row.created_at), locale),
    email: row.email,
    isAcknowledged: row.withheld === null,
    isPartial: row.items !== '',
    statement: composeStatement(toWithdrawalFacts(row), locale, seller.shortName),
    returnAddress: [
      seller.shortName,
      seller.street,
      `${seller.postalCode} ${seller.city}`,
      countryName(seller.country, locale),
    ].join('\n'),
    contact: toSellerContact(site),
  };
}
