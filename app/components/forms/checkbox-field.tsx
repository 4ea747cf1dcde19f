import { getInputProps } from '@conform-to/react';
import type { ChangeEventHandler, ReactNode } from 'react';
import { FieldError } from './field-error';
import { describedByHint, FieldHint } from './field-hint';
import type { FormField } from './form-fields';

type CheckboxFieldProps = FormField & {
  /** May hold links, e.g. to the terms. */
  label: ReactNode;
  hint?: string;
  /** Never ticked at first, whatever the form says. */
  isBarred?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** A checkbox, never checked in advance where it means consent. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { meta, error, label, hint, isBarred, onChange } = props;
  const input = getInputProps(meta, { ...describedByHint(meta, hint), type: 'checkbox' });
  return (
    <div className="field checkbox">
      <input
        {...input}
        defaultChecked={!isBarred && input.defaultChecked === true}
        onChange={onChange}
      />
      <label className="checkbox__label" htmlFor={meta.id}>
        {label}
      </label>
      <FieldHint of={meta} text={hint} />
      <FieldError of={meta} message={error} />
    </div>
  );
}
