import type { ChangeEventHandler, ReactNode } from 'react';
import { FieldError, fieldIds } from './field-error';

type CheckboxFieldProps = {
  name: string;
  /** May hold links, e.g. to the terms. */
  label: ReactNode;
  value?: string;
  checked?: boolean;
  error?: string | undefined;
  hint?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** A checkbox, never checked in advance where it means consent. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, value = 'on', checked, error, hint, onChange } = props;
  const ids = fieldIds(name, { hint, error });
  return (
    <div className="field checkbox">
      <input
        id={ids.input}
        name={name}
        type="checkbox"
        value={value}
        defaultChecked={checked}
        onChange={onChange}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
      />
      <label className="checkbox__label" htmlFor={ids.input}>
        {label}
      </label>
      {hint ? (
        <p className="field__hint" id={ids.hint}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={ids.error} message={error} /> : null}
    </div>
  );
}
