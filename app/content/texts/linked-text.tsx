import { LocaleLink } from '~/routing/locale-link';
import { parseInline } from './inline-text';

/** A paragraph of the owner's with its links. */
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

/** Paragraphs of the owner's, one below the other. */
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
