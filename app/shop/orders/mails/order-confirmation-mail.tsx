import { MailLayout } from '~/platform/mail/mail-layout';
import type { OrderMailContent } from '~/platform/mail/mail-content';
import {
  Block,
  Button,
  Lines,
  Note,
  Notice,
  Opening,
  SmallPrints,
} from '~/platform/mail/mail-sections';

/** What the buyer gets: thanks, the money, the goods, the way they take, the rights. */
export function OrderConfirmationMail({ content }: { content: OrderMailContent }) {
  return (
    <MailLayout content={content}>
      <Opening content={content} />
      <Notice notice={content.notice} />
      <Lines content={content} />
      <Button button={content.button} />
      {content.blocks.map((block) => (
        <Block key={block.heading} block={block} />
      ))}
      <Note note={content.note} />
      <SmallPrints prints={content.smallPrint} />
    </MailLayout>
  );
}
