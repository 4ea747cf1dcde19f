import type {
  MailBlock,
  MailButton,
  MailFact,
  MailFrame,
  MailLineItems,
  MailNote,
  MailNotice,
  MailOpening,
  SmallPrint,
} from '~/platform/mail/mail-content';
import {
  block,
  buttonPart,
  factLines,
  joinParts,
  lineItemsPart,
  notePart,
  smallPrintPart,
  type TextPart,
  titlePart,
} from '~/platform/mail/mail-text';

/** The localised content of an order's email, from which both the HTML and the text part are rendered. */
export type OrderEmailContent = MailFrame &
  MailOpening &
  MailLineItems & {
    /** The payment's state. */
    notice: MailNotice;
    facts: MailFact[];
    button: MailButton;
    blocks: MailBlock[];
    /** Texts typed by the buyer; empty ones have no lines. */
    notes: MailNote[];
    smallPrint: SmallPrint[];
  };

/** Renders the plain text part: everything the HTML part contains, in the same order. */
export function renderOrderText(content: OrderEmailContent): string {
  const { button, footer, notes } = content;
  const footerLines = footer.lines.map(({ text }) => text);
  return joinParts([
    ...headParts(content),
    lineItemsPart(content),
    buttonPart(button),
    ...content.blocks.map(({ heading, lines }) =>
      block(
        heading,
        lines.map(({ text }) => text),
      ),
    ),
    ...notes.filter(({ lines }) => lines.some(Boolean)).map(notePart),
    ...content.smallPrint.map(smallPrintPart),
    footer.heading ? block(footer.heading, footerLines) : footerLines,
  ]);
}

function headParts({ opening, notice, facts, ...head }: OrderEmailContent): TextPart[] {
  return [
    titlePart(head),
    ...opening.map((paragraph) => [paragraph]),
    [...(notice.heading ? [notice.heading] : []), notice.text],
    facts.flatMap(factLines),
  ];
}
