import type { HeritageView } from './heritage.loader.server';
import { useTranslation } from 'react-i18next';
import { PageHead } from '~/components/layout/page-head';
import { Timeline, TimelineEnd } from './timeline';

/** The hotel's history as a timeline. */
export function HeritageScreen({ view }: { view: HeritageView }) {
  const { head, plate, chapters } = view;
  const { t } = useTranslation();
  return (
    <>
      <PageHead kicker={t('pages.heritage')} title={head.title} lead={head.lead} plate={plate} />
      <Timeline chapters={chapters} />
      <TimelineEnd />
    </>
  );
}
