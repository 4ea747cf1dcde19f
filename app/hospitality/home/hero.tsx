import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/components/ui/button';
import { MoreLink } from '~/components/ui/more-link';
import { NewTabLink } from '~/components/ui/new-tab-link';
import { urgent } from '~/components/ui/picture';
import { pictureSizes } from '~/components/ui/picture-sizes';
import { assetHref, assetSrcSet } from '~/routing/asset-href';
import type { HomeView } from './home.loader.server';

/** The poster at the top of the page with the hotel's tagline. */
export function Hero({ view, bookingUrl }: { view: HomeView; bookingUrl?: string | undefined }) {
  const { t } = useTranslation(['home', 'common']);
  const { wide, tall } = view.hero;
  return (
    <section className="hero">
      <picture className="hero__picture">
        <source
          media="(max-width: 600px)"
          srcSet={assetSrcSet(tall)}
          sizes={pictureSizes('(max-width: 600px) 100vw')}
          width={tall.width}
          height={tall.height}
        />
        <img
          className="picture"
          src={assetHref(wide, 'xl')}
          srcSet={assetSrcSet(wide)}
          sizes="100vw"
          width={wide.width}
          height={wide.height}
          alt={wide.alt}
          {...urgent}
        />
      </picture>
      <div className="wrap hero__words">
        <p className="kicker">{view.claim}</p>
        <h1>{view.title}</h1>
        <div className="hero__foot">
          <p className="hero__lead">{view.lead}</p>
          <div className="hero__ways">
            {bookingUrl ? (
              <NewTabLink className={buttonClass('light')} href={bookingUrl}>
                {t('common:header.book')}
              </NewTabLink>
            ) : null}
            {view.shop ? <MoreLink page="shop">{t('shopLink')}</MoreLink> : null}
          </div>
        </div>
      </div>
    </section>
  );
}
