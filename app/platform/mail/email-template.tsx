import { type EmailContent, listNotes } from './email-content';
import { MailLayout } from './mail-layout';
import { Block, Button, Note, Opening, TextSection } from './mail-components';
import { Facts } from './mail-facts';

/** The HTML part of an email without line items. */
export function EmailTemplate({ content }: { content: EmailContent }) {
  const { facts, button, sections = [], blocks = [] } = content;
  return (
    <MailLayout content={content}>
      <Opening content={content} />
      {facts ? <Facts facts={facts} /> : null}
      {button ? <Button button={button} /> : null}
      {listNotes(content).map((note) => (
        <Note key={note.heading} note={note} />
      ))}
      {sections.map((section) => (
        <TextSection key={section.heading} {...section} />
      ))}
      {blocks.map((block) => (
        <Block key={block.heading} block={block} />
      ))}
    </MailLayout>
  );
}
