import { type FieldMetadata, getInputProps } from '@conform-to/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon';
import { useBrowserLayoutEffect } from './use-browser-layout-effect';
import { useHydrated } from './use-hydrated';

type QuantityProps = {
  /** The item that is counted, e.g. "Olive oil, 500 ml"; the labels are built from it. */
  of: string;
  /** Metadata of the form's field. */
  meta: FieldMetadata<string>;
  value?: number;
  /**
   * In the cart: name of the field whose value selects the action. The buttons are then real submit buttons that work
   * without scripts: `decrease` and `increase` of the form around them, `update` of the form that the field belongs to.
   */
  stepName?: string;
};

type Typed = { from: number; text: string };

/** What was typed in a form that was refused, if that is part of the initial document. */
function readRefused({ initialValue }: FieldMetadata<string>, from: number) {
  return initialValue ? ({ from, text: initialValue } satisfies Typed) : undefined;
}

const min = 1;
const max = 99;

/** A number field for a quantity, with buttons to decrease and increase it. */
export function Quantity({ of, meta, value = 1, stepName }: QuantityProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<Typed | undefined>(() => readRefused(meta, value));
  // A quantity changed by the server replaces what was typed before.
  const text = typed?.from === value ? typed.text : String(value);
  const input = useRef<HTMLInputElement>(null);
  // Keeps a value typed before hydration, which the next render would otherwise reset.
  useBrowserLayoutEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== String(value)) setTyped({ from: value, text: early });
    // oxlint-disable-next-line react/exhaustive-deps -- only what was there before
  }, []);
  const current = Math.min(Math.max(Number.parseInt(text, 10) || min, min), max);

  const step = (kind: 'decrease' | 'increase') => {
    // Not `disabled` at the limit, because the button would lose the focus. The server ignores the request then.
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
          aria-disabled={isOver || undefined}
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
        aria-disabled={isOver || undefined}
        onClick={() => {
          if (!isOver) setTyped({ from: value, text: String(next) });
        }}
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
          value={text}
          onChange={(event) => setTyped({ from: value, text: event.currentTarget.value })}
        />
        {step('increase')}
      </div>
      {stepName ? (
        <button
          type="submit"
          className="btn btn--quiet"
          form={meta.formId}
          name={stepName}
          value="update"
        >
          {t('quantity.update')}
          <span className="visually-hidden">: {of}</span>
        </button>
      ) : null}
    </div>
  );
}
