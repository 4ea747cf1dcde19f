import type { ContentSource } from '~/content/content';
import { findPlate, findShareCard, listParagraphs, toPageHead } from '~/content/page-content';
import type { Locale } from '~/i18n/locales';

/** Loads the questions and answers in one language, by group. */
export function loadFaq(content: ContentSource, locale: Locale) {
  const { faq } = content.get();
  return {
    page: toPageHead(faq.page, locale),
    plate: findPlate(content, faq.page, locale),
    groups: faq.groups.map(({ id, title, questions }) => ({
      id,
      title: title[locale],
      questions: questions.map(({ question, answer }) => ({
        question: question[locale],
        answer: listParagraphs(answer, locale),
      })),
    })),
    shareCard: findShareCard(content, 'home', locale),
  };
}

export type FaqView = ReturnType<typeof loadFaq>;
