import { type IssueTexts, listWritten } from '~/hospitality/newsletter/issues/issue-texts';
import { resourceHref } from '~/routing/resource-href';
import { DeskRow } from '../desk-row';
import { nativeLanguageName } from './native-language-name';

/** A link to the preview of the email in each language that has a text. */
export function PreviewLinks({ id, texts }: { id: number; texts: IssueTexts }) {
  return (
    <ul className="desk-rows">
      {listWritten(texts).map((language) => (
        <DeskRow
          key={language}
          href={resourceHref('reception.newsletter-preview', { id: String(id), language })}
          title={nativeLanguageName(language)}
          facts={[texts[language]?.subject ?? '']}
        />
      ))}
    </ul>
  );
}
