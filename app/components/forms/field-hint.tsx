import type { FieldMetadata } from '@conform-to/react';

type Described = Pick<FieldMetadata<string>, 'descriptionId'>;

/** Advice on a field, between its label and the field. */
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

/** Makes a field name its hint as its description, beside its error. */
export const describedByHint = ({ descriptionId }: Described, hint: string | undefined) =>
  hint ? { ariaDescribedBy: descriptionId } : {};
