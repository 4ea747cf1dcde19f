import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneLink } from '~/components/forms/enquiry-section';
import { SelectField } from '~/components/forms/select-field';
import { Button } from '~/components/ui/button';
import { FilledText, gap } from '~/components/ui/filled-text';
import { PriceNotes } from '~/components/ui/price-notes';
import { useHydrated } from '~/components/ui/use-hydrated';
import { formatMoney } from '~/i18n/format';
import { findPrice, largestGroup, type PriceRow } from './package-offer';
import type { FieldOf } from './reservation-fields';

type GroupSizeProps = { field: FieldOf; prices: readonly PriceRow[] };

/** The group size and the resulting price, which scripts update immediately; without scripts there is a button. */
export function GroupSize({ field, prices }: GroupSizeProps) {
  const { t } = useTranslation(['reservation', 'packages']);
  const persons = field('persons');
  const { id, initialValue } = persons.meta;
  const [chosen, setChosen] = useState(Number(initialValue));
  const box = useRef<HTMLDivElement>(null);
  // The choice may have been made before hydration, or restored by the browser.
  useEffect(() => setChosen(Number(box.current?.querySelector('select')?.value)), []);
  const max = largestGroup(prices);
  const sizes = Array.from({ length: max }, (_, index) => index + 1);
  return (
    <div className="group-size" ref={box}>
      <div className="group-size__row">
        <SelectField
          {...persons}
          label={t('fields.persons')}
          hint={
            <FilledText text={t('hints.persons', { max, phone: gap })}>
              <PhoneLink />
            </FilledText>
          }
          options={sizes.map((count) => ({
            value: String(count),
            label: t('packages:persons', { count }),
          }))}
          onChange={(size) => setChosen(Number(size))}
        />
        <UpdateButton of={id} />
      </div>
      <GroupPrice of={id} persons={chosen} prices={prices} />
    </div>
  );
}

/**
 * Scripts may be on and still never start, so the button is there until they have. It keeps its place then: nothing
 * moves, and a press that was held is repeated through it.
 */
function UpdateButton({ of: id }: { of: string }) {
  const { t } = useTranslation('reservation');
  return (
    <Button
      look="line"
      className={useHydrated() ? 'group-size__spare' : ''}
      name="intent"
      value="update"
      formAction={`#${id}`}
    >
      {t('update')}
    </Button>
  );
}

type GroupPriceProps = {
  /** The id of the field that determines the price. */
  of: string;
  persons: number;
  prices: readonly PriceRow[];
};

function GroupPrice({ of: id, persons, prices }: GroupPriceProps) {
  const { t } = useTranslation('reservation');
  const price = findPrice(prices, persons);
  return (
    <output className="group-price tabular" htmlFor={id} aria-label={t('price.title')}>
      {price ? (
        <>
          <span className="group-price__row">
            <span>{t('price.person')}</span>{' '}
            <span data-price={price.personCents}>{formatMoney(price.personCents)}</span>
            <PriceNotes of={price} />
          </span>{' '}
          <span className="group-price__row group-price__total">
            <span>{t('price.total', { count: persons })}</span>{' '}
            <span className="price" data-sum={persons * price.personCents}>
              {formatMoney(persons * price.personCents)}
            </span>
          </span>
        </>
      ) : null}
    </output>
  );
}
