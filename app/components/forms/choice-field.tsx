import { getCollectionProps } from '@conform-to/react';
import type { ReactNode } from 'react';
import { FieldError } from './field-error';
import { FieldHint } from './field-hint';
import type { FormField } from './form-fields';

type Choice = {
  value: string;
  label: ReactNode;
  /** Second line, e.g. an explanation. */
  text?: ReactNode;
  /** At the end of the row, e.g. a price. */
  aside?: ReactNode;
  disabled?: boolean;
};

type ChoiceFieldProps = FormField & {
  legend: string;
  choices: readonly Choice[];
  hint?: string;
  /** Side by side where there is room, instead of rows. */
  tiles?: boolean;
  onChange?: (value: string) => void;
};

/** Radio buttons whose whole row is clickable. The first one has the id that the error summary links to. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { meta, error, legend, choices, hint, tiles = false, onChange } = props;
  const describedBy = [error ? meta.errorId : '', hint ? meta.descriptionId : ''];
  // The description belongs to the group, not to each button.
  const inputs = getCollectionProps(meta, {
    type: 'radio',
    options: choices.map(({ value }) => value),
    ariaAttributes: false,
  });
  return (
    <fieldset
      className={tiles ? 'choices choices--tiles' : 'choices'}
      aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
    >
      <legend>{legend}</legend>
      <FieldHint of={meta} text={hint} />
      <div className="choices__tiles">
        {choices.map((choice, index) => {
          const { key, ...input } = inputs[index] ?? { key: choice.value };
          return (
            <label className="choice" key={key}>
              <input
                {...input}
                id={index === 0 ? meta.id : undefined}
                disabled={choice.disabled}
                onChange={() => onChange?.(choice.value)}
              />
              <span>
                <span className="choice__label">{choice.label}</span>{' '}
                {choice.text ? <span className="choice__text">{choice.text}</span> : null}
              </span>{' '}
              {choice.aside ? <span className="choice__aside tabular">{choice.aside}</span> : null}
            </label>
          );
        })}
      </div>
      <FieldError of={meta} message={error} />
    </fieldset>
  );
}
