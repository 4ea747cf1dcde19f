import { getInputProps } from '@conform-to/react';
import type { ReactNode } from 'react';
import { FieldError } from './field-error';
import { describedByHint, FieldHint } from './field-hint';
import type { FormField } from './form-fields';

type CheckboxFieldProps = FormField & {
  /** May contain links, e.g. to the terms. */
  label: ReactNode;
  hint?: string;
  /** Initially unticked, whatever the form's value is. */
  isBarred?: boolean;
};

/** A checkbox. One that means consent is never ticked in advance. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { meta, error, label, hint, isBarred } = props;
  const input = getInputProps(meta, { ...describedByHint(meta, hint), type: 'checkbox' });
  return (
    <div className="field checkbox">
      <input {...input} defaultChecked={!isBarred && input.defaultChecked === true} />
      <label className="checkbox__label" htmlFor={meta.id}>
        {label}
      </label>
      <FieldHint of={meta} text={hint} />
      <FieldError of={meta} message={error} />
    </div>
  );
}
