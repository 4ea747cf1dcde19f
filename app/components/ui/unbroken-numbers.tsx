/** Longer ones would not fit beside a label on a narrow phone. */
const maxLength = 16;

/** Letters and digits with hyphens, dashes or slashes between them. Limited, because every letter is tried as a beginning. */
const joined = /([\p{L}\d]{1,16}(?:[-–/][\p{L}\d]+)+)/u;

const isNumber = (part: string) => joined.test(part) && /\d/.test(part);

/** A payment's reference; browsers would end a line after the hyphen behind its first letter. */
const isLongCode = (part: string) => /^[A-Z\d-]+$/.test(part);

function classOf(part: string): string | undefined {
  if (!isNumber(part)) return undefined;
  if (part.length <= maxLength) return 'nowrap';
  return isLongCode(part) ? 'fills-line' : undefined;
}

/**
 * A text whose order numbers, references and house numbers such as `95–97` stay on one line each; a code too long for a
 * line fills it. A dot between two parts, as in the subjects of emails, ends a line instead of beginning one.
 */
export function UnbrokenNumbers({ text }: { text: string }) {
  const pieces = text.replaceAll(' · ', '\u00A0· ').split(joined);
  return pieces.map((part, index) => {
    const className = classOf(part);
    return className === undefined ? (
      part
    ) : (
      <span key={index} className={className}>
        {part}
      </span>
    );
  });
}
