import { expect, test } from 'vitest';
import { ChoiceField } from '~/components/forms/choice-field';
import { renderForm } from '../../../support/render-form';

const choices = [
  { value: 'tavern', label: 'Konoba' },
  { value: 'restaurant', label: 'Restoran' },
];

const render = (props: { value?: string; error?: string; hint?: string } = {}) =>
  renderForm(
    (field) => <ChoiceField meta={field('venue')} legend="Gdje" choices={choices} {...props} />,
    { values: props.value ? { venue: props.value } : {} },
  );

/** The attributes of each choice. */
const inputsIn = (html: string) =>
  [...html.matchAll(/<input([^>]*)>/g)].map(([, attributes = '']) => attributes);

test('the error summary’s link leads to the first choice alone', () => {
  const ids = inputsIn(render()).map((attributes) => /\sid="([^"]*)"/.exec(attributes)?.[1]);
  expect(ids).toEqual(['f-venue', undefined]);
});

test('the chosen option stays selected; hint and error describe the group', () => {
  const html = render({ value: 'restaurant', error: 'Odaberite.', hint: 'Jedno od dvoga.' });
  const chosen = inputsIn(html).filter((attributes) => attributes.includes('checked'));
  expect(chosen).toHaveLength(1);
  expect(chosen[0]).toContain('value="restaurant"');
  expect(html).toContain('aria-describedby="f-venue-error f-venue-description"');
});
