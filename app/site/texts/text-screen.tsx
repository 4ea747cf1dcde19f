import { useLocation } from '@remix-run/react';
import { SellerJsonLd } from '~/content/seo/seller-json-ld';
import { TextBlocks } from '~/content/texts/text-blocks';
import { ConsentForm } from '~/site/consent/consent-form';
import { OfficialNotice } from '~/shop/guarantee/guarantee-notice';
import { TariffTable } from './tariff-table';
import type { TextPageView } from './texts.server';

/** A page that consists mostly of text, such as terms, shipping, payment, privacy and imprint. */
export function TextScreen({ view }: { view: TextPageView }) {
  return (
    <>
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
        <TextBlocks view={view} />
      </article>
      {view.seller ? <SellerJsonLd of={view.seller} /> : null}
    </>
  );
}

/** The form to give or withdraw consent to measuring visits at any time (GDPR Art. 7(3)). */
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
