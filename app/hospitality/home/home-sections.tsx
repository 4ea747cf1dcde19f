import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import { Picture } from '~/components/ui/picture';
import { pictureSizes } from '~/components/ui/picture-sizes';
import { ProductCard } from '~/shop/catalog/product-card';
import { assetHref, assetSrcSet } from '~/routing/asset-href';
import { LocaleLink } from '~/routing/locale-link';
import catalogStyles from '~/shop/catalog/catalog.css?url';
import type { HomeView } from './home.server';

/** The poster with the house's first sentence at its foot. */
export function Hero({ view, bookingUrl }: { view: HomeView; bookingUrl?: string }) {
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
              <a className={buttonClass('light')} href={bookingUrl} target="_blank" rel="noopener">
                {t('common:header.book')}
                <span className="visually-hidden">{` (${t('common:header.newTab')})`}</span>
              </a>
            ) : null}
            <LocaleLink page="shop" className="more">
              <span>{t('shopLink')}</span>
              <Icon name="arrow" />
            </LocaleLink>
          </div>
        </div>
      </div>
    </section>
  );
}

// React 18 passes the attribute on in lower case only, which its types do not know.
const urgent = { fetchpriority: 'high' };

/** The plate, the story's beginning and the rest of it on demand. */
export function Story({ view }: { view: HomeView }) {
  const { t } = useTranslation('home');
  const { story, plate } = view;
  return (
    <section className="story wrap grid" aria-labelledby="story">
      <div className="story__plate">
        <Picture image={plate} sizes="(max-width: 820px) 58vw, (max-width: 1440px) 38vw, 520px" />
      </div>
      <div className="story__words">
        <p className="kicker">{t('story')}</p>
        <h2 id="story">{story.title}</h2>
        <p className="lead">{story.opening}</p>
        <p className="measure">{story.second}</p>
        {story.rest.length > 0 ? (
          <details className="story__rest">
            <summary className="more">
              <span>{t('storyMore')}</span>
              <Icon name="down" />
            </summary>
            <div className="stack measure">
              {story.rest.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ) : null}
      </div>
    </section>
  );
}

/** Four figures divided by hairlines. */
export function Facts({ view }: { view: HomeView }) {
  const { t } = useTranslation('home');
  const { rooms, suites, checkIn, checkOut } = view.facts;
  const items = [
    { figure: String(rooms), words: t('rooms', { count: rooms }) },
    { figure: String(suites), words: t('suites', { count: suites }) },
    { figure: `${checkIn.from}–${checkIn.to}`, words: t('checkIn') },
    { figure: `${checkOut.from}–${checkOut.to}`, words: t('checkOut') },
  ];
  return (
    <div className="wrap">
      <ul className="facts" aria-label={t('facts')}>
        {items.map(({ figure, words }) => (
          <li key={words}>
            <b>{figure}</b> <span>{words}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Some goods and the way to the shop. */
export function GoodsBand({ view }: { view: HomeView }) {
  const { t } = useTranslation(['home', 'common']);
  return (
    <section className="goods-band band--sand" aria-labelledby="goods">
      <link rel="stylesheet" href={catalogStyles} />
      <div className="wrap grid">
        <div className="goods-band__head">
          <p className="kicker">{t('common:footer.shop')}</p>
          <h2 id="goods">{view.shop.title}</h2>
          <LocaleLink page="shop" className="more">
            <span>{t('toShop')}</span>
            <Icon name="arrow" />
          </LocaleLink>
        </div>
        <div className="goods goods-band__goods">
          {view.shop.products.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              sizes={
                index === 0
                  ? '(max-width: 900px) 90vw, (max-width: 1080px) 29vw, 19vw'
                  : '(max-width: 900px) 44vw, (max-width: 1080px) 29vw, 19vw'
              }
            />
          ))}
        </div>
      </div>
    </section>
  );
}
