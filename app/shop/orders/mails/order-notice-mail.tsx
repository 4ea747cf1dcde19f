import { MailLayout } from '~/platform/mail/mail-layout';
import type { OrderMailContent } from '~/platform/mail/mail-content';
import { Block, Button, Facts, Lines, Note, Notice, Opening } from '~/platform/mail/mail-sections';

/** What the house gets: what to do, and for whom, before the sums. */
export function OrderNoticeMail({ content }: { content: OrderMailContent }) {
  return (
    <MailLayout content={content}>
      <Opening content={content} />
      <Notice notice={content.notice} />
      <Facts facts={content.facts} />
      <Note note={content.note} />
      <Lines content={content} />
      {content.blocks.map((block) => (
        <Block key={block.heading} block={block} />
      ))}
      <Button button={content.button} />
    </MailLayout>
  );
}
