import { LocaleLink } from '~/routing/locale-link';
import { parseInline } from './inline-text';

/** A paragraph by the owner with its links. */
export function LinkedText({ text }: { text: string }) {
  return (
    <>
      {parseInline(text).map((part, index) => {
        if (part.kind === 'text') return part.text;
        if (part.kind === 'page') {
          return (
            <LocaleLink key={index} page={part.page}>
              {part.text}
            </LocaleLink>
          );
        }
        return (
          <a key={index} href={part.href}>
            {part.text}
          </a>
        );
      })}
    </>
  );
}

/** Several paragraphs by the owner. */
export function LinkedParagraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
    </>
  );
}
