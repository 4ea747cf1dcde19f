import { useTranslation } from 'react-i18next';
import { formatDayShort } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { fileHref } from './file-href';
import type { PriceListPage } from './price-list.server';
import { PricePart } from './price-part';

const kinds = ['goods', 'services'] as const;
const formats = ['csv', 'xml'] as const;

type File = PriceListPage['files'][number];

/** The same prices as files, for programs, and those of the last thirty days. */
export function PriceFiles({ files }: { files: readonly File[] }) {
  const { t } = useTranslation('texts');
  return (
    <PricePart
      id="files"
      title={t('priceList.files.title')}
      note={<p>{t('priceList.files.note')}</p>}
    >
      <ul className="price-files">
        {kinds.map((kind) => (
          <li key={kind}>
            {`${t(`priceList.files.${kind}`)}: `}
            <FormatLinks
              of={(format) => fileHref(kind, format)}
              about={t(`priceList.files.${kind}`)}
            />
          </li>
        ))}
      </ul>
      <details className="price-archive">
        <summary>{t('priceList.files.archive')}</summary>
        <ul className="price-files tabular">
          {files.map((file) => (
            <ArchivedFile key={file.name} file={file} />
          ))}
        </ul>
      </details>
    </PricePart>
  );
}

function ArchivedFile({ file: { kind, name, day } }: { file: File }) {
  const { t } = useTranslation('texts');
  const locale = useLocale();
  const about = `${formatDayShort(day, locale)}, ${t(`priceList.files.${kind}`)}`;
  return (
    <li>
      {`${about}: `}
      <FormatLinks of={(format) => fileHref(name, format)} about={about} />
    </li>
  );
}

type FormatLinksProps = { of: (format: (typeof formats)[number]) => string; about: string };

function FormatLinks({ of, about }: FormatLinksProps) {
  return (
    <>
      {formats.map((format) => (
        <a key={format} href={of(format)} hrefLang="hr">
          {format.toUpperCase()}
          <span className="visually-hidden">{`, ${about}`}</span>
        </a>
      ))}
    </>
  );
}
