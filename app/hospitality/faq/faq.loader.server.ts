import type { ContentSource } from '~/content/content';
import { listParagraphs, viewHead, viewShareCard } from '~/content/page-view';
import type { Locale } from '~/i18n/locales';

/** Questions and answers in one language, by group. */
export function loadFaq(content: ContentSource, locale: Locale) {
  const { faq } = content.get();
  return {
    page: viewHead(faq.page, locale),
    groups: faq.groups.map(({ id, title, questions }) => ({
      id,
      title: title[locale],
      questions: questions.map(({ question, answer }) => ({
        question: question[locale],
        answer: listParagraphs(answer, locale),
      })),
    })),
    shareCard: viewShareCard(content, 'home', locale),
  };
}

export type FaqView = ReturnType<typeof loadFaq>;
