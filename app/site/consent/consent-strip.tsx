import { useLocation } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import type { ConsentQuestion } from './consent';
import { ConsentForm } from './consent-form';

type ConsentStripProps = {
  analytics: ConsentQuestion;
  onSubmit: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
};

/** Asks above the page whether visits may be measured; the cookies page has the question in its text instead. */
export function ConsentStrip({ analytics, onSubmit }: ConsentStripProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  if (matchPath(pathname)?.page === 'cookies') return null;
  return (
    <section className="strip consent-strip" aria-labelledby="consent-title">
      <div className="consent-strip__row wrap">
        <div>
          <h2 id="consent-title">{analytics.title}</h2>
          <p>
            {analytics.text} <LocaleLink page="cookies">{t('pages.cookies')}</LocaleLink>
          </p>
        </div>
        <ConsentForm analytics={analytics} from={pathname + search} onSubmit={onSubmit} />
      </div>
    </section>
  );
}
