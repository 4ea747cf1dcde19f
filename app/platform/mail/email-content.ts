import type {
  MailBlock,
  MailButton,
  MailFact,
  MailFrame,
  MailNote,
  MailOpening,
  MailSection,
} from './mail-content';
import {
  block,
  buttonPart,
  factLines,
  formatLine,
  joinParts,
  notePart,
  titlePart,
} from './mail-text';

/** The localised content of an email without line items, from which both the HTML and the text part are rendered. */
export type EmailContent = MailFrame &
  MailOpening & {
    facts?: MailFact[] | undefined;
    button?: MailButton;
    /** Notes without text are left out. */
    note?: MailNote | MailNote[] | undefined;
    /** Shown below the notes. */
    sections?: MailSection[];
    blocks?: MailBlock[];
  };

/** The notes that contain text. */
export function listNotes({ note = [] }: EmailContent): MailNote[] {
  return [note].flat().filter(({ lines }) => lines.some(Boolean));
}

/** Renders the plain text part: the whole content of the HTML part, in the same order. */
export function renderPlainText(content: EmailContent): string {
  const { facts = [], button, sections = [], blocks = [], footer } = content;
  const footerLines = footer.lines.map(formatLine);
  return joinParts([
    titlePart(content),
    ...content.opening.map((paragraph) => [paragraph]),
    facts.flatMap(factLines),
    button ? buttonPart(button) : [],
    ...listNotes(content).map(notePart),
    ...sections.map(({ heading, paragraphs }) => block(heading, [paragraphs.join('\n\n')])),
    ...blocks.map(({ heading, lines }) => block(heading, lines.map(formatLine))),
    footer.heading ? block(footer.heading, footerLines) : footerLines,
    footer.note ? [footer.note] : [],
  ]);
}
