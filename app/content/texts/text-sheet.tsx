import type { PageTextSheet } from './page-text';

/** A form to be printed: on paper its empty lines are there to be written on. */
export function TextSheet({ sheet }: { sheet: PageTextSheet }) {
  return (
    <div className="text-sheet">
      <h3>{sheet.title}</h3>
      <p className="note">{sheet.note}</p>
      {sheet.lines.map(({ text, blanks }) => (
        <div key={text} className="text-sheet__line">
          <p>{text}</p>
          {Array.from({ length: blanks }, (_, index) => (
            <span key={index} className="text-sheet__blank" />
          ))}
        </div>
      ))}
    </div>
  );
}
