import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/components/ui/button';
import { LocaleLink } from '~/routing/locale-link';
import plate from './missing-plate.avif';

/** There is no such page: the plate, the words of the specification and the way home. */
export function MissingScreen() {
  const { t } = useTranslation();
  return (
    <section className="wrap oops">
      <div className="oops__words">
        <p className="kicker">{t('notFound.code')}</p>
        <h1>{t('notFound.message')}</h1>
        <p className="oops__ways">
          <LocaleLink page="home" className={buttonClass()}>
            {t('backHome')}
          </LocaleLink>
          <LocaleLink page="shop" className={buttonClass('quiet')}>
            {t('header.buy')}
          </LocaleLink>
        </p>
      </div>
      <img className="oops__plate" src={plate} width={1000} height={1250} alt="" />
    </section>
  );
}
