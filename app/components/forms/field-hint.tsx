import type { FieldMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';

type Described = Pick<FieldMetadata<string>, 'descriptionId'>;

type FieldHintProps = {
  of: Described;
  /** May contain a link, such as a telephone number. */
  text: ReactNode;
};

/** A hint, between the label and the field. */
export function FieldHint({ of: { descriptionId }, text }: FieldHintProps) {
  if (!text) return null;
  return (
    <p className="field__hint" id={descriptionId}>
      {text}
    </p>
  );
}

/** Props that make the hint part of a field's accessible description, in addition to its error. */
export const describedByHint = ({ descriptionId }: Described, hint: ReactNode) =>
  hint ? { ariaDescribedBy: descriptionId } : {};
