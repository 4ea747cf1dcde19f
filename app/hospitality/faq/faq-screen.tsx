import { useTranslation } from 'react-i18next';
import { PageHead } from '~/components/layout/page-head';
import { Icon } from '~/components/ui/icon';
import { LinkedParagraphs } from '~/content/texts/linked-text';
import type { FaqView } from './faq.loader.server';

/** Questions by group; each answer expands below its question, also without scripts. */
export function FaqScreen({ view }: { view: Pick<FaqView, 'page' | 'plate' | 'groups'> }) {
  const { t } = useTranslation('texts');
  return (
    <>
      <PageHead title={view.page.title} lead={view.page.lead} plate={view.plate}>
        {view.groups.length > 0 ? (
          <nav aria-label={t('faqGroups')}>
            <ul className="jump-links">
              {view.groups.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </PageHead>
      <div className="wrap faq">
        {view.groups.map((group) => (
          <FaqGroup key={group.id} group={group} />
        ))}
      </div>
    </>
  );
}

function FaqGroup({ group }: { group: FaqView['groups'][number] }) {
  return (
    <section className="faq__group" id={group.id} aria-labelledby={`${group.id}-title`}>
      <h2 id={`${group.id}-title`}>{group.title}</h2>
      <div>
        {group.questions.map(({ question, answer }) => (
          <details key={question} className="faq__item">
            <summary>
              <span>{question}</span>
              <Icon name="down" />
            </summary>
            <div className="faq__answer stack">
              <LinkedParagraphs paragraphs={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
