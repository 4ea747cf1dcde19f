import { useTranslation } from 'react-i18next';
import { Chapters } from '~/components/layout/chapters';
import { Opener } from '~/components/layout/opener';
import { MoreLink } from '~/components/ui/more-link';
import { MailAndPhone } from '~/components/layout/mail-and-phone';
import { OpeningHours } from '~/content/opening/opening-hours';
import { PriceLegend } from '~/components/ui/price-notes';
import { ServicePrices } from '~/components/ui/service-prices';
import { hasPage } from '~/routing/paths';
import type { RetreatView } from './retreat.loader.server';

const questions = ['date', 'what', 'guests', 'name', 'phone'] as const;

/** The page to continue to, if the site has it: from the oleotheque to the shop, from wellness to the packages. */
const onward = { oleotheque: 'shop', wellness: 'packages' } as const;

/** The page of the oleotheque or the wellness area: chapters, prices, hours, how to arrange a visit. */
export function RetreatScreen({ view }: { view: RetreatView }) {
  const { t } = useTranslation('dining');
  const { head, image, blocks, place } = view;
  return (
    <>
      <Opener title={head.title} lead={head.lead} image={image}>
        <p className="ways">
          <a className="more" href="#arrange">
            <span>{t('retreat.toPrices')}</span>
          </a>
        </p>
      </Opener>
      <Chapters chapters={blocks} />
      <section className="arrange band band--sand" aria-labelledby="arrange">
        <div className="wrap grid">
          <div className="arrange__prices">
            <h2 id="arrange">{t('retreat.prices')}</h2>
            <ServicePrices services={view.prices} />
            <PriceLegend of={view.prices} />
            {hasPage(onward[place]) ? (
              <MoreLink page={onward[place]}>{t(`retreat.onward.${place}`)}</MoreLink>
            ) : null}
          </div>
          <Arrange view={view} />
        </div>
      </section>
    </>
  );
}

function Arrange({ view: { place, opening } }: { view: RetreatView }) {
  const { t } = useTranslation('dining');
  const lines = questions.map((question) => `${t(`retreat.email.${question}`)}: `);
  return (
    <div className="arrange__hours">
      <h3>{t('hours')}</h3>
      <OpeningHours opening={opening} heading="h4" />
      <h3>{t('retreat.how')}</h3>
      <p>{t('retreat.about')}</p>
      <MailAndPhone
        subject={t(`retreat.subject.${place}`)}
        lines={lines}
        label={t('retreat.write')}
        orAddress={t('orAddress')}
      />
    </div>
  );
}
