import { MailLayout } from '~/platform/mail/mail-layout';
import {
  Block,
  Button,
  LineItems,
  Note,
  Notice,
  Opening,
  SmallPrintSection,
} from '~/platform/mail/mail-components';
import { Facts } from '~/platform/mail/mail-facts';
import type { OrderEmailContent } from './order-email-content';

/** To the buyer: payment, items and delivery first, legal information last. */
export function OrderConfirmation({ content }: { content: OrderEmailContent }) {
  return (
    <MailLayout content={content}>
      <Opening content={content} />
      <Notice notice={content.notice} />
      <LineItems content={content} />
      <Button button={content.button} />
      {content.blocks.map((block) => (
        <Block key={block.heading} block={block} />
      ))}
      {content.notes.map((note) => (
        <Note key={note.heading} note={note} />
      ))}
      <SmallPrintSection prints={content.smallPrint} />
    </MailLayout>
  );
}

/** To staff: what to do and for whom, before the amounts. */
export function OrderNotification({ content }: { content: OrderEmailContent }) {
  return (
    <MailLayout content={content}>
      <Opening content={content} />
      <Notice notice={content.notice} />
      <Facts facts={content.facts} />
      {content.notes.map((note) => (
        <Note key={note.heading} note={note} />
      ))}
      <LineItems content={content} />
      {content.blocks.map((block) => (
        <Block key={block.heading} block={block} />
      ))}
      <Button button={content.button} />
    </MailLayout>
  );
}
