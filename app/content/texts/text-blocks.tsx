import { useTranslation } from 'react-i18next';
import { formatDay } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { LinkedParagraphs, LinkedText } from './linked-text';
import { TextTable } from './text-table';
import type { PageTextBlock, PageText, PageTextSheet } from './page-text';

type BlocksProps = { view: Pick<PageText, 'blocks' | 'updated'> };

/** The blocks of a longer text, and the day from which it applies. */
export function TextBlocks({ view }: BlocksProps) {
  const { t } = useTranslation('texts');
  const locale = useLocale();
  return (
    <>
      {view.blocks.map((block) => (
        <TextBlock key={block.heading} block={block} />
      ))}
      {view.updated ? (
        <p className="note text-page__updated">
          {t('updated')} <time dateTime={view.updated}>{formatDay(view.updated, locale)}</time>
        </p>
      ) : null}
    </>
  );
}

function TextBlock({ block }: { block: PageTextBlock }) {
  return (
    <section>
      <h2>{block.heading}</h2>
      <div className="text-page__words stack">
        <LinkedParagraphs paragraphs={block.paragraphs} />
        {block.list.length > 0 ? (
          <ul>
            {block.list.map((item) => (
              <li key={item}>
                <LinkedText text={item} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {block.table ? <TextTable table={block.table} /> : null}
      {block.sheet ? <TextSheet sheet={block.sheet} /> : null}
    </section>
  );
}

/** A form to print; on paper it has blank lines for writing. */
function TextSheet({ sheet }: { sheet: PageTextSheet }) {
  return (
    <div className="text-sheet">
      <h3>{sheet.title}</h3>
      <p className="note">{sheet.note}</p>
      {sheet.lines.map(({ text, blanks }) => (
        <div key={text} className="text-sheet__line">
          <p className="has-address">{text}</p>
          {Array.from({ length: blanks }, (_, index) => (
            <span key={index} className="text-sheet__blank" />
          ))}
        </div>
      ))}
    </div>
  );
}
