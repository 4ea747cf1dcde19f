import { useTranslation } from 'react-i18next';
import { useFrame } from '~/components/layout/use-frame';
import { Icon } from '~/components/ui/icon';
import { MoreLink } from '~/components/ui/more-link';
import { Picture } from '~/components/ui/picture';
import type { OleothequeTeaser } from './products.loader.server';

/** The section about tastings, on an olive background. */
export function OleothequeBand({ oleotheque }: { oleotheque: OleothequeTeaser }) {
  const { t } = useTranslation('shop');
  const { title, text, image } = oleotheque;
  const hotel = useFrame()?.hotel;
  return (
    <section className="grove band--olive laid-out-later" aria-labelledby="oleotheque">
      <div className="wrap grid">
        <div className="grove__words">
          <p className="kicker">{t('oleotheque.kicker')}</p>
          <h2 id="oleotheque">{title}</h2>
          <p>{text}</p>
          <p className="grove__ways">
            {hotel ? (
              <>
                <a className="more" href={`mailto:${hotel.email}`}>
                  <span>{t('oleotheque.write')}</span>
                  <Icon name="arrow" />
                </a>{' '}
                <a className="more" href={`tel:${hotel.phone}`}>
                  <span className="nowrap">{hotel.phoneDisplay}</span>
                </a>{' '}
              </>
            ) : null}
            <MoreLink page="oleotheque">{t('oleotheque.page')}</MoreLink>
          </p>
        </div>
        <Picture image={image} sizes="(max-width: 820px) 92vw, 58vw" className="grove__picture" />
      </div>
    </section>
  );
}
