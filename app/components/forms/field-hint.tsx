import type { FieldMetadata } from '@conform-to/react';

type Described = Pick<FieldMetadata<string>, 'descriptionId'>;

/** A hint, between the label and the field. */
export function FieldHint({
  of: { descriptionId },
  text,
}: {
  of: Described;
  text: string | undefined;
}) {
  if (!text) return null;
  return (
    <p className="field__hint" id={descriptionId}>
      {text}
    </p>
  );
}

/** Props that make the hint part of a field's accessible description, in addition to its error. */
export const describedByHint = ({ descriptionId }: Described, hint: string | undefined) =>
  hint ? { ariaDescribedBy: descriptionId } : {};
