import type { OrderMailContent, SmallPrint } from './mail-content';

type Part = string[];

function heading(text: string): Part {
  return [text, '-'.repeat([...text].length)];
}

/** A heading, underlined, over its lines. */
export function block(title: string, lines: Part): Part {
  return [...heading(title), ...lines];
}

function linesPart(content: OrderMailContent): Part {
  const lines = content.lines.flatMap((line) => [line.name, `  ${line.detail} = ${line.total}`]);
  const sums = [...content.sums, content.total].map(({ label, value }) => `${label}: ${value}`);
  return block(content.linesHeading, [...lines, '', ...sums]);
}

/** Quoted, so that what was typed cannot pass for a line of ours. */
export function notePart({ note }: Pick<OrderMailContent, 'note'>): Part {
  return block(
    note.heading,
    note.lines.map((line) => `> ${line}`.trimEnd()),
  );
}

function headPart(content: OrderMailContent): Part[] {
  const { notice, facts } = content;
  return [
    [content.title, content.kicker],
    content.opening,
    [...(notice.heading ? [notice.heading] : []), notice.text],
    facts.map(({ label, value }) => `${label}: ${value}`),
  ];
}

function printPart({ heading: title, paragraphs, link }: SmallPrint): Part {
  return block(title, [...paragraphs, ...(link ? [link.label, link.url] : [])]);
}

/** The plain text part: everything the HTML part says, in the same order. */
export function orderMailText(content: OrderMailContent): string {
  const { button, foot } = content;
  const footLines = foot.lines.map(({ text }) => text);
  const parts: Part[] = [
    ...headPart(content),
    linesPart(content),
    [`${button.linkLabel}:`, button.url],
    ...content.blocks.map(({ heading: title, lines }) =>
      block(
        title,
        lines.map(({ text }) => text),
      ),
    ),
    content.note.lines.some(Boolean) ? notePart(content) : [],
    ...content.smallPrint.map(printPart),
    foot.heading ? block(foot.heading, footLines) : footLines,
  ];
  return joinParts(parts);
}

/** Paragraphs, an empty line between them; parts without lines are left out. */
export function joinParts(parts: readonly Part[]): string {
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`;
}
