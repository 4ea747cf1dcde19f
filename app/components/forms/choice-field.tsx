import type { ReactNode } from 'react';
import { FieldError, fieldIds } from './field-error';

export type Choice = {
  value: string;
  label: ReactNode;
  /** Second line, e.g. what the choice means. */
  text?: ReactNode;
  /** At the end of the row, e.g. its price. */
  aside?: ReactNode;
  disabled?: boolean;
};

type ChoiceFieldProps = {
  name: string;
  legend: string;
  choices: readonly Choice[];
  value?: string | undefined;
  error?: string | undefined;
  hint?: string;
  /** Beside each other where there is room; rows otherwise. */
  tiles?: boolean;
  onChange?: (value: string) => void;
};

/** Radio buttons whose whole row is the label. The first one has the id that the error summary links to. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, legend, choices, value, error, hint, tiles = false, onChange } = props;
  const ids = fieldIds(name, { hint, error });
  return (
    <fieldset
      className={tiles ? 'choices choices--tiles' : 'choices'}
      aria-describedby={ids.describedBy}
    >
      <legend>{legend}</legend>
      {hint ? (
        <p className="field__hint" id={ids.hint}>
          {hint}
        </p>
      ) : null}
      <div className="choices__tiles">
        {choices.map((choice, index) => (
          <label className="choice" key={choice.value}>
            <input
              id={index === 0 ? ids.input : undefined}
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange?.(choice.value)}
            />
            <span>
              <span className="choice__label">{choice.label}</span>{' '}
              {choice.text ? <span className="choice__text">{choice.text}</span> : null}
            </span>{' '}
            {choice.aside ? <span className="choice__aside tabular">{choice.aside}</span> : null}
          </label>
        ))}
      </div>
      {error ? <FieldError id={ids.error} message={error} /> : null}
    </fieldset>
  );
}
