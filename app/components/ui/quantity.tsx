import { type FieldMetadata, getInputProps } from '@conform-to/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon';
import { useHydrated } from './use-hydrated';

type QuantityProps = {
  /** Names the thing counted, e.g. "Olive oil, 500 ml"; the text around it comes from here. */
  of: string;
  /** Of the form's field. */
  meta: FieldMetadata<string>;
  value?: number;
  /**
   * Where the form changes a cart line: name of the field whose value selects the action. The steps and the update
   * are then real submit buttons (`decrease`, `increase`, `add`) that work without scripts.
   */
  stepName?: string;
  disabled?: boolean;
};

// React warns about layout effects on the server, where there is no layout.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

type Typed = { from: number; text: string };

/** What was typed and not taken, where the whole page came with it. */
function readRefused({ errors, initialValue }: FieldMetadata<string>, from: number) {
  return errors && initialValue ? ({ from, text: initialValue } satisfies Typed) : undefined;
}

const min = 1;
const max = 99;

/** How many pieces: a number to type, with a step up and down. */
export function Quantity({ of, meta, value = 1, stepName, disabled }: QuantityProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<Typed | undefined>(() => readRefused(meta, value));
  // A count that the server changed replaces what was typed before.
  const text = typed?.from === value ? typed.text : String(value);
  const input = useRef<HTMLInputElement>(null);
  // Typed before the scripts were there: the first render after this would put the old count back.
  useBrowserLayoutEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== String(value)) setTyped({ from: value, text: early });
    // oxlint-disable-next-line react/exhaustive-deps -- only what was there before
  }, []);
  const current = Math.min(Math.max(Number.parseInt(text, 10) || min, min), max);

  const step = (kind: 'decrease' | 'increase') => {
    const isOver = kind === 'decrease' ? current <= min : current >= max;
    const label = t(`quantity.${kind}`, { of });
    const icon = <Icon name={kind === 'decrease' ? 'minus' : 'plus'} />;
    if (stepName) {
      return (
        <button
          type="submit"
          className="quantity__step"
          name={stepName}
          value={kind}
          aria-label={label}
          disabled={disabled || isOver}
        >
          {icon}
        </button>
      );
    }
    if (!hydrated) return null;
    const next = current + (kind === 'decrease' ? -1 : 1);
    return (
      <button
        type="button"
        className="quantity__step"
        aria-label={label}
        disabled={disabled || isOver}
        onClick={() => setTyped({ from: value, text: String(next) })}
      >
        {icon}
      </button>
    );
  };

  return (
    <div className="quantity">
      <label className="visually-hidden" htmlFor={meta.id}>
        {t('quantity.label', { of })}
      </label>
      {/* Enter in the field must set the count: the browser presses the first submit button of the form. */}
      {stepName ? (
        <button
          type="submit"
          className="visually-hidden"
          name={stepName}
          value="add"
          tabIndex={-1}
          aria-hidden="true"
        />
      ) : null}
      <div className="quantity__box">
        {step('decrease')}
        <input
          {...getInputProps(meta, { type: 'number', value: false })}
          ref={input}
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          autoComplete="off"
          disabled={disabled}
          value={text}
          onChange={(event) => setTyped({ from: value, text: event.currentTarget.value })}
        />
        {step('increase')}
      </div>
      {stepName ? (
        <button type="submit" className="btn btn--quiet" name={stepName} value="add">
          {t('quantity.update')}
          <span className="visually-hidden">: {of}</span>
        </button>
      ) : null}
    </div>
  );
}
