import { getFormProps, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { Field } from '~/components/forms/field';
import { SelectField } from '~/components/forms/select-field';
import { Button } from '~/components/ui/button';
import { offeredKinds } from '~/hospitality/enquiries/offered-kinds';
import { type Reservation, readRequested } from '~/hospitality/replies/reservation';
import { listStates } from '~/hospitality/replies/enquiry-states';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { DeskPages } from '../desk-pages';
import { useTimeFormats } from '../use-time-formats';
import { DeskRow } from '../desk-row';
import type { Inbox, InboxRow } from './inbox.server';
import { useRequestedFacts } from './use-requested-facts';

type InboxScreenProps = {
  inbox: Inbox;
  /** Whether the reader may edit the reply templates. */
  changesTexts: boolean;
  locale: Locale;
  now: Date;
};

/** All enquiries of guests, the newest first, with a search. */
export function InboxScreen({ inbox, changesTexts, locale, now }: InboxScreenProps) {
  const { t } = useTranslation(['inbox', 'wording', 'reception']);
  const [form, fields] = useForm<{ q: string; kind: string; state: string }>({
    id: 'enquiries',
    defaultValue: { q: inbox.typed, kind: inbox.kind ?? '', state: inbox.state ?? '' },
  });
  const isFiltered = Boolean(inbox.typed || inbox.kind || inbox.state);
  return (
    <>
      <h1>{t('list.title')}</h1>
      <form {...getFormProps(form)} className="desk-search" method="get" role="search">
        <Field
          meta={fields.q}
          label={t('reception:orders.search')}
          hint={t('list.searchHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
        <div className="desk-search__filters">
          {offeredKinds.length > 1 ? (
            <SelectField
              meta={fields.kind}
              label={t('list.kind')}
              options={[
                { value: '', label: t('list.anyKind') },
                ...offeredKinds.map((kind) => ({ value: kind, label: t(`list.kinds.${kind}`) })),
              ]}
            />
          ) : null}
          <SelectField
            meta={fields.state}
            label={t('list.state')}
            options={[
              { value: '', label: t('list.anyState') },
              ...listStates(offeredKinds).map((state) => ({
                value: state,
                label: t(`states.${state}`),
              })),
            ]}
          />
        </div>
        <Button>{t('reception:orders.find')}</Button>
      </form>
      {inbox.rows.length === 0 ? <p>{t(isFiltered ? 'list.nothing' : 'list.none')}</p> : null}
      <ul className="desk-rows">
        {inbox.rows.map((enquiry) => (
          <InboxItem key={enquiry.id} enquiry={enquiry} locale={locale} now={now} />
        ))}
      </ul>
      <DeskPages
        path={resourceHref('reception.enquiries')}
        query={{ q: inbox.typed, kind: inbox.kind, state: inbox.state }}
        next={inbox.next}
        hasNewer={inbox.hasNewer}
      />
      {changesTexts ? (
        <p className="desk-more">
          <a className="standalone-link" href={resourceHref('reception.texts')}>
            {t('wording:title')}
          </a>
        </p>
      ) : null}
    </>
  );
}

function InboxItem({ enquiry, locale, now }: { enquiry: InboxRow; locale: Locale; now: Date }) {
  const { t } = useTranslation(['inbox', 'reception']);
  const { formatSince, formatShort } = useTimeFormats(locale, now);
  const describe = useRequestedFacts(locale);
  const { id, kind, state, full_name, details, created_at, isWaiting } = enquiry;
  const requested = { ...readRequested(details), ...reservedOf(enquiry) };
  const waiting = isWaiting ? formatSince(created_at) : t('states.earlier');
  return (
    <DeskRow
      href={resourceHref('reception.enquiry', { id: String(id) })}
      title={full_name}
      facts={[
        t(`reception:enquiry.kinds.${kind}`),
        ...(kind === 'contact' ? [formatShort(created_at)] : describe(requested)),
      ]}
      tag={state === 'new' ? waiting : t(`states.${state}`)}
    />
  );
}

/** An agreed time replaces the one that was requested. */
function reservedOf({ reserved_date, reserved_time }: InboxRow): Reservation {
  return {
    ...(reserved_date !== null && { date: reserved_date }),
    ...(reserved_time !== null && { time: reserved_time }),
  };
}
