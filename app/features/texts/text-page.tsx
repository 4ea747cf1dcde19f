import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ConsentForm } from '~/features/analytics/consent-form';
import { OfficialNotice } from '~/features/guarantee/guarantee-notice';
import { formatDay } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { LinkedParagraphs, LinkedText } from './linked-text';
import { TariffTable } from './tariff-table';
import type { TextBlockView, TextPageView } from './text-page-view';
import { TextSheet } from './text-sheet';
import { TextTable } from './text-table';

/** A page that is mostly text: terms, shipping, payment, privacy, imprint and the like. */
export function TextPage({ view }: { view: TextPageView }) {
  return (
    <article className="wrap text-page">
      <h1>{view.title}</h1>
      <p className="lead">{view.lead}</p>
      {view.tariff ? <TariffTable tariff={view.tariff} /> : null}
      {view.guarantee ? (
        <div className="guarantee">
          <OfficialNotice notice={view.guarantee.notice} />
        </div>
      ) : null}
      {view.consent ? <ConsentChoice consent={view.consent} /> : null}
      <Body view={view} />
    </article>
  );
}

/** Yes or no to the measuring of visits, at any time (GDPR Art. 7(3)). */
function ConsentChoice({ consent }: { consent: NonNullable<TextPageView['consent']> }) {
  const { pathname } = useLocation();
  const { analytics, state } = consent;
  return (
    <section id="consent" className="consent" tabIndex={-1}>
      <h2>{analytics.title}</h2>
      <div className="text-page__words stack">
        <p>{analytics.text}</p>
        <p role="status">{state}</p>
        <ConsentForm analytics={analytics} from={pathname} />
      </div>
    </section>
  );
}

/** The same text below something else that has the page's title. */
export function TextBlocks({ view }: { view: TextPageView }) {
  return (
    <div className="wrap text-page">
      <Body view={view} />
    </div>
  );
}

function Body({ view }: { view: TextPageView }) {
  const { t } = useTranslation('texts');
  const locale = useLocale();
  return (
    <>
      {view.blocks.map((block) => (
        <TextBlock key={block.heading} block={block} />
      ))}
      {view.updated ? (
        <p className="note text-page__updated">
          {t('updated')} <time dateTime={view.updated}>{formatDay(view.updated, locale)}</time>
        </p>
      ) : null}
    </>
  );
}

function TextBlock({ block }: { block: TextBlockView }) {
  return (
    <section>
      <h2>{block.heading}</h2>
      <div className="text-page__words stack">
        <LinkedParagraphs paragraphs={block.paragraphs} />
        {block.list.length > 0 ? (
          <ul>
            {block.list.map((item) => (
              <li key={item}>
                <LinkedText text={item} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {block.table ? <TextTable table={block.table} /> : null}
      {block.sheet ? <TextSheet sheet={block.sheet} /> : null}
    </section>
  );
}
