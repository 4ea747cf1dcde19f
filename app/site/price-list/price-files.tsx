import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useVatContext } from '~/components/layout/use-vat-context';
import type { PriceListPage } from './price-list.server';
import { PricePart } from './price-part';

type Files = Pick<PriceListPage, 'current' | 'archive'>;

/** Links to the same prices as machine-readable files, including those of the last thirty days. */
export function PriceFiles({ current, archive }: Files) {
  const { t } = useTranslation('texts');
  return (
    <PricePart
      id="files"
      title={t('priceList.files.title')}
      note={<p>{t('priceList.files.note', useVatContext())}</p>}
    >
      <ul className="price-files">
        {current.map(({ kind, path }) => (
          <File key={path} path={path} about={t(`priceList.files.${kind}`)} />
        ))}
      </ul>
      <details className="price-archive">
        <summary>{t('priceList.files.archive')}</summary>
        <ul className="price-files">
          {archive.map(({ kind, path, day }) => (
            <File key={path} path={path} about={`${day}, ${t(`priceList.files.${kind}`)}`} />
          ))}
        </ul>
      </details>
    </PricePart>
  );
}

function File({ path, about }: { path: string; about: string }) {
  return (
    <li className="tabular">
      {`${about}: `}
      {['csv', 'xml'].map((format) => (
        <Fragment key={format}>
          <a href={`${path}.${format}`} hrefLang="hr">
            {format.toUpperCase()}
            <span className="visually-hidden">{`, ${about}`}</span>
          </a>{' '}
        </Fragment>
      ))}
    </li>
  );
}
