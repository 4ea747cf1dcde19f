import { getSelectProps } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/icon';
import { FieldError } from './field-error';
import { describedByHint, FieldHint } from './field-hint';
import { FieldLabel } from './field-label';
import type { FormField } from './form-fields';

type SelectFieldProps = FormField & {
  label: string;
  options: readonly { value: string; label: string }[];
  hint?: ReactNode;
  autoComplete?: string;
  onChange?: (value: string) => void;
};

/** A labelled native select. */
export function SelectField(props: SelectFieldProps) {
  const { meta, error, label, options, hint, autoComplete, onChange } = props;
  return (
    <div className="field">
      <FieldLabel htmlFor={meta.id} label={label} />
      <FieldHint of={meta} text={hint} />
      <div className="field__select">
        <select
          {...getSelectProps(meta, describedByHint(meta, hint))}
          className="field__input"
          autoComplete={autoComplete}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
      <FieldError of={meta} message={error} />
    </div>
  );
}
