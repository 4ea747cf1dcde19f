/** Longer ones would not fit beside a label on a narrow phone. */
const maxLength = 16;

/** Letters and digits with hyphens, dashes or slashes between them. Limited, because every letter is tried as a beginning. */
const joined = /([\p{L}\d]{1,16}(?:[-–/][\p{L}\d]+)+)/u;

const isNumber = (part: string) => part.length <= maxLength && joined.test(part) && /\d/.test(part);

/** A text whose order numbers, references and house numbers such as `95–97` stay on one line each. */
export function UnbrokenNumbers({ text }: { text: string }) {
  return text.split(joined).map((part, index) =>
    isNumber(part) ? (
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
