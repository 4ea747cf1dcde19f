import { getFormProps, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { CheckboxField } from '~/components/forms/checkbox-field';
import { ChoiceField } from '~/components/forms/choice-field';
import { ErrorSummary } from '~/components/forms/error-summary';
import { Field } from '~/components/forms/field';
import { SelectField } from '~/components/forms/select-field';
import { Chapters } from '~/components/layout/chapters';
import { PageHead } from '~/components/layout/page-head';
import { Breadcrumb } from '~/components/ui/breadcrumb';
import { Button, type ButtonVariant } from '~/components/ui/button';
import { Icon, iconNames } from '~/components/ui/icon';
import { Notice } from '~/components/ui/notice';
import { Picture } from '~/components/ui/picture';
import { Price, UnitPrice } from '~/components/ui/price';
import { Quantity } from '~/components/ui/quantity';
import type { Picture as ShownPicture } from '~/content/picture';

const colours = [
  'surface',
  'surface-alt',
  'placeholder',
  'surface-raised',
  'ink',
  'ink-muted',
  'brand',
  'brand-hover',
  'accent',
  'secondary',
  'info',
  'inverse-accent',
  'inverse',
  'on-inverse',
  'on-inverse-muted',
  'error',
  'success',
] as const;
const steps = ['s0', 's1', 's2', 's3', 's4', 's5'] as const;
const looks: readonly ButtonVariant[] = ['filled', 'line', 'quiet', 'light'];
const kinds = ['info', 'ok', 'error'] as const;
const cents = 2400;

type GuideFields = Record<
  'count' | 'right' | 'wrong' | 'long' | 'list' | 'choice' | 'tick',
  string
>;

type StyleguideView = { title: string; words: string; text: string; picture: ShownPicture };

/** Every component of `app/components` in its states, for developers, with the hotel's own texts. */
export function StyleguideScreen({ view }: { view: StyleguideView }) {
  const { title, words, text, picture } = view;
  const [form, fields] = useForm<GuideFields>({
    id: 'guide',
    lastResult: {
      status: 'error',
      initialValue: { right: title, choice: kinds[0] },
      error: { wrong: [text] },
    },
  });
  return (
    <>
      <PageHead
        above={<Breadcrumb crumbs={[{ label: title, to: '/' }, { label: words }]} />}
        kicker={title}
        title={words}
        lead={text}
      />
      <Part name="colour">
        <ul className="guide__colours">
          {colours.map((colour) => (
            <li key={colour}>
              <span className={`guide__colour guide__colour--${colour}`} />
              <code>{`--${colour}`}</code>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="type">
        {steps.map((step) => (
          <p key={step} className={`guide__type guide__type--${step}`}>
            <code>{`--${step}`}</code> {words}
          </p>
        ))}
      </Part>
      <Part name="button">
        {looks.map((look) => (
          <Button key={look} look={look} type="button">
            {look}
          </Button>
        ))}
        <Button type="button" disabled>
          {words}
        </Button>
        <a className="more" href="#main">
          <span>{words}</span>
          <Icon name="arrow" />
        </a>
      </Part>
      <Part name="icon">
        {iconNames.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </Part>
      <Part name="price">
        <Price cents={cents} isFrom /> <UnitPrice cents={2 * cents} per="l" />
        <Quantity of={words} meta={fields.count} />
      </Part>
      <Part name="notice">
        {kinds.map((kind) => (
          <Notice key={kind} kind={kind} title={words}>
            <p>{text}</p>
          </Notice>
        ))}
      </Part>
      <Part name="form">
        <form {...getFormProps(form)} className="guide__form">
          <ErrorSummary errors={[{ id: fields.wrong.id, message: words }]} />
          <Field meta={fields.right} label={words} hint={text} />
          <Field meta={fields.wrong} label={words} error={text} optional />
          <Field meta={fields.long} label={words} multiline />
          <SelectField
            meta={fields.list}
            label={words}
            options={looks.map((look) => ({ value: look, label: look }))}
          />
          <ChoiceField
            meta={fields.choice}
            legend={words}
            choices={kinds.map((kind) => ({ value: kind, label: kind, text }))}
          />
          <CheckboxField meta={fields.tick} label={text} />
        </form>
      </Part>
      <Part name="picture">
        <Picture image={picture} sizes="20rem" />
      </Part>
      <Chapters chapters={[{ heading: words, paragraphs: [text, words], image: picture }]} />
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="guide wrap" aria-labelledby={`guide-${name}`}>
      <h2 id={`guide-${name}`}>{name}</h2>
      <div className="guide__parts">{children}</div>
    </section>
  );
}
