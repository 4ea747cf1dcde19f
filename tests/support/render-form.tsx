import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { getI18n } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';

type FormOptions = {
  locale?: Locale;
  /** What the server said to the form. */
  result?: SubmissionResult<string[]>;
  values?: Record<string, string>;
};

type Render = (field: (name: string) => FieldMetadata<string>) => ReactElement;

function Form({ result, values, render }: FormOptions & { render: Render }) {
  const [, fields] = useForm<Record<string, string>>({
    id: 'f',
    lastResult: result ?? null,
    defaultValue: values ?? {},
  });
  return render((name) => fields[name] as FieldMetadata<string>);
}

/** Renders fields of a form with the id `f`, as the server does. */
export function renderForm(render: Render, { locale = 'hr', ...options }: FormOptions = {}) {
  return renderToStaticMarkup(
    <I18nextProvider i18n={getI18n(locale)}>
      <Form {...options} render={render} />
    </I18nextProvider>,
  );
}
